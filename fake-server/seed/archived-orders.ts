import { ORDER_CANCELLED, ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_PLACED, ORDER_SHIPPED } from '../../model/order/status'
import type { OrderFacts } from '../../model/order/history/order-filter'
import { hasNumber } from '../../model/order/order-number'
import { pickupDiscount } from '../../model/money/price'
import { once } from '../../model/text/once'
import { orderableQuantity } from '../../model/cart/quantity'
import type { Catalogue } from '../catalogue/query/catalogue'
import type { Pricing } from '../catalogue/pricing/pricing'
import { createRandom, hash, mix } from '../catalogue/random'
import { storeCity } from '../catalogue/cities'
import { termsOf } from '../rules/region/region-prices'
import type { StatusStep, StoredItem, TableRow } from '../tables'
import { BIG_BUYER, BIG_REGION } from './companies'
import { NOTHING_SAID } from './orders'
import { addressRows, pickupsOf } from './places'

export type OrderRow = TableRow<'order'>
/** The orders of old that never change: made one by one when they are asked for, so that 5 000 cost no more than 5. */
export type ArchivedOrders = {
  regionId: number
  userId: number
  count: number
  /** The newest is 0. Undefined past the end. */
  at: (index: number) => OrderRow | undefined
  byId: (id: number) => OrderRow | undefined
  /** Which of them have a text in their number, the newest first; no row is made for it. */
  numbered: (text: string) => readonly number[]
  /** What a filter looks at, of each of them, the newest first. Worked out once, and only for who filters. */
  facts: () => readonly ArchivedFacts[]
}
/** `products`: ids of its goods. */
export type ArchivedFacts = OrderFacts & { index: number; id: number; products: readonly number[] }

const COUNT = 5000
/** Of so many the rows are kept. */
const KEPT = 600
const FIRST_ID = 400_001
/** The big buyer orders about three times a day. */
const EVERY_MS = 8 * 3_600_000
const HOUR_MS = 3_600_000
const LINES_MAX = 40
const CITY = 1
const SEED = hash('archived orders')
const idOf = (index: number): number => FIRST_ID + COUNT - 1 - index

/**
 * The 5 000 orders of the big buyer, one to forty lines each.
 * @param before ms; all of them are older
 */
export function archivedOrders({ catalogue, pricing, before }: { catalogue: Catalogue; pricing: Pricing; before: number }): ArchivedOrders {
  const terms = termsOf(BIG_REGION)
  const city = storeCity(CITY)
  const pickup = city && pickupsOf(city, before)[0]
  const address = addressRows().find(({ region_id }) => region_id === BIG_REGION)

  function itemsOf(index: number): StoredItem[] {
    const random = createRandom(SEED, index)
    const lines = 1 + Math.floor(random.next() ** 2 * LINES_MAX)
    const start = random.int(0, catalogue.listed.length - 1)
    // a step that is odd and short of the whole does not meet the same product twice within forty lines of a shop of any size
    const products = Array.from(
      { length: Math.min(lines, catalogue.listed.length) },
      (_, at) => catalogue.listed[(start + at * 3) % catalogue.listed.length],
    )
    const seen = new Set<number>()
    return products.flatMap((product) => {
      if (!product || seen.has(product.id)) return []
      seen.add(product.id)
      const { cost } = pricing.summary(product, { cityId: CITY, terms })
      const qty = orderableQuantity(1 + (mix(SEED, index, product.id) % 24), { pack: product.pack, limit: product.limit, stock: null })
      // prices grew by about a third of a percent a month
      const then =
        cost === null ? 0 : Math.max(1, Math.round(cost * (1 - Math.min(0.2, ((index * EVERY_MS) / (86_400_000 * 30)) * 0.0033))))
      return then ? [{ product_id: product.id, qty, cost_vs_discount: then }] : []
    })
  }

  // They never change: a page that is looked at again is not made again. No more of them are kept than somebody looks through.
  const made = new Map<number, OrderRow>()
  function at(index: number): OrderRow | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= COUNT) return undefined
    const row = made.get(index) ?? rowOf(index)
    if (made.size >= KEPT) made.clear()
    made.set(index, row)
    return row
  }

  function rowOf(index: number): OrderRow {
    const draw = mix(SEED, index)
    const placed = before - (index + 1) * EVERY_MS + (draw % EVERY_MS)
    const id = idOf(index)
    const isPickup = draw % 4 === 0
    return {
      id,
      uuid: `archive-${id}`,
      user_id: BIG_BUYER,
      region_id: BIG_REGION,
      at: placed,
      items: itemsOf(index),
      receiving_type: isPickup ? 'pickup' : 'delivery',
      receiving_id: (isPickup ? pickup : address)?.id ?? 1,
      receiving_name: (isPickup ? pickup : address)?.name ?? '',
      receiving_address: (isPickup ? pickup : address)?.address ?? '',
      description: '',
      ...NOTHING_SAID,
      gift: false,
      gift_product_id: 0,
      is_waiting: false,
      steps: stepsOf(placed, draw),
    }
  }

  const facts = once(() =>
    Array.from({ length: COUNT }, (_, index): ArchivedFacts => {
      const { id, at: placed, items, steps, receiving_type } = rowOf(index)
      const goods = items.reduce((sum, { qty, cost_vs_discount }) => sum + qty * cost_vs_discount, 0)
      return {
        index,
        id,
        at: placed,
        status: steps.at(-1)?.status ?? ORDER_PLACED,
        total: goods - pickupDiscount(goods, receiving_type === 'pickup'),
        products: items.map(({ product_id }) => product_id),
      }
    }),
  )

  return {
    facts,
    regionId: BIG_REGION,
    userId: BIG_BUYER,
    count: COUNT,
    at,
    byId: (id) => at(FIRST_ID + COUNT - 1 - id),
    numbered: (text) =>
      Array.from({ length: COUNT }, (_, index) => index).filter((index) => hasNumber({ id: idOf(index), buyer_number: '' }, text)),
  }
}

/** Nearly all were shipped within two days, a few were cancelled. */
function stepsOf(placed: number, draw: number): StatusStep[] {
  const confirmed: StatusStep = { status: ORDER_CONFIRMED, at: placed + HOUR_MS / 2 }
  if (draw % 17 === 0)
    return [
      { status: ORDER_PLACED, at: placed },
      { status: ORDER_CANCELLED, at: placed + HOUR_MS / 4 },
    ]
  return [
    { status: ORDER_PLACED, at: placed },
    confirmed,
    { status: ORDER_ON_THE_WAY, at: placed + 3 * HOUR_MS },
    { status: ORDER_SHIPPED, at: placed + 6 * HOUR_MS },
  ]
}
