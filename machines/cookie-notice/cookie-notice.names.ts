import { namesOf } from '../support/names'
import type { cookieNoticeMachine } from './cookie-notice.machine'

export const cookieNoticeNames = namesOf<typeof cookieNoticeMachine>({
  title: 'Сообщение о cookie',
  purpose: 'Показано гостю, пока его не приняли; вошедшему не показывается.',
  about: {
    lives: 'Запускает магазин вместе с собой; принятое однажды больше не показывается.',
    rules: ['STATE-013', 'DEC-010'],
    story: 'frame',
    screens: ['на страницах с шапкой и подвалом: сообщение о cookie внизу'],
    beyond: { loadConsent: 'память браузера' },
  },
  states: { reading: 'Вспоминает', shown: 'Показано', accepted: 'Принято' },
  events: { 'cookies.accepted': 'нажато «Принять»' },
  calls: { loadConsent: 'вспомнить согласие' },
  guards: { isGiven: 'уже принято' },
  actions: { keepConsent: 'сохранить согласие' },
})
