import { isSameLines } from '../change'
import type { NewOrder, Order, OrderDetails, SeenLine } from '../order'
import { orderNumber } from '../order-number'

/** What was asked for, without what every order has. */
type AskedOrder = { receiving: NewOrder['receiving']; description: string; lines: readonly SeenLine[]; details: OrderDetails }
/** In what two orders may differ, the weightiest first. */
export type OrderDifference = 'lines' | 'receiving' | 'day' | 'contact' | 'number' | 'description'

const placeOf = (receiving: NewOrder['receiving']): number =>
  receiving.type === 'delivery' ? receiving.delivery_address_id : receiving.pickup_address_id

/** In what the order that came back differs from what was sent, the weightiest first; null: it is that very order. A uuid used before gives the order of then. [DEC-022] */
export function orderDifference(
  { items, receiving, description, ...said }: Pick<Order, 'items' | 'receiving' | 'description' | keyof OrderDetails>,
  asked: AskedOrder,
): OrderDifference | null {
  const lines = items.map(({ product, qty, cost }) => ({ product_id: product.id, qty, cost_vs_discount: cost }))
  if (!isSameLines(lines, asked.lines)) return 'lines'
  if (receiving.type !== asked.receiving.type || receiving.id !== placeOf(asked.receiving)) return 'receiving'
  // What a server does not answer it may have kept all the same.
  const isOther = (field: keyof OrderDetails) => said[field] !== undefined && said[field] !== (asked.details[field] ?? '')
  if (isOther('wanted_date') || isOther('wanted_window')) return 'day'
  if (isOther('contact_name') || isOther('contact_phone')) return 'contact'
  if (isOther('buyer_number')) return 'number'
  // Spaces around a comment say nothing, and a server may cut them.
  return description.trim() === asked.description.trim() ? null : 'description'
}

/** What the buyer is told of an order that was sent before a reload, or given up, and is there. */
export const acceptedText = ({ id }: Pick<Order, 'id'>): string => `Заказ ${orderNumber(id)} по\u00a0прошлому оформлению принят.`

/** The same where it is not known which press of the button made it. */
export const sameText = ({ id }: Pick<Order, 'id'>): string =>
  `Заказ ${orderNumber(id)} с\u00a0этими товарами принят. Прежде чем заказывать снова, посмотрите его.`

const OTHERS: Readonly<Record<Exclude<OrderDifference, 'lines' | 'receiving'>, string>> = {
  day: 'прежней датой доставки',
  contact: 'прежним контактом',
  number: 'прежним своим номером',
  description: 'прежним комментарием',
}

/** What the buyer is told of an order that was there before and is another than he asked for now. */
export function earlierText({ id, receiving }: Pick<Order, 'id' | 'receiving'>, difference: OrderDifference): string {
  const number = orderNumber(id)
  if (difference === 'lines') return `По этому оформлению уже принят заказ ${number}. Проверьте корзину: остальное можно заказать отдельно.`
  const how =
    difference === 'receiving'
      ? ` (${receiving.type === 'pickup' ? 'самовывоз' : 'доставка'}: ${receiving.name})`
      : ` с\u00a0${OTHERS[difference]}`
  return `По этому оформлению уже принят заказ ${number}${how}. Если он нужен другим, отмените его и\u00a0закажите снова.`
}
