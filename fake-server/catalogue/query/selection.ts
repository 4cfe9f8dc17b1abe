import type { ChosenFilter, ProductQuery } from '../../../model/catalogue/filter'
import type { Found } from '../search/found'
import type { Base } from './bases'
import { add, type Bitset, emptySet, intersection, setOf, sizeOfBoth } from './bitset'
import type { Catalogue } from './catalogue'
import { bitsFor, type PriceColumns } from './price-columns'
import { BRAND_GROUP, type Group, groupOf, type Rows, type Terms } from './terms'

/** What a list is asked by; pages of a promotion may be longer than those of the catalogue. */
export type ListQuery = Omit<ProductQuery, 'itemsPerPage'> & { itemsPerPage?: number | undefined }
/** A question with what it cannot say itself: what its words found, and the prices of the one who asks; null for a guest. [DEC-032] */
export type Question = { query: ListQuery; found: Found | null; prices: PriceColumns | null }

/** A question split into what it is asked within and its facets, each a set of rows. */
export type Selection = {
  /** Category, search and promotion: what the facets are shown for. */
  base: Base
  /** Rows that each chosen facet leaves; keys are the groups of terms, 'actions', 'rating', 'price' and 'availability'. */
  chosen: ReadonlyMap<string, Bitset>
  /** Ids of the promotions that are chosen. */
  actions: readonly number[]
  prices: PriceColumns | null
}

/**
 * Reads a question. Without prices (a guest) its price and availability are ignored (DEC-032).
 * An unknown category, promotion or brand leaves nothing, nor does an unknown value of a parameter; a parameter that none of the goods
 * asked within has is left out. [DEC-052]
 */
export function select(catalogue: Catalogue, { query, found, prices }: Question): Selection {
  const rows = catalogue.listed.length
  const base = catalogue.bases(query, found)
  const chosen = new Map<string, Bitset>()
  if (query.brands?.length)
    chosen.set(
      BRAND_GROUP,
      setOf(
        rows,
        query.brands.map((slug) => catalogue.brands.get(slug) ?? []),
      ),
    )
  for (const filter of query.filters ?? []) {
    const group = catalogue.terms.groups.get(groupOf(filter.id))
    const says = filter.names?.length || filter.min !== undefined || filter.max !== undefined
    if (group && says && sizeOfBoth(base.rows, group.having) > 0)
      chosen.set(groupOf(filter.id), setOf(rows, chosenRows(catalogue.terms, group, filter)))
  }
  if (query.actions?.length)
    chosen.set(
      'actions',
      setOf(
        rows,
        query.actions.map((id) => catalogue.promotions.get(id) ?? []),
      ),
    )
  const stars = query.rating
  if (stars)
    chosen.set(
      'rating',
      rowsWhere(rows, (row) => (catalogue.stars[row] ?? 0) >= stars),
    )
  if (prices && query.price && (query.price.min !== undefined || query.price.max !== undefined)) {
    const { min = 0, max = Infinity } = query.price
    const { cost } = prices
    // NaN, no price, lies in no range
    chosen.set(
      'price',
      rowsWhere(rows, (row) => (cost[row] ?? NaN) >= min && (cost[row] ?? NaN) <= max),
    )
  }
  if (prices && query.availability?.length) {
    const wanted = bitsFor(query.availability)
    chosen.set(
      'availability',
      rowsWhere(rows, (row) => ((prices.availability[row] ?? 0) & wanted) !== 0),
    )
  }
  return { base, chosen, actions: query.actions ?? [], prices }
}

/** @returns the rows that all chosen facets leave, but for the one named */
export const remaining = ({ base, chosen }: Selection, but?: string): Bitset =>
  intersection(base.rows, ...Array.from(chosen).flatMap(([facet, set]) => (facet === but ? [] : [set])))

function chosenRows(terms: Terms, { isNumber, from, to }: Group, { names, min = -Infinity, max = Infinity }: ChosenFilter): Rows[] {
  // names of a measured parameter are single values: f[vol]=4|5
  const wanted = names && new Set<string | number>(isNumber ? names.map(Number) : names)
  const rows: Rows[] = []
  for (let term = from; term < to; term++) {
    const value = terms.values[term] ?? ''
    if (wanted ? wanted.has(value) : isNumber && Number(value) >= min && Number(value) <= max) rows.push(terms.rowsOf(term))
  }
  return rows
}

function rowsWhere(rows: number, test: (row: number) => boolean): Bitset {
  const set = emptySet(rows)
  for (let row = 0; row < rows; row++) if (test(row)) add(set, row)
  return set
}
