import type { ProductQuery } from '../../../model/catalogue/filter'
import { derivedPrice, type ProductPrice } from '../../../model/catalogue/product-price'
import type { Product } from '../../../model/catalogue/product'
import { articleKey } from '../../../model/text/article'

/** A listed product as the wire has it, with what a plain search needs. */
export type Scanned = { product: Product; row: ProductPrice | null; path: readonly number[]; promotions: readonly number[] }

/** Another way to the same answer: every product is looked at, nothing is indexed. Guests have no rows. */
export function scan(all: readonly Scanned[], query: ProductQuery): Scanned[] {
  const { category_id, promotion_id, search } = query
  const within = { ...(category_id && { category_id }), ...(promotion_id && { promotion_id }), ...(search && { search }) }
  const base = all.filter((it) => matches(it, within))
  const has = (id: string) => base.some(({ product }) => product.values.some(({ parameter }) => parameter.id === id))
  const asked = { ...query, ...(query.filters && { filters: query.filters.filter(({ id }) => has(id)) }) }
  return all.filter((it) => matches(it, asked))
}

function matches({ product, row, path, promotions }: Scanned, query: ProductQuery): boolean {
  if (!product.images.length) return false
  if (query.category_id !== undefined && !path.includes(query.category_id)) return false
  if (query.promotion_id !== undefined && !promotions.includes(query.promotion_id)) return false
  if (query.brands?.length && !query.brands.includes(product.brand.slug)) return false
  if (query.rating !== undefined && (product.rating ?? 0) < query.rating) return false
  if (query.search?.trim() && !found(product, query.search)) return false
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

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function found({ name, article, brand }: Product, search: string): boolean {
  const text = `${name} ${article} ${brand.name}`
  const glued = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .map((chunk) => chunk.replace(/[^\p{L}\p{N}]/gu, ''))
  const own = [...words(text), ...glued]
  const asked = words(search)
  if (!asked.length) return false
  if (asked.every((word) => own.some((one) => one.startsWith(word)))) return true
  const key = articleKey(search)
  return key.length >= 3 && articleKey(article).startsWith(key)
}
