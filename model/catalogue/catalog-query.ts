import { AVAILABILITIES, SORTS, type Availability, type ChosenFilter, type Sort } from './filter'

/** The part of a catalogue page that its address holds. Prices in whole rubles, as people type them. [DEC-052] */
export type CatalogQuery = {
  brands: string[]
  price: { min?: number; max?: number } | null
  /** This many stars or more. [DEC-053] */
  rating: number | null
  availability: Availability[]
  /** `f[sae]=5W-30`, several names apart by `|`; `f[vol]=1..5` for a range, either end may be missing. */
  filters: ChosenFilter[]
  search: string
  sort: Sort
  page: number
  view: 'table' | 'cards' | null
}

export const EMPTY_QUERY: CatalogQuery = {
  brands: [],
  price: null,
  rating: null,
  availability: [],
  filters: [],
  search: '',
  sort: 'popular',
  page: 1,
  view: null,
}

const RANGE = /^(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?$/
/** A separator inside a list of values; doubled where it is part of a value. */
const split = (text: string): string[] =>
  text
    .split(/(?<!\|)\|(?!\|)/)
    .map((part) => part.replaceAll('||', '|'))
    .filter(Boolean)
const join = (values: readonly string[]): string => values.map((value) => value.replaceAll('|', '||')).join('|')
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

function parseRange(text: string | null): { min?: number; max?: number } | null {
  const found = RANGE.exec(text ?? '')
  if (!found || (found[1] === undefined && found[2] === undefined)) return null
  return { ...(found[1] !== undefined && { min: Number(found[1]) }), ...(found[2] !== undefined && { max: Number(found[2]) }) }
}
const formatRange = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => `${min ?? ''}..${max ?? ''}`

function parseFilter(id: string, text: string): ChosenFilter[] {
  const range = parseRange(text)
  if (range) return [{ id, ...range }]
  const names = unique(split(text))
  return names.length ? [{ id, names }] : []
}

/**
 * Reads the search part of an address; what cannot be read is left out, never refused.
 * @param search with or without '?'
 */
export function parseCatalogQuery(search: string): CatalogQuery {
  const params = new URLSearchParams(search)
  const rating = Number(params.get('rating') ?? NaN)
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort') as Sort | null // checked against SORTS below
  const view = params.get('view')
  return {
    brands: unique((params.get('brands') ?? '').split(',').filter(Boolean)),
    price: parseRange(params.get('price')),
    rating: Number.isInteger(rating) && rating >= 0 && rating <= 5 ? rating : null,
    availability: AVAILABILITIES.filter((it) => (params.get('stock') ?? '').split(',').includes(it)),
    filters: [...params.entries()].flatMap(([key, text]) => {
      const id = /^f\[([\w-]{1,40})\]$/.exec(key)?.[1]
      return id ? parseFilter(id, text) : []
    }),
    search: (params.get('q') ?? '').slice(0, 200),
    sort: sort && SORTS.includes(sort) ? sort : 'popular',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    view: view === 'table' || view === 'cards' ? view : null,
  }
}

/** @returns the search part of an address, '' or '?…'; what is default is left out, so that one list has one address [DEC-052] */
export function formatCatalogQuery(query: CatalogQuery): string {
  const params = new URLSearchParams()
  if (query.search) params.set('q', query.search)
  if (query.brands.length) params.set('brands', query.brands.join(','))
  if (query.price) params.set('price', formatRange(query.price))
  if (query.rating !== null) params.set('rating', String(query.rating))
  if (query.availability.length) params.set('stock', query.availability.join(','))
  for (const { id, names, min, max } of query.filters) params.set(`f[${id}]`, names ? join(names) : formatRange({ min, max }))
  if (query.sort !== 'popular') params.set('sort', query.sort)
  if (query.page !== 1) params.set('page', String(query.page))
  if (query.view) params.set('view', query.view)
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%7C', '|')
  return text ? `?${text}` : ''
}

/** @returns the query with one value of a list filter switched, back on page 1 */
export function toggleName(query: CatalogQuery, id: string, name: string): CatalogQuery {
  const old = query.filters.find((filter) => filter.id === id)?.names ?? []
  const names = old.includes(name) ? old.filter((it) => it !== name) : [...old, name]
  const others = query.filters.filter((filter) => filter.id !== id)
  return { ...query, page: 1, filters: names.length ? [...others, { id, names }] : others }
}

/** @returns the query with one brand switched, back on page 1 */
export function toggleBrand(query: CatalogQuery, slug: string): CatalogQuery {
  return { ...query, page: 1, brands: query.brands.includes(slug) ? query.brands.filter((it) => it !== slug) : [...query.brands, slug] }
}

/** @returns the query with the range of a measured parameter set; without ends the filter goes */
export function setRange(query: CatalogQuery, id: string, range: { min?: number; max?: number }): CatalogQuery {
  const others = query.filters.filter((filter) => filter.id !== id)
  return { ...query, page: 1, filters: range.min === undefined && range.max === undefined ? others : [...others, { id, ...range }] }
}

/** Whether anything is chosen that narrows the list. */
export const isNarrowed = (query: CatalogQuery): boolean =>
  query.brands.length + query.filters.length + query.availability.length > 0 ||
  query.price !== null ||
  query.rating !== null ||
  query.search !== ''
