import { inviteMachine } from '../../../../machines/invite/invite.machine'
import { ApiError } from '../../../../model/api-error'
import type { Invite } from '../../../../model/company/company'
import { invitePath } from '../../../../model/company/invite-code'
import { STALE_AFTER_MS } from '../../../../model/limits'
import { InvitePage } from '../../pages/invite'
import { leaveFor } from '../../support/looks'
import { PASSWORD, people } from '../../support/people'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'

type World = { stage: Stage; invite: InvitePage }

const CODE = 'SAMA-2RA9-KDWX'
const CODES = { ждёт: CODE, чужое: 'H7QD-PAVE-3JZT', истекло: 'WXTH-4MKR-82CN', нет: 'NOTA-CODE-AT-ALL', 'не код': 'код' } as const
const WAITS = 'ждёт'
const PENDING: Invite = {
  id: 3,
  email: people.buyer,
  company_name: 'ООО «Волга-Сервис»',
  store_city_name: 'Самара',
  inviter_name: '',
  company_region_id: 2,
  status: 'pending',
  expires_at: '2026-11-30T09:00:00Z',
}
const ACCEPTED: Invite = { ...PENDING, status: 'accepted' }
const REJECTED: Invite = { ...PENDING, status: 'rejected' }
const EXPIRED: Invite = { ...PENDING, status: 'expired' }
/** It arrived, and its answer did not come. */
const LOST = new ApiError(0, '')
const UNAUTHORIZED = new ApiError(401, '')
/** The server does not answer either where the invitation is read after that: the machine would forget of which it knows. */
const LOST_BEFORE = new ApiError(SILENT.status, 'принято')
/** What was accepted is not answered again. */
const isUnanswered = ({ context: { error } }: { context: { error: ApiError | null } }) =>
  error?.status !== LOST.status && error?.message !== LOST_BEFORE.message

const mainOf = ({ stage }: World) => stage.page.getByRole('main')
const isTitled = (title: string | RegExp) => async (world: World) =>
  expect(mainOf(world).getByRole('heading', { level: 1 })).toHaveText(title)
const isWrong = async (world: World, { context }: { context: { isCodeWrong: boolean } }) =>
  expect(mainOf(world).getByText(/^На.код не.похоже/)).toHaveCount(context.isCodeWrong ? 1 : 0)
/** Until the shop asks who is there. */
const isAsked = async ({ shop }: Stage) => expect(shop.login.popup).toBeVisible()

async function acceptElsewhere(stage: Stage): Promise<void> {
  const other = await stage.shop.tab()
  await other.open(invitePath(CODE))
  await new InvitePage(other.page).accept.click()
  await expect(other.heading(/^Вы.в.компании/)).toBeVisible()
  await other.page.close()
  await stage.page.bringToFront()
}
async function enterCode({ invite }: World, code: string): Promise<void> {
  await invite.code.fill(code)
  await invite.open.click()
}

const passing = { unseen: 'Проходится сразу.' }

const SAME_PERSON =
  'Чужим показанное приглашение не становится: почту на сайте не меняют, а со сменой человека, и в другой вкладке, страница начинает заново.'
const STAYS = 'Показанное приглашение не исчезает: ни магазин, ни его сервер приглашений не отзывают.'

export default driverOf<typeof inviteMachine, World>({
  // Whoever looks again here does so after five minutes.
  machine: inviteMachine.provide({ guards: { isStale: () => true } }),
  unreached: {
    'invite.answering--error.sendAnswer.1': SAME_PERSON,
    'invite.answering--error.sendAnswer.2': STAYS,
    'invite.answering--error.sendAnswer.4':
      'Сервер отказывает, только если приглашение уже решено или регион заблокирован (тогда оно читается снова), чужое, пропало или нет входа; иной отказ ему послать нечем.',
    'invite.checking--error.loadInvite.1': SAME_PERSON,
    'invite.checking--error.loadInvite.2': STAYS,
  },
  isOfPage: true,
  starts: [
    ...Object.entries(CODES).map(([name, code]) => ({
      name,
      input: { code, isGuest: false },
      come: async (stage: Stage) => {
        await stage.shop.comeAs('buyer', invitePath(code))
        return { stage, invite: new InvitePage(stage.page) }
      },
    })),
    {
      name: 'без кода',
      input: { code: null, isGuest: false },
      come: async (stage) => {
        await stage.shop.comeAs('buyer', invitePath(null))
        return { stage, invite: new InvitePage(stage.page) }
      },
    },
    {
      name: 'гость',
      input: { code: CODE, isGuest: true },
      come: async (stage) => {
        await stage.shop.open(invitePath(CODE))
        return { stage, invite: new InvitePage(stage.page) }
      },
    },
  ],
  situation: ({ value, context: { code, invite: seen, wanted, error, isCodeWrong } }) =>
    JSON.stringify([value, code, seen?.status, wanted, error?.status, error?.message, isCodeWrong]),
  // The page of another invitation has another.
  endsBy: ['invite.codeless--code.entered.0', 'invite.unknown--code.entered.1'],
  events: {
    'code.entered': [
      {
        as: { type: 'code.entered', code: 'сама' },
        when: ({ context }) => !context.isCodeWrong,
        make: (world) => enterCode(world, 'сама'),
      },
      {
        as: { type: 'code.entered', code: CODES.нет },
        when: ({ context }) => context.code === CODES.нет,
        make: (world) => enterCode(world, CODES.нет),
      },
      {
        as: { type: 'code.entered', code: CODE },
        make: async (world) => {
          await enterCode(world, `https://karter.example${invitePath(CODE)}?utm=mail`)
          await expect(world.stage.page).toHaveURL(invitePath(CODE))
        },
      },
    ],
    'acceptance.pressed': [{ as: { type: 'acceptance.pressed' }, when: isUnanswered, make: ({ invite: page }) => page.accept.click() }],
    'rejection.asked': [{ as: { type: 'rejection.asked' }, when: isUnanswered, make: ({ invite: page }) => page.reject.click() }],
    'rejection.withdrawn': [
      {
        as: { type: 'rejection.withdrawn' },
        make: ({ invite: { question } }) => question.getByRole('button', { name: 'Оставить' }).click(),
      },
    ],
    'rejection.confirmed': [
      {
        as: { type: 'rejection.confirmed' },
        make: ({ invite: { question } }) => question.getByRole('button', { name: 'Отклонить' }).click(),
      },
    ],
    'invite.retried': [
      {
        as: { type: 'invite.retried' },
        when: (snapshot) => snapshot.matches('failed'),
        make: (world) => mainOf(world).getByRole('button', { name: 'Повторить' }).click(),
      },
      {
        as: { type: 'invite.retried' },
        when: (snapshot) => snapshot.matches('barred'),
        make: ({ stage }) => stage.shop.login.submit(people.buyer, PASSWORD),
      },
    ],
    'invite.looked': [{ as: { type: 'invite.looked' }, make: ({ stage }) => leaveFor(stage.page, STALE_AFTER_MS + 1) }],
  },
  calls: {
    loadInvite: {
      asks: 'invites.get',
      done: [
        { as: PENDING, when: (snapshot, start) => start === WAITS && isUnanswered(snapshot) },
        { as: ACCEPTED, when: (snapshot) => !isUnanswered(snapshot) },
        {
          as: ACCEPTED,
          when: ({ context }, start) => start === WAITS && context.invite === null,
          before: acceptElsewhere,
        },
        { as: EXPIRED, when: (_, start) => start === 'истекло' },
      ],
      failed: [
        { as: UNAUTHORIZED, when: (_, start) => start === WAITS, plays: ['sessionExpires'], until: isAsked },
        { as: new ApiError(403, ''), when: (_, start) => start === 'чужое' },
        { as: new ApiError(404, ''), when: (_, start) => start === 'нет' },
        {
          as: SILENT,
          told: (snapshot) => (isUnanswered(snapshot) ? SILENT : LOST_BEFORE),
          when: (_, start) => start === WAITS,
          plays: ['serverDown'],
          attempts: ALL_ATTEMPTS,
        },
      ],
    },
    sendAnswer: {
      asks: 'invites.accept',
      done: [
        { as: ACCEPTED, when: ({ context }) => context.wanted === 'accepted' },
        { as: REJECTED, when: ({ context }) => context.wanted === 'rejected', asks: 'invites.reject' },
      ],
      failed: [
        { as: UNAUTHORIZED, when: ({ context }) => context.wanted === 'accepted', plays: ['sessionExpires'], until: isAsked },
        { as: SILENT, when: ({ context }) => context.wanted === 'rejected', asks: 'invites.reject', plays: ['serverDown'] },
        { as: LOST, when: ({ context }) => context.wanted === 'accepted', plays: ['inviteAnswerLost'] },
      ],
    },
  },
  states: {
    opening: passing,
    judging: passing,
    codeless: async (world, snapshot) => {
      await isTitled(/^Приглашение в.компанию$/)(world)
      await isWrong(world, snapshot)
    },
    guest: isTitled(/^Вас приглашают в.компанию$/),
    loading: (world) => expect(mainOf(world).getByRole('article')).toBeHidden(),
    pending: isTitled(/^Вас приглашают в.ООО «Волга-Сервис»$/),
    'pending.open': async (world, { context }) => {
      await expect(world.invite.accept).toBeEnabled()
      await expect(mainOf(world).getByRole('alert')).toHaveText(context.error ? [/^Ответ не.принят/] : [])
    },
    'pending.asking': ({ invite: page }) => expect(page.question).toBeVisible(),
    answering: isTitled(/^Вас приглашают в.ООО «Волга-Сервис»$/),
    'answering.accepting': (world) =>
      expect(mainOf(world).getByRole('button', { name: 'Принимаем…' })).toHaveAttribute('aria-busy', 'true'),
    'answering.rejecting': ({ invite: page }) => expect(page.reject).toHaveAttribute('aria-busy', 'true'),
    checking: ({ invite: page }) => expect(page.accept).toHaveAttribute('aria-busy', 'true'),
    accepted: isTitled(/^Вы.в.компании ООО «Волга-Сервис»$/),
    used: isTitled('Приглашение уже принято'),
    rejected: isTitled('Приглашение отклонено'),
    expired: isTitled('Срок приглашения истёк'),
    foreign: isTitled('Приглашение для другого человека'),
    unknown: async (world, snapshot) => {
      await isTitled('Такого приглашения нет')(world)
      await isWrong(world, snapshot)
    },
    failed: isTitled(/^Приглашение не.загрузилось$/),
    barred: async (world) => {
      await expect(world.stage.shop.login.popup).toBeVisible()
      await expect(mainOf(world).getByRole('heading', { level: 1, name: 'Вход истёк', includeHidden: true })).toBeAttached()
    },
  },
})
