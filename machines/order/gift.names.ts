import { namesOf } from '../support/names'
import type { giftMachine } from './gift.machine'

export const giftNames = namesOf<typeof giftMachine>({
  title: 'Подарок за заказ',
  purpose: 'Выбирают один из подарков и получают его один раз; что осталось без ответа, проверяют по заказу и просят снова.',
  about: {
    lives: 'Запускает выбор подарка у заказа; живёт, пока открыта его страница.',
    rules: ['DEC-005', 'DEC-023'],
    story: 'order',
    screens: ['/personal/orders/:id', '/orders/:id'],
  },
  states: {
    choosing: 'Выбирает',
    requesting: 'Просит подарок',
    checking: 'Смотрит, не получен ли',
    failed: 'Ответа нет',
    refused: 'Отказано',
    taken: 'Получен',
  },
  events: { 'gift.picked': 'выбран подарок', 'gift.asked': 'нажато «Получить подарок»' },
  facts: { 'gift.taken': 'подарок получен' },
  calls: { askGift: 'получить подарок', lookUp: 'посмотреть в заказе' },
  guards: {
    canAsk: 'есть что просить',
    isUnanswered: 'ответа нет',
    isConflict: 'заказ уже другой',
    isTaken: 'получен',
    wasRefused: 'до этого отказано',
  },
  actions: {
    pick: 'запомнить выбор',
    blame: 'запомнить причину',
    forgetBlame: 'забыть причину',
    countFailure: 'посчитать сбой',
    settle: 'забыть сбои',
    announceTaken: 'сообщить: подарок получен',
  },
  delays: { restPause: 'пауза после сбоя' },
})
