import type { cartMachine } from '../../../../machines/cart/cart.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfCart: Unreached<typeof cartMachine> = {
  'cart.content.waiting--always.0':
    'С известным регионом корзина начинает только заново после ошибки в ней самой, а такой ошибки ни покупатель, ни сервер не вызовут.',
  'cart.writing.restoring--error.loadWishes.0':
    'Неотправленное читается из памяти браузера: отказать может только браузер, который её запретил или испортил, а не покупатель, сервер или другая вкладка.',
}
