import { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import type { Stage } from '../harness/stage'

const noticeOf = ({ page }: Stage) => page.getByRole('region', { name: 'Файлы cookie' })
const ACCEPTED_BEFORE = 'принято прежде'

export default driverOf<typeof cookieNoticeMachine, Stage>({
  machine: cookieNoticeMachine,
  unreached: {
    'cookieNotice.reading--error.loadConsent.0':
      'Согласие лежит в простом хранилище браузера, а запрещённое или испорченное читается как пустое: отказа не бывает.',
  },
  starts: [
    {
      name: 'впервые здесь',
      input: undefined,
      come: async (stage) => {
        await stage.shop.open('/brands')
        return stage
      },
    },
    {
      name: ACCEPTED_BEFORE,
      input: undefined,
      come: async (stage) => {
        await stage.page.context().addCookies([{ name: 'cookie_consent', value: '1', domain: 'localhost', path: '/' }])
        await stage.shop.open('/brands')
        return stage
      },
    },
  ],
  events: {
    'cookies.accepted': [
      { as: { type: 'cookies.accepted' }, make: (stage) => noticeOf(stage).getByRole('button', { name: 'Принять' }).click() },
    ],
  },
  calls: {
    loadConsent: {
      asks: null,
      done: [
        { as: true, when: (_, start) => start === ACCEPTED_BEFORE },
        { as: false, when: (_, start) => start !== ACCEPTED_BEFORE },
      ],
      failed: [],
    },
  },
  states: {
    reading: { unseen: 'Память браузера отвечает раньше, чем нарисована страница.' },
    shown: (stage) => expect(noticeOf(stage)).toContainText('Мы используем cookie'),
    accepted: async (stage) => {
      await expect(stage.shop.heading('Бренды')).toBeVisible()
      await expect(noticeOf(stage)).toBeHidden()
    },
  },
})
