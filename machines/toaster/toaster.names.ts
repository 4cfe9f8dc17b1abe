import { namesOf } from '../support/names'
import type { toasterMachine } from './toaster.machine'

export const toasterNames = namesOf<typeof toasterMachine>({
  title: 'Короткие сообщения',
  purpose: 'Сообщения у края экрана; пока страницу не видят, они ждут, чтобы ни одно не прошло незамеченным.',
  about: {
    lives: 'Запускает «Магазин» вместе с собой; живёт, пока открыта вкладка.',
    rules: ['CONST-005'],
    tables: [
      {
        title: 'Сколько сообщение стоит на экране',
        heads: ['Какое', 'Сколько, пока на нём нет указателя и фокуса'],
        lines: [
          ['обычное', '2 с'],
          ['об уведомлении', '4 с'],
          ['об акции', '25 с'],
        ],
      },
    ],
    story: 'frame',
    screens: ['на всех страницах: короткие сообщения у края'],
    beyond: { toasts: 'экран' },
  },
  states: { showing: 'Показывает', holding: 'Страницу не видят' },
  events: {
    'toast.show': 'велено показать',
    'toast.gone': 'сообщение ушло',
    'toasts.hold': 'велено ждать',
    'toasts.release': 'велено показать отложенное',
    'toasts.clear': 'велено убрать всё',
  },
  calls: { toasts: 'вывод на экран' },
  actions: { draw: 'вывести', keep: 'отложить', forget: 'забыть ушедшее', wipe: 'убрать все' },
})
