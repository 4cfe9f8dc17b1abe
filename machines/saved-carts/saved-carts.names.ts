import { namesOf } from '../support/names'
import type { savedCartsMachine } from './saved-carts.machine'

export const savedCartsNames = namesOf<typeof savedCartsMachine>({
  title: 'Сохранённые корзины',
  purpose: 'Ведёт каждую прочитанную корзину и помнит удалённые здесь, чтобы их вернуть, пока открыта страница.',
  about: {
    lives: 'Запускает страница сохранённых корзин; живёт, пока страница открыта.',
    rules: ['DEC-021'],
    story: 'savedCarts',
    screens: ['/personal/carts'],
  },
  events: {
    'carts.read': 'корзины прочитаны',
    'cart.removed': 'корзина удалена',
    'cart.returned': 'корзина вернулась',
  },
  calls: { savedCart: 'сохранённая корзина' },
  actions: {
    watch: 'завести участников',
    keepGhost: 'помнить удалённую',
    takeBack: 'показать вернувшуюся',
    dropReturned: 'положиться на прочитанное',
  },
})
