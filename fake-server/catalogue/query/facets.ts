import { AVAILABILITIES, type Availability, type BrandCount, type Filter } from '../../../model/catalogue/filter'
import { STARS_MAX } from '../../../model/limits'
import type { Kopecks } from '../../../model/money/money'
import { BRANDS } from '../facts'
import { PARAMETERS } from '../parameters'
import { PROMOTIONS } from '../pricing/promotions'
import { type Bitset, forEach, has, size, sizeWithin } from './bitset'
import type { Catalogue, NumberColumn } from './catalogue'
import { isAvailable, remaining, type Selection, span } from './selection'
import { placeOf, usefulness } from './usefulness'

/** What a list can be narrowed by. Every count says what choosing that one value of its facet gives. [DEC-053] */
export type Facets = {
  filters: Filter[]
  brands: BrandCount[]
  /** Of the prices of what the other facets leave; null without prices. [DEC-032] */
  range: { min: Kopecks; max: Kopecks } | null
  /** 5 to 0: this many stars or more. */
  ratings: { rating: number; count: number }[]
  /** Empty without prices. [DEC-032] */
  availability: { key: Availability; count: number }[]
  /** Promotions that some of the goods take part in. */
  actions: { id: number; title: string; count: number }[]
}

/** Filters of one list at most; a chosen one is always among them. */
const FILTERS_MAX = 12
/** A measured parameter with so few values shows them beside its range. */
const NUMBER_VALUES_MAX = 12

/** @returns the facets of a question */
export function countFacets(catalogue: Catalogue, selection: Selection): Facets {
  const { base, prices } = selection
  const forBrands = remaining(selection, 'brands')
  const forRating = remaining(selection, 'rating')
  const all = remaining(selection)
  return {
    filters: shownFilters(catalogue, selection),
    brands: BRANDS.flatMap(({ slug, name }) => {
      const rows = catalogue.brands.get(slug) ?? new Uint32Array()
      return sizeWithin(base, rows) ? [{ name, slug, count: sizeWithin(forBrands, rows) }] : []
    }).sort((first, second) => second.count - first.count || compare(first.name, second.name)),
    range: prices && rangeOf(remaining(selection, 'price'), (row) => prices.get(row)?.cost ?? null),
    ratings: Array.from({ length: STARS_MAX + 1 }, (_, at) => STARS_MAX - at).map((rating) => ({
      rating,
      count: countWhere(forRating, (row) => (catalogue.listed[row]?.rating ?? 0) >= rating),
    })),
    availability: prices
      ? AVAILABILITIES.map((key) => ({
          key,
          count: countWhere(remaining(selection, 'availability'), (row) => isAvailable(prices.get(row), key)),
        }))
      : [],
    actions: PROMOTIONS.flatMap(({ id, title }) => {
      const count = sizeWithin(all, catalogue.promotions.get(id) ?? [])
      return count ? [{ id, title, count }] : []
    }),
  }
}

function shownFilters(catalogue: Catalogue, selection: Selection): Filter[] {
  const total = size(selection.base)
  const candidates = Array.from(PARAMETERS.keys()).flatMap((id) => {
    const share = sizeWithin(selection.base, catalogue.having.get(id) ?? []) / total
    const isChosen = selection.chosen.has(`f:${id}`)
    return share > 0 && (isChosen || narrows(catalogue, selection.base, id, total)) ? [{ id, isChosen, worth: usefulness(id, share) }] : []
  })
  const best = candidates
    .toSorted((first, second) => Number(second.isChosen) - Number(first.isChosen) || second.worth - first.worth)
    .slice(0, FILTERS_MAX)
  return best.toSorted((first, second) => placeOf(first.id) - placeOf(second.id)).flatMap(({ id }) => filterOf(catalogue, selection, id))
}

/** Whether a parameter has at least two values in a set, one of which not every product has. */
function narrows(catalogue: Catalogue, base: Bitset, id: string, total: number): boolean {
  const column = catalogue.numbers.get(id)
  if (column) return distinctIn(column, base).length >= 2
  const counts = Array.from(catalogue.lists.get(id)?.values() ?? [], (rows) => sizeWithin(base, rows)).filter(Boolean)
  return counts.length >= 2 && counts.some((count) => count < total)
}

function filterOf(catalogue: Catalogue, selection: Selection, id: string): Filter[] {
  const { name = id, unit } = PARAMETERS.get(id) ?? {}
  const others = remaining(selection, `f:${id}`)
  const column = catalogue.numbers.get(id)
  if (column) {
    const distinct = distinctIn(column, selection.base)
    const [min, max] = [distinct[0], distinct.at(-1)]
    if (min === undefined || max === undefined) return []
    const counted = (value: number) => sizeWithin(others, column.rows.subarray(...span(column, value, value)))
    const values = distinct.length <= NUMBER_VALUES_MAX ? distinct.map((value) => ({ value, count: counted(value) })) : []
    return [{ id, name, type: 'number', ...(unit && { unit }), values, sliderRange: { min, max } }]
  }
  const values = Array.from(catalogue.lists.get(id) ?? []).flatMap(([value, rows]) =>
    sizeWithin(selection.base, rows) ? [{ name: value, count: sizeWithin(others, rows) }] : [],
  )
  return [
    { id, name, type: 'list', values: values.sort((first, second) => second.count - first.count || compare(first.name, second.name)) },
  ]
}

/** The different values of a column in a set, ascending. */
function distinctIn({ values, rows }: NumberColumn, base: Bitset): number[] {
  const found: number[] = []
  for (let at = 0; at < rows.length; at++) {
    const value = values[at] ?? 0
    if (value !== found[found.length - 1] && has(base, rows[at] ?? 0)) found.push(value)
  }
  return found
}

function countWhere(set: Bitset, test: (row: number) => boolean): number {
  let count = 0
  forEach(set, (row) => {
    if (test(row)) count++
  })
  return count
}

function rangeOf(set: Bitset, valueOf: (row: number) => number | null): { min: number; max: number } | null {
  let min = Infinity
  let max = -Infinity
  forEach(set, (row) => {
    const value = valueOf(row)
    if (value === null) return
    min = Math.min(min, value)
    max = Math.max(max, value)
  })
  return min <= max ? { min, max } : null
}

const collator = new Intl.Collator('ru', { numeric: true })
const compare = (first: string, second: string): number => collator.compare(first, second) || (first < second ? -1 : first > second ? 1 : 0)
