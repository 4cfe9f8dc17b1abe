import type { ProductQuery } from '../../../model/catalogue/filter'
import { derivedPrice, type ProductPrice } from '../../../model/catalogue/product-price'
import type { Product } from '../../../model/catalogue/product'
import { plainSearch } from './search/plain-search'

/** A listed product as the wire has it, with what a plain search needs. */
export type Scanned = { product: Product; row: ProductPrice | null; path: readonly number[]; promotions: readonly number[] }

/** Another way to the same answer: every product is looked at, nothing is indexed. Guests have no rows. */
export function scan(all: readonly Scanned[], query: ProductQuery): Scanned[] {
  const { category_id, promotion_id, search } = query
  const within = { ...(category_id && { category_id }), ...(promotion_id && { promotion_id }) }
  const listed = all.filter(({ product }) => product.images.length > 0)
  const hits = search?.trim() ? hitsIn(all, search) : null
  const named = hits ? listed.filter(({ product }) => hits.has(product.id)) : listed
  const base = named.filter((it) => matches(it, within))
  const has = (id: string) => base.some(({ product }) => product.values.some(({ parameter }) => parameter.id === id))
  const asked = { ...query, ...(query.filters && { filters: query.filters.filter(({ id }) => has(id)) }) }
  return named.filter((it) => matches(it, asked))
}

/** The same text is looked for once in the same goods: every product is read for it. */
const known = new WeakMap<readonly Scanned[], Map<string, ReadonlyMap<number, number>>>()
function hitsIn(all: readonly Scanned[], text: string): ReadonlyMap<number, number> {
  const texts = known.get(all) ?? new Map<string, ReadonlyMap<number, number>>()
  known.set(all, texts)
  const listed = all.flatMap(({ product }) => (product.images.length > 0 ? [product] : []))
  const hits = texts.get(text) ?? plainSearch(listed, text)
  texts.set(text, hits)
  return hits
}

function matches({ product, row, path, promotions }: Scanned, query: ProductQuery): boolean {
  if (query.category_id !== undefined && !path.includes(query.category_id)) return false
  if (query.promotion_id !== undefined && !promotions.includes(query.promotion_id)) return false
  if (query.actions?.length && !query.actions.some((id) => promotions.includes(id))) return false
  if (query.brands?.length && !query.brands.includes(product.brand.slug)) return false
  if (query.rating !== undefined && (product.rating ?? 0) < query.rating) return false
  for (const { id, names, min, max } of query.filters ?? []) {
    const values = product.values.filter(({ parameter }) => parameter.id === id)
    const fits = values.some(({ number, name }) => {
      if (names) return names.some((wanted) => (number === undefined ? wanted === name : Number(wanted) === number))
      return number !== undefined && number >= (min ?? -Infinity) && number <= (max ?? Infinity)
    })
    if (!fits) return false
  }
  if (!row) return true
  const cost = derivedPrice(row).cost_vs_discount
  if (query.price?.min !== undefined && !(cost !== null && cost >= query.price.min)) return false
  if (query.price?.max !== undefined && !(cost !== null && cost <= query.price.max)) return false
  if (query.availability?.length) {
    const has = { today: row.self_stock > 0, stock: row.stock > 0, arrival: row.arrival !== null }
    if (!query.availability.some((key) => has[key])) return false
  }
  return true
}
