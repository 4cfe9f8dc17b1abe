import { namesOf } from '../support/names'
import { cartGiftMachine } from './cart-gift.machine'

export const cartGiftNames = namesOf(cartGiftMachine, {
  title: 'Подарок за корзину',
  purpose:
    'Что корзина заработала и чего ей не хватает до подарка: спрашивается, когда сервер принял все строки и на это смотрят; сбои молчат.',
  states: { idle: 'Не спрошено', asking: 'Спрашивает', known: 'Известно', failed: 'Ответа нет', refused: 'Отказано' },
  events: { 'cart.settled': 'корзина сохранена', 'gift.shown': 'подарок показан', 'gift.hidden': 'подарок больше не виден' },
  calls: { loadGift: 'спросить о подарке' },
  guards: {
    isAnother: 'другой регион',
    isNews: 'строки другие',
    isDue: 'пора спросить, и на это смотрят',
    isUnanswered: 'ответа нет',
  },
  actions: {
    watch: 'учесть смотрящего',
    unwatch: 'отпустить смотрящего',
    aim: 'сменить регион',
    noteLines: 'отметить: корзина изменилась',
    noteOld: 'отметить: ответ устарел',
    noteAsked: 'снять отметку',
    keep: 'взять подарок',
    countFailure: 'посчитать сбой',
  },
  delays: { restPause: 'пауза после сбоя', stale: 'ответ устарел' },
})
