import { namesOf } from '../support/names'
import type { pricesMachine } from './prices.machine'

export const pricesNames = namesOf<typeof pricesMachine>({
  title: 'Цены',
  purpose: 'Цены действующего региона: спрашиваются пачками и по одному разу, стареют по часам, со сменой региона отбрасываются.',
  about: {
    lives: 'Запускает покупатель вместе с собой; цены другого региона отбрасываются, как только действует новый.',
    rules: ['DEC-008', 'DEC-056'],
    story: 'region',
    screens: ['/catalog', '/product/:id?', '/cart'],
  },
  states: { idle: 'Всё известно', gathering: 'Собирает пачку', loading: 'Загружаются', failed: 'Ответа нет', refused: 'Отказано' },
  events: {
    'prices.aim': 'велено сменить регион',
    'prices.refresh': 'велено обновить устаревшие',
    'prices.forget': 'велено спросить заново',
    'prices.wanted': 'цена нужна',
    'prices.released': 'цена больше не нужна',
    'prices.retried': 'нажато «Повторить»',
  },
  facts: { 'prices.came': 'цены пришли' },
  calls: { loadPrices: 'загрузить цены' },
  guards: { hasDue: 'есть что спросить', isAnother: 'другой регион', isUnanswered: 'ответа нет', isNews: 'нужны другие товары' },
  actions: {
    aim: 'сменить регион',
    age: 'считать старыми',
    watch: 'отметить нужные',
    unwatch: 'снять отметку',
    countFailure: 'посчитать сбой',
    gather: 'составить пачку',
    keep: 'взять цены',
    announceCame: 'сообщить: цены пришли',
  },
  delays: { tick: 'до конца такта', restPause: 'пауза после сбоя' },
})
