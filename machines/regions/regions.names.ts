import { namesOf } from '../support/names'
import type { regionsMachine } from './regions.machine'

export const regionsNames = namesOf<typeof regionsMachine>({
  title: 'Регионы компании',
  purpose: 'Регионы, доступные пользователю, и тот из них, для которого он покупает.',
  about: {
    lives: 'Запускает покупатель вместе с собой; живёт, пока он не вышел. Регион решает, какие цены, какая корзина и какие заказы.',
    rules: ['STATE-002', 'STATE-007', 'STATE-008', 'DEC-027'],
    story: 'region',
    screens: [
      'на всех страницах: кнопка региона в шапке',
      'окно «Кто будет покупать...»',
      '/personal/companies',
      'полоса «Компании не загрузились»',
    ],
  },
  states: {
    loading: 'Загружаются',
    choosing: 'Выбирается первый',
    chosen: 'Регион выбран',
    looking: 'Выбран, список читается снова',
    none: 'Регионов нет',
    failed: 'Ответа нет',
    refused: 'Отказано',
  },
  events: {
    'region.picked': 'отмечен регион',
    'region.confirmed': 'нажато «Применить»',
    'choice.dropped': 'окно выбора закрыто',
    'regions.retried': 'велено попробовать снова',
    'region.follow': 'выбран в другой вкладке',
    'regions.load': 'велено загрузить',
    'regions.looked': 'на магазин смотрят снова',
  },
  facts: { 'region.applied': 'действует регион', 'region.absent': 'регионов нет' },
  calls: { loadRegions: 'загрузить регионы' },
  guards: {
    isKnown: 'список был',
    hasChoice: 'есть из чего выбрать',
    isAnother: 'отмечен другой',
    isUnanswered: 'ответа нет',
    isStale: 'прочитано больше пяти минут назад',
    isAsBefore: 'действующий прежний',
    canFollow: 'другой и доступный',
  },
  delays: { restPause: 'пауза после сбоя' },
  actions: {
    keepRegions: 'запомнить регионы',
    countFailure: 'посчитать сбой',
    noteRefusal: 'запомнить отказ',
    chooseFirst: 'взять прежний, иначе избранный, иначе первый доступный',
    pick: 'отметить',
    dropPick: 'снять отметку',
    activate: 'сделать действующим',
    announceApplied: 'сообщить: действует регион',
    announceAbsent: 'сообщить: регионов нет',
  },
})
