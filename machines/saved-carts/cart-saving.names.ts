import { namesOf } from '../support/names'
import type { cartSavingMachine } from './cart-saving.machine'

export const cartSavingNames = namesOf<typeof cartSavingMachine>({
  title: 'Сохранение корзины',
  purpose:
    'Сохраняет текущую корзину под названием: ключ прежний до ответа, второй корзины от потерянного ответа не будет. Изменились строки – сохраняется уже другая корзина.',
  about: {
    lives: 'Запускает окно «Сохранить корзину» или, на странице товара, «В сохранённую корзину»; живёт, пока окно открыто.',
    rules: ['DEC-005', 'DEC-018'],
    story: 'savedCarts',
    screens: ['/cart', '/product/:id?'],
  },
  states: { naming: 'Вводят название', saving: 'Сохраняет', renaming: 'Меняет название', saved: 'Сохранена' },
  events: { 'name.submitted': 'нажато «Сохранить»' },
  calls: { saveCart: 'сохранить корзину', sendName: 'сохранить название' },
  guards: { isInDoubt: 'ответа нет', isOtherName: 'сохранена под прежним названием' },
  actions: {
    note: 'запомнить название и строки',
    keep: 'запомнить корзину',
    blame: 'запомнить причину',
    takeNewKey: 'взять новый ключ',
  },
})
