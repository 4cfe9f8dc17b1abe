import type { CompanyRegion } from '../../model/company/region'
import { orderNumber } from '../../model/order/order-number'
import { placedPage } from '../../model/order/order-page'
import { droppedText } from '../../model/order/outcome'
import { TO_CART, toOrder } from '../toaster/toast-links'
import type { Toast } from '../toaster/toaster.machine'
import type { CheckoutFact } from './checkout.types'

/** What the checkout says of an order that was pressed. */
export type OrderOutcome = Extract<CheckoutFact, { type: 'order.placed' | 'order.found' | 'order.stopped' | 'order.dropped' }>

/** The buyer has left the cart, and his order waits for it. [DEC-020] */
export const ORDER_GOES_ON: Toast = {
  text: 'Заказ уйдёт сам, когда корзина сохранится.',
  tone: 'info',
  kind: 'notification',
  link: TO_CART,
}
/** What became of an order whose buyer is on another page: he is told and not moved. `regions`: those that may be named. [DEC-022] */
export function orderToast(fact: OrderOutcome, regions: readonly CompanyRegion[]): Toast {
  if (fact.type === 'order.placed')
    return {
      text: `Заказ ${orderNumber(fact.order.id)} размещён.`,
      tone: 'ok',
      kind: 'notification',
      link: toOrder(fact.order.id, placedPage(fact.order.id)),
    }
  if (fact.type === 'order.found') return { text: fact.text, tone: 'ok', kind: 'notification', link: toOrder(fact.order.id) }
  if (fact.type === 'order.dropped')
    return { text: droppedText(regions.find(({ id }) => id === fact.regionId)), tone: 'bad', kind: 'notification', link: TO_CART }
  switch (fact.why) {
    case 'repeating':
      return { text: 'Заказ ещё не\u00a0отправлен: такой\u00a0же недавно оформлен.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'deciding':
      return { text: 'Заказ ещё не\u00a0отправлен: цены или наличие изменились.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'uncertain':
      return { text: 'Неизвестно, принят ли заказ: сервер не\u00a0ответил.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'refused':
      return { text: `Заказ не\u00a0оформлен. ${fact.reason}`, tone: 'bad', kind: 'notification', link: TO_CART }
  }
}
