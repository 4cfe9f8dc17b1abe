import { formatMoney } from '../../model/money/money'
import type { NewOrder, Order } from '../../model/order/order'
import type { Scene, StoredRegion, StoredUser } from '../scene'
import { NEXT_ORDER_ID } from '../seed/orders'
import { nextId } from '../tables'
import { bump } from './cart'
import { cartId, lineId } from './cart-ids'
import { type OrderRow, orderView } from './order-view'
import { overdueDocuments } from './region-view'

/** Writes an order whose every part was checked: its lines leave the cart, a letter goes out. [DEC-022, DEC-026, DEC-041] */
export function placeOrder(
  scene: Scene,
  user: StoredUser,
  region: StoredRegion,
  receiving: Order['receiving'],
  { uuid, description, lines }: NewOrder,
): OrderRow {
  const { tables, now } = scene
  const row = tables.order.create({
    id: nextId(tables, 'order', NEXT_ORDER_ID),
    uuid,
    user_id: user.id,
    region_id: region.id,
    at: now(),
    items: lines.map((line) => ({ ...line })),
    receiving_type: receiving.type,
    receiving_id: receiving.id,
    receiving_name: receiving.name,
    receiving_address: receiving.address,
    description,
    gift: false,
    gift_product_id: 0,
    is_waiting: region.stopped || overdueDocuments(scene, region.id).length > 0,
    steps: [],
  })
  const cart = cartId(user.id, region.id)
  const gone = tables.cartLine.deleteMany({ where: { id: { in: lines.map(({ product_id }) => lineId(cart, product_id)) } } })
  if (gone?.length) bump(scene, cart)
  const { total, item_count } = orderView(scene, row, false)
  tables.message.create({
    id: nextId(tables, 'message'),
    to: user.email,
    kind: 'mail',
    title: `Заказ № ${row.id} размещён`,
    text: `Строк: ${item_count}, к оплате ${formatMoney(total)}. ${receiving.type === 'pickup' ? 'Самовывоз' : 'Доставка'}: ${receiving.address}.`,
    at: now(),
  })
  return row
}
