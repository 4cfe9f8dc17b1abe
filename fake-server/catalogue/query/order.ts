import { PRICE_SORTS, type Sort } from '../../../model/catalogue/filter'
import { type Bitset, has } from './bitset'
import type { Catalogue } from './catalogue'
import type { PriceColumns } from './price-columns'

/** All rows as an order puts them; null: as they are, by popularity. */
export type Order = Uint32Array | null

/** Orders that were worked out: of the goods themselves, or of what one buyer pays. */
const known = new WeakMap<Catalogue | PriceColumns['cost'], Map<Sort, Order>>()

/**
 * The order of all listed products: the same products always stand in the same one. Products without what is ordered by come last in
 * either direction; where all is equal the popular come first, then the lower id: so rows are numbered. Each is worked out once.
 * @param prices without them an order by price is the default one [DEC-032]
 */
export function orderOf(catalogue: Catalogue, sort: Sort, prices: PriceColumns | null): Order {
  const isPriced = PRICE_SORTS.has(sort)
  if (sort === 'popular' || (isPriced && !prices)) return null
  const owner = isPriced && prices ? prices.cost : catalogue
  const orders = known.get(owner) ?? new Map<Sort, Order>()
  known.set(owner, orders)
  const order = orders.get(sort) ?? sorted(keysOf(catalogue, sort, prices))
  orders.set(sort, order)
  return order
}

/** What an order goes by, the lowest first; NaN comes last. */
function keysOf({ listed }: Catalogue, sort: Sort, prices: PriceColumns | null): Float64Array {
  if (sort === 'cheap' && prices) return prices.cost
  if (sort === 'expensive' && prices) return prices.cost.map((cost) => -cost)
  if (sort === 'discount' && prices) return prices.discount.map((discount) => -discount)
  if (sort === 'new') return Float64Array.from(listed, ({ addedDaysAgo }) => addedDaysAgo)
  const room = 1 + listed.reduce((most, { reviews }) => Math.max(most, reviews), 0)
  const ratings = [...new Set(listed.flatMap(({ rating }) => rating ?? []))].sort((one, other) => one - other)
  const places = new Map<number | null, number>(ratings.map((rating, place) => [rating, place]))
  return Float64Array.from(listed, ({ rating, reviews }) => -((places.get(rating) ?? NaN) * room + reviews))
}

/** @returns the places of keys in ascending order, equal ones as they stand */
function sorted(keys: Float64Array): Uint32Array {
  const distinct = Float64Array.from(new Set(keys)).sort() // NaN stands last
  const places = new Map(Array.from(distinct, (key, place) => [key, place]))
  const starts = new Uint32Array(distinct.length + 1)
  const placeOf = Uint32Array.from(keys, (key) => places.get(key) ?? 0)
  for (const place of placeOf) starts[place + 1] = (starts[place + 1] ?? 0) + 1
  for (let place = 0; place < distinct.length; place++) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
  const order = new Uint32Array(keys.length)
  for (let row = 0; row < keys.length; row++) {
    const place = placeOf[row] ?? 0
    const start = starts[place] ?? 0
    order[start] = row
    starts[place] = start + 1
  }
  return order
}

/** @returns so many rows of a set, in an order, from one on */
export function rowsAt(set: Bitset, order: Order | ArrayLike<number>, from: number, count: number): number[] {
  const rows: number[] = []
  const end = order?.length ?? set.length * 32
  for (let at = 0, seen = 0; at < end && rows.length < count; at++) {
    const row = order ? (order[at] ?? 0) : at
    if (has(set, row) && seen++ >= from) rows.push(row)
  }
  return rows
}
