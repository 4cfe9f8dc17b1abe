import { PRODUCTS_PER_PAGE } from '../../../model/limits'
import type { Bitset } from './bitset'
import { size } from './bitset'
import type { Catalogue } from './catalogue'
import { countFacets, type Facets } from './facets'
import { orderOf, rowsAt } from './order'
import { type Question, remaining, select } from './selection'

/** One page of a list. */
export type ProductPage = { ids: number[]; total: number }

/**
 * A page of products and what the list can be narrowed by. Its query's `page` from 1 and `itemsPerPage` (24 by default) cut the page; a
 * page past the end is empty. What words found stands by how well it fits them, unless another order than the default one is asked for.
 */
export function queryProducts(catalogue: Catalogue, question: Question): ProductPage & Facets {
  const selection = select(catalogue, question)
  const all = remaining(selection)
  return { ...pageOf(catalogue, question, all), ...countFacets(catalogue, selection, all) }
}

/** Only what the list can be narrowed by; see `queryProducts`. */
export function queryFacets(catalogue: Catalogue, question: Question): Facets {
  const selection = select(catalogue, question)
  return countFacets(catalogue, selection, remaining(selection))
}

/** Only a page of the products; see `queryProducts`. */
export const queryPage = (catalogue: Catalogue, question: Question): ProductPage =>
  pageOf(catalogue, question, remaining(select(catalogue, question)))

function pageOf(catalogue: Catalogue, { query, found, prices }: Question, all: Bitset): ProductPage {
  const order = orderOf(catalogue, query.sort ?? 'popular', prices) ?? found?.ranked ?? null
  const count = query.itemsPerPage ?? PRODUCTS_PER_PAGE[0]
  const rows = rowsAt(all, order, ((query.page ?? 1) - 1) * count, count)
  return { ids: rows.flatMap((row) => catalogue.listed[row]?.id ?? []), total: size(all) }
}
