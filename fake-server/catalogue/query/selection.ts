import type { ProductQuery } from '../../../model/catalogue/filter'
import type { PriceSummary } from '../pricing/pricing'
import type { CatalogueProduct } from '../catalogue-product'
import { add, type Bitset, emptySet, forEach, fullSet, intersection, setOf, sizeWithin } from './bitset'
import type { Catalogue, NumberColumn } from './catalogue'

/** What one buyer pays and can have; null: nothing is known of this product for him. */
export type PriceOf = (product: CatalogueProduct) => PriceSummary | null

/** A question split into what it is asked within and its facets, each a set of rows. */
export type Selection = {
  /** Category, search and promotion: what the facets are shown for. */
  base: Bitset
  /** Rows that each chosen facet leaves; keys 'brands', 'rating', 'price', 'availability' and 'f:<parameter>'. */
  chosen: ReadonlyMap<string, Bitset>
  /** By row, of those in `base`; null for a buyer without prices. [DEC-032] */
  prices: ReadonlyMap<number, PriceSummary> | null
}

/**
 * Reads a question. Without `priceOf` (a guest) its price and availability are ignored (DEC-032).
 * An unknown category, promotion or brand leaves nothing, nor does an unknown value of a parameter; a parameter that none of the goods
 * asked within has is left out. [DEC-052]
 */
export function select(catalogue: Catalogue, query: ProductQuery, priceOf?: PriceOf): Selection {
  const rows = catalogue.listed.length
  const within: Bitset[] = [fullSet(rows)]
  if (query.category_id !== undefined) within.push(setOf(rows, [catalogue.categories.get(query.category_id) ?? []]))
  if (query.promotion_id !== undefined) within.push(setOf(rows, [catalogue.promotions.get(query.promotion_id) ?? []]))
  if (query.search?.trim()) within.push(catalogue.words().find(query.search))
  const [all = emptySet(rows), ...others] = within
  const base = intersection(all, ...others)
  const prices = priceOf ? pricesIn(catalogue, base, priceOf) : null

  const chosen = new Map<string, Bitset>()
  if (query.brands?.length)
    chosen.set(
      'brands',
      setOf(
        rows,
        query.brands.map((slug) => catalogue.brands.get(slug) ?? []),
      ),
    )
  for (const { id, names, min, max } of query.filters ?? []) {
    const says = names?.length || min !== undefined || max !== undefined
    if (says && isKnown(catalogue, base, id)) chosen.set(`f:${id}`, chosenRows(catalogue, id, names, min, max))
  }
  if (query.rating)
    chosen.set(
      'rating',
      rowsWhere(base, (row) => (catalogue.listed[row]?.rating ?? 0) >= (query.rating ?? 0)),
    )
  if (prices && query.price && (query.price.min !== undefined || query.price.max !== undefined)) {
    const { min = 0, max = Infinity } = query.price
    chosen.set(
      'price',
      rowsWhere(base, (row) => inRange(prices.get(row)?.cost ?? null, min, max)),
    )
  }
  if (prices && query.availability?.length) {
    const wanted = query.availability
    chosen.set(
      'availability',
      rowsWhere(base, (row) => wanted.some((key) => isAvailable(prices.get(row), key))),
    )
  }
  return { base, chosen, prices }
}

const isKnown = (catalogue: Catalogue, base: Bitset, id: string): boolean => sizeWithin(base, catalogue.having.get(id) ?? []) > 0

/** @returns the rows that all chosen facets leave, but for the one named */
export const remaining = ({ base, chosen }: Selection, without?: string): Bitset =>
  intersection(base, ...Array.from(chosen).flatMap(([facet, set]) => (facet === without ? [] : [set])))

/** Whether a product can be collected today, ordered now, or is on its way. */
export function isAvailable(price: PriceSummary | undefined, key: 'today' | 'stock' | 'arrival'): boolean {
  if (!price) return false
  return key === 'today' ? price.selfStock > 0 : key === 'stock' ? price.stock > 0 : price.hasArrival
}

/** @returns the places in a column of the values from `min` to `max`, both included; the second is one past the last */
export function span({ values }: NumberColumn, min: number, max: number): [from: number, to: number] {
  return [firstPlace(values, (value) => value >= min), firstPlace(values, (value) => value > max)]
}

function chosenRows(catalogue: Catalogue, id: string, names: readonly string[] | undefined, min = -Infinity, max = Infinity): Bitset {
  const rows = catalogue.listed.length
  const column = catalogue.numbers.get(id)
  if (column) {
    // names of a measured parameter are single values: f[vol]=4|5
    const spans = names ? names.map((name) => span(column, Number(name), Number(name))) : [span(column, min, max)]
    return setOf(
      rows,
      spans.map(([from, to]) => column.rows.subarray(from, to)),
    )
  }
  const list = catalogue.lists.get(id)
  return setOf(
    rows,
    (names ?? []).map((name) => list?.get(name) ?? []),
  )
}

function pricesIn(catalogue: Catalogue, base: Bitset, priceOf: PriceOf): ReadonlyMap<number, PriceSummary> {
  const prices = new Map<number, PriceSummary>()
  forEach(base, (row) => {
    const product = catalogue.listed[row]
    const price = product && priceOf(product)
    if (price) prices.set(row, price)
  })
  return prices
}

function rowsWhere(base: Bitset, test: (row: number) => boolean): Bitset {
  const set = new Uint32Array(base.length)
  forEach(base, (row) => {
    if (test(row)) add(set, row)
  })
  return set
}

const inRange = (value: number | null, min: number, max: number): boolean => value !== null && value >= min && value <= max

function firstPlace(values: Float64Array, test: (value: number) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(values[middle] ?? NaN)) high = middle
    else low = middle + 1
  }
  return low
}
