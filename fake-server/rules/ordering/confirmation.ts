import { pickupDiscount } from '../../../model/money/price'
import { ORDER_SHIPPED, type OrderStatus } from '../../../model/order/status'
import type { OrderItem } from '../../../model/order/order'
import type { StoredItem, TableRow } from '../../tables'

/** How many units of a line are delivered and paid for: those that the warehouse did not refuse. */
export const payableUnits = ({ qty, refused }: Pick<StoredItem, 'qty' | 'refused'>): number => qty - (refused?.qty ?? 0)

/** What the goods of an order come to, without what was refused. @returns kopecks */
export const goodsOf = (items: readonly StoredItem[]): number =>
  items.reduce((sum, item) => sum + payableUnits(item) * item.cost_vs_discount, 0)

/** The sum of an order as its page says it. [DEC-015] @returns kopecks */
export function totalOf({ items, receiving_type }: Pick<TableRow<'order'>, 'items' | 'receiving_type'>): number {
  const goods = goodsOf(items)
  return goods - pickupDiscount(goods, receiving_type === 'pickup')
}

/** What the warehouse says of a line of an order that it has confirmed. @param status the order's own */
export const confirmationOf = (item: StoredItem, status: OrderStatus): Pick<OrderItem, 'confirmed' | 'shipped' | 'refusal'> => ({
  confirmed: payableUnits(item),
  shipped: status === ORDER_SHIPPED ? payableUnits(item) : 0,
  ...(item.refused && { refusal: item.refused.reason }),
})
