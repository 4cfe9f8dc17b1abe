import { namesOf } from '../support/names'
import { cartFillMachine } from './cart-fill.machine'

export const cartFillNames = namesOf(cartFillMachine, {
  title: 'Список в корзину',
  purpose: 'Смотрит, что из списка товаров можно взять и почём, кладёт в корзину по упаковке того, чего там нет, и отчитывается.',
  states: {
    waiting: 'Ждёт региона',
    loading: 'Загружает цены',
    failed: 'Ответа нет',
    refused: 'Отказано',
    ready: 'Известно, что войдёт',
    adding: 'Кладёт в корзину',
    reported: 'Отчитался',
  },
  events: {
    'region.aimed': 'действует регион',
    'loading.retried': 'нажато «Повторить»',
    'fill.confirmed': 'нажато «В корзину»',
  },
  calls: { loadPrices: 'загрузить цены', addLines: 'положить в корзину' },
  guards: {
    isAnother: 'другой регион',
    isUnanswered: 'ответа нет',
    hasSome: 'есть что взять',
    isElsewhere: 'регион уже другой',
  },
  actions: {
    aim: 'сменить регион',
    noteAimed: 'запомнить новый регион',
    take: 'взять цены',
    countFailure: 'посчитать сбой',
    blame: 'запомнить причину',
    noteRefusal: 'запомнить, почему не взято',
    wish: 'составить пожелания',
    report: 'составить отчёт',
  },
  delays: { restPause: 'пауза после сбоя' },
})
