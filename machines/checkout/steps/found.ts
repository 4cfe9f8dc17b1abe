import type { Order } from '../../../model/order/order'
import { earlierText, orderDifference } from '../../../model/order/history/earlier'
import { pressOfOrder } from '../../../model/order/placing/press'
import type { CheckoutContext, CheckoutFact } from '../checkout.types'
import { asked } from './sent'

/** Whether an order that came back is what was asked for, and nobody knows which press made it. */
export const isAgain = (context: CheckoutContext, order: Order): boolean =>
  context.isUnsure && orderDifference(order, asked(context)) === null

/** What is told of an order that came back and is another than was asked for. */
export const earlierTextOf = (context: CheckoutContext, order: Order): string =>
  earlierText(order, orderDifference(order, asked(context)) ?? 'lines')

/** An order that is there, and which of the presses under its uuid it is of: what was wished since then counts against that one. [DEC-022] */
export const foundAs = ({ draft }: CheckoutContext, order: Order, text: string): Extract<CheckoutFact, { type: 'order.found' }> => ({
  type: 'order.found',
  order,
  text,
  press: pressOfOrder(draft.presses, order),
})
