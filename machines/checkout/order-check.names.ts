import { namesOf } from '../support/names'
import type { orderCheckMachine } from './order-check.machine'

export const orderCheckNames = namesOf<typeof orderCheckMachine>({
  title: 'Проверка перед заказом',
  purpose:
    'Кнопка, от которой не видно итога. Итог уже был на виду, и предупреждений нет – нажатие сразу заказывает; иначе первое ведёт к итогу, а заказывает второе.',
  about: {
    lives:
      'Запускает итог на странице корзины; живёт, пока он на странице, даже если отдельной кнопки нет. Предупреждения – это и недобавленные строки ввода, и непринятые строки корзины.',
    rules: ['DEC-026', 'DEC-067'],
    story: 'order',
    screens: ['/cart'],
  },
  states: { unread: 'Итог не прочитан', seen: 'Итог на виду', led: 'Покупатель приведён к итогу' },
  events: { 'block.seen': 'итог был на виду', 'block.changed': 'в итоге сказано другое', 'order.pressed': 'нажато «Оформить заказ»' },
  facts: { 'order.passed': 'можно отправлять', 'order.led': 'сначала показать итог' },
  guards: { hasWarnings: 'есть предупреждения' },
  actions: { announcePassed: 'сообщить: можно отправлять', announceLed: 'сообщить: сначала показать итог' },
})
