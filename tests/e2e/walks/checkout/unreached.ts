import type { checkoutMachine } from '../../../../machines/checkout/checkout.machine'
import { STORAGE, type Unreached } from '../harness/unreached'

/** What no browser reaches of the machine of this folder, and why. */
export const unreached: Unreached<typeof checkoutMachine> = {
  'checkout.waiting--prices.met.0':
    'О ценах на экране оформлению говорят, только когда прочитана корзина его региона, а здесь региона ещё нет.',
  'checkout.waiting--prices.accepted.0': '«Принять цену» стоит на строке корзины, а пока региона нет, нет и строк.',
  'checkout.restoring--prices.accepted.0':
    '«Принять цену» стоит на строке корзины, а заполненное вспоминается раньше, чем строки его региона нарисованы.',
  'checkout.restoring--error.loadDraft.0': STORAGE,
  'checkout.ready.refused--order.withdrawn.0':
    'Кнопки «Вернуться» у отказа нет: его слова стоят в корзине и уходят с первым изменением заказа.',
  'checkout.unsent.deciding--change.accepted.2':
    'Когда заказать из изменившегося нечего, окно не предлагает «Заказать»: остаётся «Вернуться в корзину».',
}
