import { namesOf } from '../support/names'
import type { productSavingMachine } from './product-saving.machine'

export const productSavingNames = namesOf<typeof productSavingMachine>({
  title: 'Товар в сохранённую корзину',
  purpose: 'Добавляет товар в выбранную сохранённую корзину под одним ключом, пока сервер не ответит, чтобы повтор не добавил его дважды.',
  about: {
    lives: 'Запускает окно «В сохранённую корзину» на странице товара; живёт, пока окно открыто.',
    rules: ['DEC-005', 'DEC-018'],
    story: 'savedCarts',
    screens: ['/product/:id?'],
  },
  states: { choosing: 'Выбирают корзину', sending: 'Добавляет', saved: 'Добавлен' },
  events: { 'cart.chosen': 'выбрана корзина' },
  calls: { sendLine: 'записать строку' },
  guards: { isInDoubt: 'неизвестно, сделано ли' },
  actions: {
    note: 'запомнить, что добавить',
    keep: 'запомнить корзину',
    doubt: 'запомнить, что ответа нет',
    blame: 'запомнить отказ',
  },
})
