import { ACTIONS_PER_QUERY, BRANDS_PER_QUERY, FILTERS_PER_QUERY, PAGE_MAX, PAGES_AT_ONCE } from '../limits'
import { addressText, searchWords } from '../search/search-address'
import { AVAILABILITIES, SORTS, type Availability, type ChosenFilter, type Sort } from './filter'

/** Pages of a list that stand below one another, from 1, both ends included; one page, unless more were asked for. */
export type PageSpan = { first: number; last: number }
/** Where every list begins. */
export const FIRST_PAGE: PageSpan = { first: 1, last: 1 }

/** The part of a catalogue page that its address holds. Prices in rubles with at most two decimals, as people type them. [DEC-052] */
export type CatalogQuery = {
  brands: string[]
  price: { min?: number; max?: number } | null
  /** This many stars or more. [DEC-053] */
  rating: number | null
  availability: Availability[]
  /** Ids of promotions: goods of any of them. */
  actions: number[]
  /** `f[sae]=5W-30`, several names apart by `|`; `f[vol]=1..5` for a range, either end may be missing. */
  filters: ChosenFilter[]
  search: string
  sort: Sort
  /** `page=3`; `page=1..3` for the first three. */
  pages: PageSpan
  view: 'table' | 'cards' | null
}

/** What an address without a query string means: everything, the popular first, page 1, no view chosen. */
export const EMPTY_QUERY: CatalogQuery = {
  brands: [],
  price: null,
  rating: null,
  availability: [],
  actions: [],
  filters: [],
  search: '',
  sort: 'popular',
  pages: FIRST_PAGE,
  view: null,
}

/** Messengers take dots at the end of an address for the end of a sentence: one dot is read as two. */
const RANGE = /^(?:(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?|(-?\d{1,9}(?:\.\d{1,3})?)\.)$/
/** Sums of money are not negative and end with kopecks; one sum is the lower end. */
const MONEY_RANGE = /^(?:(\d{1,9}(?:\.\d{1,2})?)?\.\.(\d{1,9}(?:\.\d{1,2})?)?|(\d{1,9}(?:\.\d{1,2})?)\.?)$/
/** `|` stands between values; inside a value it has a `\` before it, and so has `\` itself. */
const split = (text: string): string[] => (text.match(/(?:\\.|[^|\\])+/gsu) ?? []).map((part) => part.replace(/\\(.)/gsu, '$1'))
const join = (values: readonly string[]): string => values.map((value) => value.replace(/[|\\]/g, '\\$&')).join('|')
/** As addresses have it: no zeros before it, so that one list has one address. */
const ID = /^[1-9]\d{0,8}$/
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Ends that stand the wrong way round mean what lies between them. */
function parseRange(text: string | null, form: RegExp): { min?: number; max?: number } | null {
  const [, low, second, first = low] = form.exec(text ?? '') ?? []
  if (first === undefined && second === undefined) return null
  const [min, max] = [first, second].map((end) => (end === undefined ? undefined : Number(end) + 0)) // + 0: there is no −0
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
const PAGES = /^(\d{1,7})(?:\.\.(\d{1,7}))?$/
const pageWithin = (page: number): number => Math.min(Math.max(1, page), PAGE_MAX)

function parsePages(text: string | null): PageSpan {
  const [, one, other = one] = PAGES.exec(text ?? '') ?? []
  if (one === undefined) return FIRST_PAGE
  const ends = [pageWithin(Number(one)), pageWithin(Number(other))]
  const first = Math.min(...ends)
  return { first, last: Math.min(Math.max(...ends), first + PAGES_AT_ONCE - 1) }
}

const formatPrice = (price: { min?: number; max?: number }): string =>
  price.max === undefined ? String(price.min ?? '') : formatRange(price)
const formatRange = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => `${min ?? ''}..${max ?? ''}`
/** A name that looks like a range is told from it by a `\` before it. */
function formatNames(names: readonly string[]): string {
  const text = join(names)
  return RANGE.test(text) ? `\\${text}` : text
}

function parseFilter(id: string, text: string): ChosenFilter[] {
  if (RANGE.test(text)) {
    const range = parseRange(text, RANGE)
    return range ? [{ id, ...range }] : [] // «..» bounds nothing
  }
  const names = unique(split(text))
  return names.length ? [{ id, names }] : []
}

/** The first of each id, as of every other part of the address. */
function parseFilters(params: URLSearchParams): ChosenFilter[] {
  const found = new Map<string, ChosenFilter>()
  for (const [key, text] of params) {
    const id = /^f\[([\w-]{1,40})\]$/.exec(key)?.[1]
    if (id === undefined || found.has(id) || found.size === FILTERS_PER_QUERY) continue
    for (const filter of parseFilter(id, text)) found.set(id, filter)
  }
  return [...found.values()]
}

/**
 * Reads the search part of an address; what cannot be read is left out, never refused.
 * @param search with or without '?'
 */
export function parseCatalogQuery(search: string): CatalogQuery {
  const params = new URLSearchParams(search)
  const rating = params.get('rating') ?? ''
  const sort = params.get('sort') as Sort | null // checked against SORTS below
  const view = params.get('view')
  return {
    brands: unique((params.get('brands') ?? '').toLowerCase().split(',').filter(Boolean)).slice(0, BRANDS_PER_QUERY),
    price: parseRange(params.get('price'), MONEY_RANGE),
    rating: /^[0-5]$/.test(rating) ? Number(rating) : null,
    availability: AVAILABILITIES.filter((it) => (params.get('stock') ?? '').split(',').includes(it)),
    actions: unique((params.get('actions') ?? '').split(',').filter((id) => ID.test(id)))
      .slice(0, ACTIONS_PER_QUERY)
      .map(Number),
    filters: parseFilters(params),
    search: searchWords(params),
    sort: sort && SORTS.includes(sort) ? sort : 'popular',
    pages: parsePages(params.get('page')),
    view: view === 'table' || view === 'cards' ? view : null,
  }
}

/** @returns the search part of an address, '' or '?…'; what is default is left out, so that one list has one address [DEC-052] */
export function formatCatalogQuery(query: CatalogQuery): string {
  const params = new URLSearchParams()
  if (query.search) params.set('q', query.search)
  if (query.brands.length) params.set('brands', query.brands.join(','))
  if (query.price) params.set('price', formatPrice(query.price))
  if (query.rating !== null) params.set('rating', String(query.rating))
  if (query.availability.length) params.set('stock', query.availability.join(','))
  if (query.actions.length) params.set('actions', query.actions.join(','))
  for (const { id, names, min, max } of query.filters) params.set(`f[${id}]`, names ? formatNames(names) : formatRange({ min, max }))
  if (query.sort !== 'popular') params.set('sort', query.sort)
  const { first, last } = query.pages
  if (last !== 1) params.set('page', first === last ? String(first) : `${first}..${last}`)
  if (query.view) params.set('view', query.view)
  return addressText(params)
}

/** @returns the query with one value of a list filter switched, back on page 1 */
export function toggleName(query: CatalogQuery, id: string, name: string): CatalogQuery {
  const names = switched(query.filters.find((it) => it.id === id)?.names ?? [], name)
  const isThere = query.filters.some((it) => it.id === id && it.names)
  const others = query.filters.filter((it) => it.id !== id)
  if (names.length === 0) return { ...query, filters: others, pages: FIRST_PAGE }
  // A filter keeps its place among the others.
  const filters = isThere ? query.filters.map((it) => (it.id === id ? { ...it, names } : it)) : [...others, { id, names }]
  return { ...query, filters, pages: FIRST_PAGE }
}

/** @returns the query with one brand switched, back on page 1 */
export const toggleBrand = (query: CatalogQuery, slug: string): CatalogQuery => ({
  ...query,
  brands: switched(query.brands, slug),
  pages: FIRST_PAGE,
})

/** @returns the query with one promotion switched, back on page 1 */
export const toggleAction = (query: CatalogQuery, id: number): CatalogQuery => ({
  ...query,
  actions: switched(query.actions, id),
  pages: FIRST_PAGE,
})

/** @returns the query with the range of a measured parameter set, back on page 1; without ends the filter goes */
export function setRange(query: CatalogQuery, id: string, range: { min?: number; max?: number }): CatalogQuery {
  const isOpen = range.min === undefined && range.max === undefined
  return { ...query, filters: [...query.filters.filter((it) => it.id !== id), ...(isOpen ? [] : [{ id, ...range }])], pages: FIRST_PAGE }
}

const switched = <T>(all: readonly T[], one: T): T[] => (all.includes(one) ? all.filter((it) => it !== one) : [...all, one])

/** Whether anything is chosen that narrows the list. */
export const isNarrowed = (query: CatalogQuery): boolean =>
  query.brands.length + query.filters.length + query.availability.length + query.actions.length > 0 ||
  query.price !== null ||
  query.rating !== null ||
  query.search !== ''
