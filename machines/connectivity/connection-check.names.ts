import { namesOf } from '../support/names'
import type { connectionCheckMachine } from './connection-check.machine'

export const connectionCheckNames = namesOf<typeof connectionCheckMachine>({
  title: 'Проверка связи',
  purpose: 'Отвечает ли сервер: спрашивает при открытии страницы, по кнопке и когда вернулась сеть; отказ тоже ответ.',
  about: {
    lives: 'Запускает страница «Нет связи»; живёт, пока она открыта.',
    rules: ['DEC-062'],
    story: 'connection',
    screens: ['/offline'],
  },
  states: { asking: 'Спрашивает', silent: 'Ответа нет', reached: 'Отвечает' },
  events: { 'check.asked': 'нажато «Проверить связь» или сеть вернулась' },
  calls: { reach: 'спросить сервер' },
  guards: { isUnanswered: 'ответа нет' },
  actions: { noteSilence: 'запомнить, когда не ответил', forgetSilence: 'забыть, что не отвечал' },
})
