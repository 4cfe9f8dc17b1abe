import { namesOf } from '../support/names'
import type { cartGiftMachine } from './cart-gift.machine'

export const cartGiftNames = namesOf<typeof cartGiftMachine>({
  title: 'Подарок за корзину',
  purpose:
    'Что заказ заработал и чего ему не хватает до подарка. Спрашивается, когда сервер принял строки заказа и подарок кто-то видит; о неудаче покупателю не говорится.',
  about: {
    lives: 'Запускает «Покупатель» вместе с собой. Спрашивает сервер, только пока подарок виден хотя бы на одном экране.',
    rules: ['DEC-012'],
    story: 'cart',
    screens: ['/cart'],
  },
  states: { idle: 'Не спрошено', asking: 'Спрашивает', known: 'Известно', failed: 'Ответа нет', refused: 'Отказано' },
  events: {
    'cart.settled': 'корзина записана, или выбраны другие строки',
    'cart.unsettled': 'корзина ещё не записана',
    'gift.shown': 'подарок показан',
    'gift.hidden': 'подарок больше не виден',
  },
  calls: { loadGift: 'спросить о подарке' },
  guards: {
    isAnother: 'другой регион',
    isNews: 'строки другие',
    isNothing: 'в заказ ничего не идёт',
    isDue: 'пора спросить, и на это смотрят',
    isUnanswered: 'ответа нет',
    isUnauthorized: 'нужен вход',
  },
  actions: {
    watch: 'учесть смотрящего',
    unwatch: 'отпустить смотрящего',
    aim: 'сменить регион',
    noteLines: 'отметить: строки другие',
    noteNothing: 'забыть подарок',
    noteUnsettled: 'отметить: корзина не записана',
    noteOld: 'отметить: ответ устарел',
    noteAsked: 'снять отметку',
    keep: 'взять подарок',
    noteFailure: 'посчитать сбой',
  },
  delays: { restPause: 'пауза после сбоя', stale: 'ответ устарел' },
})
