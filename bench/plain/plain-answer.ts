import { type CatalogueProduct, compactValuesOf } from '../../fake-server/catalogue/catalogue-product'
import { LEAF_BY_ID } from '../../fake-server/catalogue/facts'
import type { PriceOf } from '../../fake-server/catalogue/query/price-columns'
import type { PriceSummary } from '../../fake-server/catalogue/pricing/pricing'
import { AVAILABILITIES, type Availability, type ProductQuery } from '../../model/catalogue/filter'

/** The part of a question that the plain way understands: no search, no promotion; filters by the names of a list. */
export type PlainQuestion = Pick<ProductQuery, 'category_id' | 'brands' | 'rating' | 'price' | 'availability' | 'page' | 'itemsPerPage'> & {
  filters?: { id: string; names: string[] }[]
  sort?: 'popular' | 'cheap'
}
/** A page and the counts beside it; values of 0 are left out. */
export type PlainAnswer = {
  ids: number[]
  total: number
  brands: Record<string, number>
  filters: Record<string, Record<string, number>>
  ratings: number[]
  availability: Partial<Record<Availability, number>>
  range: { min: number; max: number } | null
}
type Seen = { product: CatalogueProduct; price: PriceSummary | null; failed: readonly string[] }

/**
 * The answer to a question by looking at every product, without any index: what the catalogue's index is measured and proved against.
 * In: which filters to count; prices of the one who asks, or none. A count of a facet leaves its own choice aside. [DEC-053]
 */
export function plainAnswer(
  products: readonly CatalogueProduct[],
  question: PlainQuestion,
  counted: readonly string[],
  priceOf?: PriceOf,
): PlainAnswer {
  const { category_id, sort = 'popular', page = 1, itemsPerPage = 24 } = question
  const isAsked = ({ pictured, categoryId }: CatalogueProduct) =>
    pictured && (category_id === undefined || (LEAF_BY_ID.get(categoryId)?.path.includes(category_id) ?? false))
  const within = products.filter(isAsked)
  const filters = (question.filters ?? []).filter(({ id }) => within.some((product) => valuesOf(product, id).length > 0))
  const seen = within.map((product): Seen => {
    const price = priceOf?.(product) ?? null
    return { product, price, failed: failures(product, price, { ...question, filters }, priceOf !== undefined) }
  })
  const found = seen.filter(({ failed }) => failed.length === 0)
  const cost = ({ price }: Seen) => price?.cost ?? Infinity
  found.sort((one, other) => (sort === 'cheap' && priceOf && cost(one) - cost(other)) || one.product.popularity - other.product.popularity)
  const but = (facet: string) => seen.filter(({ failed }) => failed.every((name) => name === facet))
  return {
    ids: found.slice((page - 1) * itemsPerPage, page * itemsPerPage).map(({ product }) => product.id),
    total: found.length,
    brands: tally(but('brands').map(({ product }) => product.brand.slug)),
    filters: Object.fromEntries(counted.map((id) => [id, tally(but(`f:${id}`).flatMap(({ product }) => valuesOf(product, id)))])),
    ratings: [5, 4, 3, 2, 1, 0].map((stars) => but('rating').filter(({ product }) => (product.rating ?? 0) >= stars).length),
    availability: priceOf
      ? Object.fromEntries(AVAILABILITIES.map((key) => [key, but('availability').filter(({ price }) => isThere(price, key)).length]))
      : {},
    range: rangeOf(but('price').flatMap(({ price }) => price?.cost ?? [])),
  }
}

const rangeOf = (costs: readonly number[]) =>
  costs.length > 0
    ? { min: costs.reduce((one, other) => Math.min(one, other)), max: costs.reduce((one, other) => Math.max(one, other)) }
    : null

/** The facets of the question that a product does not meet. */
function failures(product: CatalogueProduct, price: PriceSummary | null, question: PlainQuestion, isPriced: boolean): string[] {
  const { brands, rating, availability, price: wanted, filters = [] } = question
  const failed: string[] = []
  if (brands?.length && !brands.includes(product.brand.slug)) failed.push('brands')
  if (rating && (product.rating ?? 0) < rating) failed.push('rating')
  if (isPriced && availability?.length && !availability.some((key) => isThere(price, key))) failed.push('availability')
  if (isPriced && wanted && !lies(price?.cost ?? null, wanted)) failed.push('price')
  for (const { id, names } of filters) if (!valuesOf(product, id).some((value) => names.includes(value))) failed.push(`f:${id}`)
  return failed
}

const lies = (cost: number | null, { min = 0, max = Infinity }: NonNullable<PlainQuestion['price']>): boolean =>
  (min === 0 && max === Infinity) || (cost !== null && cost >= min && cost <= max)

const valuesOf = (product: CatalogueProduct, id: string): string[] =>
  compactValuesOf(product).flatMap(([key, value]) => (key === id ? [String(value)] : []))

function isThere(price: PriceSummary | null, key: Availability): boolean {
  if (!price) return false
  if (key === 'arrival') return price.hasArrival
  return (key === 'today' ? price.selfStock : price.stock) > 0
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
