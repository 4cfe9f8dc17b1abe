import { namesOf } from '../support/names'
import type { savedLineMachine } from './saved-line.machine'

export const savedLineNames = namesOf<typeof savedLineMachine>({
  title: 'Строка сохранённой корзины',
  purpose: 'Записывает на сервер количество одной строки: побеждает последнее пожелание, запись одна, ключ прежний до ответа.',
  about: {
    lives: 'Запускают «Строки сохранённой корзины», когда количество строки изменили; пишет одну строку.',
    rules: ['DEC-018', 'DEC-020'],
    story: 'savedCarts',
    screens: ['/personal/carts'],
  },
  states: {
    typing: 'Набирают',
    sending: 'Отправляет',
    resting: 'Ответа нет, пауза',
    barred: 'Ждёт входа',
    refused: 'Отказано',
    settled: 'Писать нечего',
  },
  events: {
    'quantity.wished': 'количество изменено',
    'quantity.entered': 'ввод количества закончен',
    'writing.resumed': 'связь и вход есть: можно писать снова',
    'refusal.seen': 'отказ прочитан',
  },
  calls: { sendLine: 'записать строку' },
  guards: { hasNext: 'пожелали ещё', isUnanswered: 'ответа нет', isBarred: 'нужен вход' },
  actions: {
    wish: 'запомнить пожелание',
    wishNext: 'запомнить следующее',
    takeNext: 'взять следующее',
    countFailure: 'посчитать сбой',
    forgetFailures: 'забыть сбои',
    blame: 'запомнить причину',
    forgetRefusal: 'забыть отказ',
    tellAnswered: 'сказать строкам: строка записана',
    tellStalled: 'сказать строкам: ждёт связи или входа',
    tellRefused: 'сказать строкам: не принята',
  },
  delays: { typingPause: 'пауза после набора', restPause: 'пауза после сбоя' },
})
