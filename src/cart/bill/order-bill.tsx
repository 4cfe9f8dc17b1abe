import { payableItems } from '../../../model/order/confirmed'
import type { Order } from '../../../model/order/order'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Bill } from './bill'

/** What an order came to without what the warehouse refused, at the VAT rate of its own date. It keeps no price for all, so what the buyer's own discounts took off is not known. [DEC-015, DEC-017] */
export function OrderBill({ order }: { order: Order }) {
  const items = payableItems(order.items)
  return (
    <Bill
      goods={counted(items.length, words.product)}
      units={items.reduce((sum, { qty }) => sum + qty, 0)}
      full={order.goods}
      pickup={order.additional_discount}
      total={order.total}
      totalName="Итого"
      weight={order.weight}
      at={Date.parse(order.created_at)}
    />
  )
}
