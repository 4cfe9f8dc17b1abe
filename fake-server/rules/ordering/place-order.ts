import { pickupDayText, wantedDayText } from '../../../model/company/delivery-words'
import type { PickupPromise } from '../../../model/company/pickup-time'
import { formatPhone } from '../../../model/identity/phone'
import { formatMoney } from '../../../model/money/money'
import { orderNumber } from '../../../model/order/order-number'
import type { NewOrder, Order, SeenLine } from '../../../model/order/order'
import type { Scene, StoredRegion, StoredUser } from '../../scene'
import { NEXT_ORDER_ID } from '../../seed/orders'
import { nextId, type StoredItem, type TakenUnits } from '../../tables'
import { bump, noteNow } from '../cart'
import { cartId, lineId } from '../cart-ids'
import { type OrderRow, orderView } from '../order-view'
import { priceRowFor } from '../region/region-prices'
import { writeOrderLetter } from './order-letter'
import { overdueDocuments } from '../region/region-view'
import { takeUnits } from '../stock/taken'

/** Writes an order whose every part was checked: its lines are taken from the stock and leave the cart unless a program ordered them, a letter goes out. What waits for documents or debts is promised for no day. [DEC-022, DEC-026, DEC-041, DEC-081] */
export function placeOrder(
  scene: Scene,
  user: StoredUser,
  region: StoredRegion,
  receiving: Order['receiving'],
  promise: PickupPromise | null,
  { uuid, description, lines, ...said }: NewOrder,
): OrderRow {
  const { tables, now } = scene
  const cart = cartId(user.id, region.id)
  const isOfCart = scene.apiKeyId === null
  const is_waiting = region.stopped || overdueDocuments(scene, region.id).length > 0
  const row = tables.order.create({
    id: nextId(tables, 'order', NEXT_ORDER_ID),
    uuid,
    user_id: user.id,
    region_id: region.id,
    at: now(),
    items: lines.map((line) => ({
      ...(isOfCart ? withNote(line, noteNow(scene, cart, line.product_id)) : line),
      taken: takenFor(scene, region, line),
    })),
    receiving_type: receiving.type,
    receiving_id: receiving.id,
    receiving_name: receiving.name,
    receiving_address: receiving.address,
    pickup_date: is_waiting ? '' : (promise?.date ?? ''),
    pickup_from: is_waiting ? '' : (promise?.from ?? ''),
    description,
    contact_name: said.contact_name ?? '',
    contact_phone: said.contact_phone ?? '',
    buyer_number: said.buyer_number ?? '',
    wanted_date: said.wanted_date ?? '',
    wanted_window: said.wanted_window ?? '',
    gift: false,
    gift_product_id: 0,
    is_waiting,
    steps: [],
  })
  const gone = isOfCart && tables.cartLine.deleteMany({ where: { id: { in: lines.map(({ product_id }) => lineId(cart, product_id)) } } })
  if (gone && gone.length > 0) bump(scene, cart)
  const { total, item_count } = orderView(scene, row, false)
  writeOrderLetter(
    scene,
    row,
    `Заказ ${orderNumber(row.id)} размещён`,
    `Строк: ${item_count}, к оплате ${formatMoney(total)}. ${receiving.type === 'pickup' ? 'Самовывоз' : 'Доставка'}: ${receiving.address}.${saidText(row)}`,
  )
  return row
}

/** Takes a line from the stock of a region. @returns from where */
function takenFor(scene: Scene, region: StoredRegion, { product_id, qty }: SeenLine): TakenUnits[] {
  const product = scene.world.catalogue.byId.get(product_id)
  return product ? takeUnits(scene, product_id, qty, priceRowFor(scene, region, product).warehouses ?? []) : []
}

const withNote = (line: SeenLine, note: string): StoredItem => ({ ...line, ...(note !== '' && { note }) })

/** What the buyer said of the order and was promised, for its letter. */
function saidText({ contact_name, contact_phone, buyer_number, wanted_date, wanted_window, pickup_date, pickup_from }: OrderRow): string {
  const day = wanted_date
    ? ` Доставим: ${wantedDayText(wanted_date, wanted_window)}.`
    : pickup_date && ` Можно забрать: ${pickupDayText(pickup_date, pickup_from)}.`
  const contact = (contact_name || contact_phone) && ` Контакт: ${[contact_name, formatPhone(contact_phone)].filter(Boolean).join(', ')}.`
  return `${day}${contact}${buyer_number && ` Ваш номер: ${buyer_number}.`}`
}
