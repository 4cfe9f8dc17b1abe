import { namesOf } from '../support/names'
import { cartGiftMachine } from './cart-gift.machine'

export const cartGiftNames = namesOf(cartGiftMachine, {
  title: 'Подарок за корзину',
  purpose: 'Что корзина заработала и чего ей не хватает до подарка: спрашивается, когда сервер принял все строки; сбои молчат.',
  states: { idle: 'Не спрошено', asking: 'Спрашивает', known: 'Известно', failed: 'Ответа нет', refused: 'Отказано' },
  events: { 'cart.settled': 'корзина сохранена' },
  calls: { loadGift: 'спросить о подарке' },
  guards: { isAnother: 'другой регион', isBehind: 'корзина уже другая', isUnanswered: 'ответа нет' },
  actions: {
    aim: 'сменить регион',
    noteBehind: 'отметить: корзина изменилась',
    noteAsked: 'снять отметку',
    keep: 'взять подарок',
    countFailure: 'посчитать сбой',
  },
  delays: { restPause: 'пауза после сбоя', stale: 'ответ устарел' },
})
