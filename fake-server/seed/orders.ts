import { ORDER_CANCELLED, ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_PLACED, ORDER_SHIPPED, type OrderStatus } from '../../model/order/status'
import { storeCity } from '../catalogue/cities'
import { mix } from '../catalogue/random'
import type { StatusStep, StoredItem, TableRow } from '../tables'
import { type Goods, quantityAt, summaryAt, type SeedPlace, usualProducts } from './goods'
import { addressRows, pickupsOf } from './places'
import { withRefusals } from './warehouse/refused-lines'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Orders of old say nothing beside goods, place and comment. */
export const NOTHING_SAID = {
  contact_name: '',
  contact_phone: '',
  buyer_number: '',
  wanted_date: '',
  wanted_window: '',
  pickup_date: '',
  pickup_from: '',
}

/** New orders are numbered from here on, above all of the seed. */
export const NEXT_ORDER_ID = 481_400

/** id, whose, where, days before today, hours after midnight, what the status is, how many lines, whether collected. */
type Draft = readonly [
  id: number,
  userId: number,
  place: SeedPlace,
  daysAgo: number,
  hour: number,
  status: OrderStatus,
  lines: number,
  isPickup: boolean,
]

const KAZAN: SeedPlace = { regionId: 1, cityId: 6 }
const SAMARA: SeedPlace = { regionId: 2, cityId: 7 }
const TYUMEN: SeedPlace = { regionId: 5, cityId: 18 }
const STOPPED: SeedPlace = { regionId: 7, cityId: 7 }
const MOSCOW: SeedPlace = { regionId: 8, cityId: 1 }
const DRAFTS: readonly Draft[] = [
  [481_392, 1, KAZAN, 1, 14.5, ORDER_PLACED, 9, true],
  [481_344, 1, KAZAN, 1, 9.2, ORDER_CONFIRMED, 6, false],
  [481_207, 1, KAZAN, 3, 11.1, ORDER_ON_THE_WAY, 9, true],
  [480_911, 1, KAZAN, 9, 10.4, ORDER_SHIPPED, 12, false],
  [480_466, 1, KAZAN, 15, 16.7, ORDER_SHIPPED, 14, false],
  [480_102, 1, KAZAN, 21, 12.3, ORDER_CANCELLED, 4, true],
  [480_733, 1, SAMARA, 11, 13.6, ORDER_SHIPPED, 5, false],
  [481_301, 3, KAZAN, 2, 15.8, ORDER_SHIPPED, 3, false],
  [481_118, 2, TYUMEN, 5, 10.9, ORDER_SHIPPED, 4, false],
  [481_366, 2, TYUMEN, 1, 11.7, ORDER_ON_THE_WAY, 3, true],
  [480_598, 7, STOPPED, 13, 9.9, ORDER_SHIPPED, 7, false],
  [481_377, 7, STOPPED, 1, 12.1, ORDER_CONFIRMED, 5, false],
  [481_388, 8, MOSCOW, 1, 13.4, ORDER_ON_THE_WAY, 14, false],
]

/**
 * The orders that may still change. Their statuses are set by hand, so that they do not start anew with every start of the demo.
 * @param today ms, midnight of today
 */
export const orderRows = (goods: Goods, today: number): TableRow<'order'>[] => DRAFTS.map((draft) => orderRow(goods, today, draft))

function orderRow(goods: Goods, today: number, [id, userId, place, daysAgo, hour, status, lines, isPickup]: Draft): TableRow<'order'> {
  const at = Math.round(today - daysAgo * DAY_MS + hour * HOUR_MS)
  const city = storeCity(place.cityId)
  const receiving = isPickup ? city && pickupsOf(city, at)[0] : addressRows().find(({ region_id }) => region_id === place.regionId)
  return {
    id,
    uuid: `seed-${id}`,
    user_id: userId,
    region_id: place.regionId,
    at,
    items: withRefusals(id, itemsOf(goods, place, lines, id), (productId) => goods.catalogue.byId.get(productId)?.pack ?? 1),
    receiving_type: isPickup ? 'pickup' : 'delivery',
    receiving_id: receiving?.id ?? 1,
    receiving_name: receiving?.name ?? '',
    receiving_address: receiving?.address ?? '',
    description: id % 3 === 0 ? 'Позвоните за час, нужен пропуск на территорию' : '',
    ...NOTHING_SAID,
    gift: false,
    gift_product_id: 0,
    is_waiting: place === STOPPED && status < ORDER_SHIPPED,
    steps: stepsTo(status, at),
  }
}

function itemsOf(goods: Goods, place: SeedPlace, lines: number, orderId: number): StoredItem[] {
  const usual = usualProducts(goods)
  const start = mix(orderId, 1) % Math.max(1, usual.length)
  return usual.slice(0, lines).flatMap((_, at) => {
    const product = usual[(start + at) % usual.length]
    const cost = product && summaryAt(goods, place, product).cost
    return cost
      ? [
          {
            product_id: product.id,
            qty: quantityAt(goods, place, product, product.pack * (1 + (mix(orderId, at) % 3))),
            cost_vs_discount: cost,
          },
        ]
      : []
  })
}

/** The way to a status at the pace of a real shop. */
function stepsTo(status: OrderStatus, at: number): StatusStep[] {
  if (status === ORDER_CANCELLED)
    return [
      { status: ORDER_PLACED, at },
      { status, at: at + HOUR_MS },
    ]
  const way: StatusStep[] = [
    { status: ORDER_PLACED, at },
    { status: ORDER_CONFIRMED, at: at + HOUR_MS / 2 },
    { status: ORDER_ON_THE_WAY, at: at + 5 * HOUR_MS },
    { status: ORDER_SHIPPED, at: at + DAY_MS },
  ]
  return way.filter((step) => step.status <= status)
}
