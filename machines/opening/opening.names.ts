import { namesOf } from '../support/names'
import type { openingMachine } from './opening.machine'

export const openingNames = namesOf<typeof openingMachine>({
  title: 'Открытие экрана',
  purpose: 'Часть экрана показывается, когда есть всё, что на ней стоит, чтобы ничто не прыгало; долго не ждёт и показывает то, что есть.',
  about: {
    lives: 'Запускает часть экрана, которой нужны данные; живёт, пока эта часть на экране.',
    rules: ['DEC-059'],
    story: 'frame',
    screens: ['/cart', '/product/:id?', 'на всех страницах: полосы под шапкой'],
    notes: [
      'Сколько ждать, говорит та часть экрана: строки корзины и страница товара ждут цен не дольше 3,5 секунды, итог корзины ждёт подарка не дольше 1 секунды, страница под шапкой ждёт полос над ней не дольше 5 секунд.',
    ],
  },
  states: { closed: 'Ещё ничего нет', waiting: 'Ждёт остального', whole: 'Показана целиком', partial: 'Показана без того, чего нет' },
  events: { 'content.seen': 'видно, что уже есть' },
  guards: { isAnother: 'другой регион', isKnown: 'начало есть', isThere: 'есть всё', hasFailed: 'не загрузилось' },
  actions: { note: 'запомнить, что есть' },
  delays: { patience: 'дольше не ждать' },
})
