import { namesOf } from '../support/names'
import { repeatMachine } from './repeat.machine'

export const repeatNames = namesOf(repeatMachine, {
  title: 'Повтор заказа',
  purpose: 'Показывает, что из старого заказа можно взять и почём, кладёт выбранное в корзину одним событием и отчитывается.',
  states: {
    waiting: 'Ждёт региона',
    loading: 'Загружает заказ и цены',
    failed: 'Ответа нет',
    refused: 'Отказано',
    choosing: 'Выбирает строки',
    judging: 'Смотрит, что уйдёт',
    asking: 'Спрашивает о замене корзины',
    adding: 'Кладёт в корзину',
    reported: 'Отчитался',
  },
  events: {
    'region.aimed': 'действует регион',
    'loading.retried': 'нажато «Повторить»',
    'line.chosen': 'строка отмечена или снята',
    'lines.chosen': 'отмечены или сняты все',
    'mode.changed': 'выбрано: добавить или только эти',
    'repeat.confirmed': 'нажато «В корзину»',
    'replacing.confirmed': 'замена корзины подтверждена',
    'replacing.declined': 'замена корзины отклонена',
  },
  calls: { loadRepeat: 'загрузить заказ и цены', addLines: 'положить в корзину' },
  guards: {
    isAnother: 'другой регион',
    isUnanswered: 'ответа нет',
    hasChosen: 'есть что взять',
    takesAway: 'из корзины что-то уйдёт',
  },
  actions: {
    aim: 'сменить регион',
    take: 'взять строки, отметить всё',
    countFailure: 'посчитать сбой',
    blame: 'запомнить причину',
    choose: 'отметить строку',
    chooseAll: 'отметить или снять всё',
    setMode: 'запомнить, как класть',
    noteStanding: 'запомнить корзину',
    wish: 'составить пожелания',
    report: 'составить отчёт',
  },
  delays: { restPause: 'пауза после сбоя' },
})
