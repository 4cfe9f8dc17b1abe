import { AVAILABILITIES, type Availability, type BrandCount, type Filter } from '../../../model/catalogue/filter'
import { STARS_MAX } from '../../../model/limits'
import type { Kopecks } from '../../../model/money/money'
import { BRANDS } from '../facts'
import { PARAMETERS } from '../parameters'
import { PROMOTIONS } from '../pricing/promotions'
import { type Bitset, forEach, sizeOfBoth, sizeWithin, without } from './bitset'
import type { Catalogue } from './catalogue'
import { addCounts, type Counts, countsIn } from './counting'
import { AVAILABILITY_BITS, costRange } from './price-columns'
import { remaining, type Selection } from './selection'
import { BRAND_GROUP, type Group, groupOf } from './terms'
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
  /** Promotions that some of the goods asked within take part in, and the chosen ones; the more often found first. */
  actions: { id: number; title: string; count: number }[]
}

/** Filters of one list at most; a chosen one is always among them. */
const FILTERS_MAX = 12
/** A measured parameter with so few values shows them beside its range. */
const NUMBER_VALUES_MAX = 12
const BRAND_NAMES: ReadonlyMap<string, string> = new Map(BRANDS.map(({ slug, name }) => [slug, name]))

/**
 * @param all the rows that all chosen facets leave
 * @returns the facets of a question
 */
export function countFacets(catalogue: Catalogue, selection: Selection, all: Bitset): Facets {
  const { prices } = selection
  const rest = (facet: string) => (selection.chosen.has(facet) ? remaining(selection, facet) : all)
  const counts = termCounts(catalogue, selection, all)
  return {
    filters: shownFilters(catalogue, selection, counts),
    brands: shownTerms(catalogue, selection, counts, catalogue.terms.groups.get(BRAND_GROUP)).map(({ value, count }) => {
      const slug = String(value)
      return { name: BRAND_NAMES.get(slug) ?? slug, slug, count }
    }),
    range: prices && costRange(prices.cost, (visit) => forEach(rest('price'), visit)),
    ratings: ratingCounts(catalogue.stars, rest('rating')),
    availability: prices ? availabilityCounts(prices.availability, rest('availability')) : [],
    actions: actionCounts(catalogue, selection, rest('actions')),
  }
}

/** A group that is chosen from counts what the others leave: besides all rows those that this one facet alone leaves out. */
function termCounts({ terms }: Catalogue, selection: Selection, all: Bitset): Counts {
  const { base, chosen } = selection
  if (chosen.size === 0) return base.counts
  const counts = countsIn(terms, all)
  for (const facet of chosen.keys()) {
    const group = terms.groups.get(facet)
    if (group) addCounts(counts, terms, without(remaining(selection, facet), all), group.from, group.to)
  }
  return counts
}

function shownFilters(catalogue: Catalogue, selection: Selection, counts: Counts): Filter[] {
  const { base } = selection
  const candidates = Array.from(PARAMETERS.keys()).flatMap((id) => {
    const group = catalogue.terms.groups.get(groupOf(id))
    const share = group ? rowsHaving(group, selection) / base.size : 0
    const isChosen = selection.chosen.has(groupOf(id))
    return group && share > 0 && (isChosen || narrows(group, selection)) ? [{ id, isChosen, worth: usefulness(id, share) }] : []
  })
  const best = [...candidates]
    .sort((first, second) => Number(second.isChosen) - Number(first.isChosen) || second.worth - first.worth)
    .slice(0, FILTERS_MAX)
  return [...best]
    .sort((first, second) => placeOf(first.id) - placeOf(second.id))
    .flatMap(({ id }) => filterOf(catalogue, selection, counts, id))
}

/** How many of the goods asked within have a value of a group at all. */
function rowsHaving({ having, hasSeveral, from, to }: Group, { base }: Selection): number {
  if (hasSeveral) return sizeOfBoth(having, base.rows)
  let sum = 0
  for (let term = from; term < to; term++) sum += base.counts[term] ?? 0
  return sum
}

/** Whether the goods asked within have at least two values of a group, one of which not every product has. */
function narrows({ isNumber, from, to }: Group, { base }: Selection): boolean {
  let values = 0
  let isTelling = isNumber
  for (let term = from; term < to; term++) {
    const count = base.counts[term] ?? 0
    if (count > 0) values++
    if (count > 0 && count < base.size) isTelling = true
  }
  return values >= 2 && isTelling
}

/** The terms of a group that the goods asked within have, the more often chosen first, of equals in their order. */
function shownTerms(
  { terms }: Catalogue,
  { base }: Selection,
  counts: Counts,
  { from, to }: Pick<Group, 'from' | 'to'> = { from: 0, to: 0 },
): { value: string | number; count: number }[] {
  return termsIn(base.counts, from, to)
    .sort((first, second) => (counts[second] ?? 0) - (counts[first] ?? 0) || first - second)
    .map((term) => ({ value: terms.values[term] ?? '', count: counts[term] ?? 0 }))
}

function termsIn(counts: Counts, from: number, to: number): number[] {
  const found: number[] = []
  for (let term = from; term < to; term++) if ((counts[term] ?? 0) > 0) found.push(term)
  return found
}

function filterOf(catalogue: Catalogue, selection: Selection, counts: Counts, id: string): Filter[] {
  const { terms } = catalogue
  const { name = id, unit } = PARAMETERS.get(id) ?? {}
  const group = terms.groups.get(groupOf(id))
  if (!group) return []
  if (!group.isNumber) {
    const values = shownTerms(catalogue, selection, counts, group).map(({ value, count }) => ({ name: String(value), count }))
    return [{ id, name, type: 'list', values }]
  }
  const distinct = termsIn(selection.base.counts, group.from, group.to)
  const [min, max] = [distinct[0], distinct.at(-1)].map((term) => Number(terms.values[term ?? -1]))
  if (min === undefined || max === undefined || distinct.length === 0) return []
  const values =
    distinct.length <= NUMBER_VALUES_MAX ? distinct.map((term) => ({ value: Number(terms.values[term]), count: counts[term] ?? 0 })) : []
  return [{ id, name, type: 'number', ...(unit && { unit }), values, sliderRange: { min, max } }]
}

function actionCounts({ promotions }: Catalogue, { base, actions }: Selection, set: Bitset): Facets['actions'] {
  const counted = PROMOTIONS.flatMap(({ id, title }) => {
    const rows = promotions.get(id) ?? []
    const count = sizeWithin(set, rows)
    return count > 0 || actions.includes(id) || sizeWithin(base.rows, rows) > 0 ? [{ id, title, count }] : []
  })
  return counted.sort((first, second) => second.count - first.count)
}

/** Whole stars decide: 4.7 is 4 or more. */
function ratingCounts(stars: Uint8Array, set: Bitset): Facets['ratings'] {
  const each = new Uint32Array(STARS_MAX + 1)
  forEach(set, (row) => {
    const star = stars[row] ?? 0
    each[star] = (each[star] ?? 0) + 1
  })
  let count = 0
  return Array.from({ length: STARS_MAX + 1 }, (_, at) => STARS_MAX - at).map((rating) => {
    count += each[rating] ?? 0
    return { rating, count }
  })
}

function availabilityCounts(availability: Uint8Array, set: Bitset): Facets['availability'] {
  const each = new Uint32Array(8) // three bits
  forEach(set, (row) => {
    const bits = availability[row] ?? 0
    each[bits] = (each[bits] ?? 0) + 1
  })
  return AVAILABILITIES.map((key) => ({
    key,
    count: each.reduce((sum, count, bits) => sum + (bits & AVAILABILITY_BITS[key] ? count : 0), 0),
  }))
}
