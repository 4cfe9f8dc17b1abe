import { loginLinkMachine } from '../../../../machines/login-link/login-link.machine'
import { ApiError } from '../../../../model/api-error'
import { loginLinkPath } from '../../../../model/identity/account/login-link'
import { LOGIN_LINK_LIFE_MS } from '../../../../model/limits'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'
import { leaveElsewhere } from '../worlds/other-tabs'

const ABSENT = 'без ссылки'
const WAITS = 'ссылка ждёт'
const USED = 'по ссылке уже вошли'
const EXPIRED = 'ссылка просрочена'
const UNKNOWN = 'такой ссылки нет'
const NAME = 'Антон Рябов'
const BUSY = new ApiError(429, '')

const mainOf = ({ page }: Stage) => page.getByRole('main')
const isTitled = (title: RegExp) => async (stage: Stage) => expect(mainOf(stage).getByRole('heading', { level: 1 })).toHaveText(title)
/** Nothing is said yet of what the server is asked. */
const isSilent = (stage: Stage) => expect(mainOf(stage).getByRole('heading', { level: 1 })).toBeHidden()

/** A link of the buyer, made in another tab, in which nobody is signed in any more. */
async function makeLink(stage: Stage): Promise<string> {
  await stage.shop.comeAs('buyer')
  const other = await stage.shop.tab()
  await other.open('/brands')
  await other.page.getByRole('button', { name: 'Демо' }).click()
  await other.page.getByText('Ссылка для входа').click()
  await other.page.getByRole('button', { name: 'Создать ссылку' }).click()
  const path = await other.page.getByRole('link', { name: 'Открыть ссылку для входа' }).getAttribute('href')
  await other.page.close()
  await leaveElsewhere(stage)
  return path ?? ''
}
/** Somebody logs in by a link in another tab, and out again. */
async function useUp(stage: Stage, path: string): Promise<void> {
  const other = await stage.shop.tab()
  await other.open(path)
  await other.page.getByRole('button', { name: `Войти как ${NAME}` }).click()
  await expect(other.header.cabinetButton).toBeVisible()
  await other.page.close()
  await leaveElsewhere(stage)
}
/** Opens the page as a guest, until the link is about to be checked. */
async function openLink(stage: Stage, path: string): Promise<Stage> {
  await stage.page.bringToFront()
  await stage.shop.open(path)
  await stage.let('session.user')
  await stage.passUntil(async () => (await stage.waiting('loginLinks.check')) > 0, 'the link is about to be checked')
  return stage
}

const IN_ANOTHER_TAB =
  'Пока эта страница открыта, использовать или отозвать ссылку может только тот, кто вошёл в соседней вкладке, а тогда и здесь уже «Вы уже вошли».'
const passing = { unseen: 'Проходится сразу.' }

export default driverOf<typeof loginLinkMachine, Stage>({
  machine: loginLinkMachine,
  unreached: {
    'loginLink.loggingIn--error.useLink.0': IN_ANOTHER_TAB,
    'loginLink.loggingIn--error.useLink.2': IN_ANOTHER_TAB,
    'loginLink.lookingUp--done.loadUser.0':
      'Потерять ответ на вход, который состоялся, в демо нечем: сервер или молчит, и тогда никто не вошёл, или отвечает.',
  },
  isOfPage: true,
  starts: [
    {
      name: ABSENT,
      input: { hasToken: false },
      come: async (stage) => {
        await stage.shop.open('/auth/autologin')
        await stage.let('session.user')
        await expect(mainOf(stage).getByRole('heading', { level: 1 })).toBeVisible()
        return stage
      },
    },
    { name: WAITS, input: { hasToken: true }, come: async (stage) => openLink(stage, await makeLink(stage)) },
    {
      name: USED,
      input: { hasToken: true },
      come: async (stage) => {
        const path = await makeLink(stage)
        await useUp(stage, path)
        return openLink(stage, path)
      },
    },
    {
      name: EXPIRED,
      input: { hasToken: true },
      come: async (stage) => {
        const path = await makeLink(stage)
        await stage.page.clock.fastForward(LOGIN_LINK_LIFE_MS)
        return openLink(stage, path)
      },
    },
    { name: UNKNOWN, input: { hasToken: true }, come: (stage) => openLink(stage, loginLinkPath('0'.repeat(32))) },
  ],
  situation: ({ value, context: { isInDoubt, error } }) => JSON.stringify([value, isInDoubt, error?.status]),
  events: {
    'login.pressed': [
      {
        as: { type: 'login.pressed' },
        when: (snapshot) => snapshot.matches('ready'),
        make: (stage) =>
          mainOf(stage)
            .getByRole('button', { name: `Войти как ${NAME}` })
            .click(),
      },
    ],
    'link.retried': [{ as: { type: 'link.retried' }, make: (stage) => mainOf(stage).getByRole('button', { name: 'Повторить' }).click() }],
  },
  calls: {
    checkLink: {
      asks: 'loginLinks.check',
      done: [{ as: { name: NAME }, when: (_, start) => start === WAITS }],
      failed: [
        { as: new ApiError(409, ''), when: (_, start) => start === USED },
        { as: new ApiError(410, ''), when: (_, start) => start === EXPIRED },
        { as: new ApiError(404, ''), when: (_, start) => start === UNKNOWN },
        { as: SILENT, when: (_, start) => start === WAITS, plays: ['serverDown'] },
      ],
    },
    useLink: {
      asks: 'loginLinks.use',
      done: [{ as: {} }],
      failed: [
        { as: new ApiError(410, ''), before: (stage) => stage.page.clock.fastForward(LOGIN_LINK_LIFE_MS) },
        { as: SILENT, plays: ['serverDown'] },
        { as: BUSY, plays: ['tooMany'] },
      ],
    },
    loadUser: {
      asks: 'session.user',
      done: [],
      failed: [{ as: new ApiError(401, '') }, { as: SILENT, plays: ['serverDown'], attempts: ALL_ATTEMPTS }],
    },
  },
  states: {
    opening: passing,
    absent: isTitled(/^Откройте ссылку ещё раз$/),
    checking: isSilent,
    ready: async (stage, { context }) => {
      await expect(mainOf(stage).getByRole('button', { name: `Войти как ${NAME}` })).toBeEnabled()
      await expect(mainOf(stage).getByRole('alert')).toHaveCount(context.error ? 1 : 0)
    },
    loggingIn: (stage) => expect(mainOf(stage).getByRole('button', { name: 'Входим…' })).toHaveAttribute('aria-busy', 'true'),
    lookingUp: isSilent,
    failed: isTitled(/^Ссылку не.удалось проверить$/),
    opened: isTitled(/^Входим…$/),
    used: isTitled(/^По.этой ссылке уже вошли$/),
    expired: isTitled(/^Срок ссылки истёк$/),
    unknown: isTitled(/^Ссылка не.подходит$/),
  },
})
