import type { ProductQuery } from '../../../model/catalogue/filter'
import { PRODUCTS_PER_PAGE } from '../../../model/limits'
import { forEach } from './bitset'
import type { Catalogue } from './catalogue'
import { countFacets, type Facets } from './facets'
import { orderBy, type Row } from './order'
import { type PriceOf, remaining, select, type Selection } from './selection'

/** One page of a list. */
export type ProductPage = { ids: number[]; total: number }

/**
 * A page of products and what the list can be narrowed by.
 * @param query `page` from 1 and `itemsPerPage` (24 by default) cut the page; a page past the end is empty
 * @param priceOf prices of the one who asks; without it (a guest) price, availability and orders by price are ignored [DEC-032]
 */
export function queryProducts(catalogue: Catalogue, query: ProductQuery, priceOf?: PriceOf): ProductPage & Facets {
  const selection = select(catalogue, query, priceOf)
  return { ...pageOf(catalogue, query, selection), ...countFacets(catalogue, selection) }
}

/** Only what the list can be narrowed by; see `queryProducts`. */
export const queryFacets = (catalogue: Catalogue, query: ProductQuery, priceOf?: PriceOf): Facets =>
  countFacets(catalogue, select(catalogue, query, priceOf))

function pageOf(catalogue: Catalogue, query: ProductQuery, selection: Selection): ProductPage {
  const rows: Row[] = []
  forEach(remaining(selection), (row) => {
    const product = catalogue.listed[row]
    if (product) rows.push({ product, price: selection.prices?.get(row) ?? null })
  })
  // rows come by popularity: that order needs no sorting
  const sort = query.sort ?? 'popular'
  const ordered = sort === 'popular' ? rows : rows.sort(orderBy(sort, selection.prices !== null))
  const size = query.itemsPerPage ?? PRODUCTS_PER_PAGE[0]
  const start = ((query.page ?? 1) - 1) * size
  return { ids: ordered.slice(start, start + size).map(({ product }) => product.id), total: rows.length }
}
