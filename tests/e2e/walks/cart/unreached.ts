import type { cartMachine } from '../../../../machines/cart/cart.machine'
import type { Unreached } from '../harness/unreached'

/** What no browser reaches of the machine of this folder, and why. */
export const unreached: Unreached<typeof cartMachine> = {
  'cart.content.waiting--always.0':
    'С известным регионом корзина начинает только заново после ошибки в ней самой, а такой ошибки ни покупатель, ни сервер не вызовут.',
  'cart.writing.restoring--error.loadWishes.0':
    'Неотправленное лежит в базе браузера: отказать она может, только запрещённая или испорченная, а не по воле покупателя, сервера или другой вкладки. Тогда не работает и сервер демо: он живёт там же.',
}
