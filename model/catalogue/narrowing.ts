import { type CatalogQuery, FIRST_PAGE } from './catalog-query'

/** What narrows a list, each as a whole: all chosen brands are one. A parameter is known by its id. */
export type Narrowing = 'search' | 'price' | 'availability' | 'brands' | 'actions' | 'rating' | `f-${string}`

/** Pairs are tried among so many: more of them would be hundreds of questions. */
const PAIRED = 7

/** @returns the query without some of what narrows it, back on page 1 */
export function withoutNarrowings(query: CatalogQuery, dropped: readonly Narrowing[]): CatalogQuery {
  const isDropped = (it: Narrowing) => dropped.includes(it)
  return {
    ...query,
    ...(isDropped('search') && { search: '' }),
    ...(isDropped('price') && { price: null }),
    ...(isDropped('availability') && { availability: [] }),
    ...(isDropped('brands') && { brands: [] }),
    ...(isDropped('actions') && { actions: [] }),
    ...(isDropped('rating') && { rating: null }),
    filters: query.filters.filter(({ id }) => !isDropped(`f-${id}`)),
    pages: FIRST_PAGE,
  }
}

/**
 * What may be dropped where nothing was found, in the order in which it is tried: one by one, and then, for where no single one helps,
 * two at once, of the first seven.
 * @param narrowings what narrows the list
 */
export function dropsOf(narrowings: readonly Narrowing[]): Narrowing[][][] {
  const paired = narrowings.slice(0, PAIRED)
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other): Narrowing[] => [one, other]))
  return [narrowings.map((one) => [one]), pairs].filter((round) => round.length > 0)
}
