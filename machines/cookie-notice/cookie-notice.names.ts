import { namesOf } from '../support/names'
import { cookieNoticeMachine } from './cookie-notice.machine'

export const cookieNoticeNames = namesOf(cookieNoticeMachine, {
  title: 'Сообщение о cookie',
  purpose: 'Показано, пока его не приняли.',
  states: { reading: 'Вспоминает', shown: 'Показано', accepted: 'Принято' },
  events: { 'cookies.accepted': 'нажато «Принять»' },
  calls: { loadConsent: 'вспомнить согласие' },
  guards: { isGiven: 'уже принято' },
  actions: { keepConsent: 'сохранить согласие' },
})
