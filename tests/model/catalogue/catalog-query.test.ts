import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_QUERY,
  FIRST_PAGE,
  formatCatalogQuery,
  isNarrowed,
  parseCatalogQuery,
  setRange,
  toggleBrand,
  toggleName,
  type CatalogQuery,
} from '../../../model/catalogue/catalog-query'
import { cleanText } from '../../../model/text/typed/clean-text'
import { AVAILABILITIES, ProductQuery, SORTS } from '../../../model/catalogue/filter'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)
/** Names as catalogues have them, and as they should not. */
const name = fc.oneof(
  fc.constantFrom('5W-30', 'G12++', 'DOT 4', '1..5', '|', '||', 'a|', '|a', '\\', 'a\\|b', '..', '-1..', 'Ж&К=1%', '100%', 'а,б', '#', '+'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('|', '\\', '.', '1', 'a'), minLength: 1, maxLength: 6 }),
)
const end = (min: number) => fc.integer({ min: min * 1000, max: 999_999_000 }).map((thousandths) => thousandths / 1000)
const closed = (value: fc.Arbitrary<number>) =>
  fc.tuple(value, value).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const ends = (value: fc.Arbitrary<number>) => fc.oneof(fc.record({ min: value }), fc.record({ max: value }), closed(value))
const sum = fc.nat(99_999_999).map((kopecks) => kopecks / 100)
const filters = fc.uniqueArray(
  fc
    .tuple(
      fc.stringMatching(/^[\w-]{1,10}$/),
      fc.oneof(fc.record({ names: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }) }), ends(end(-999))),
    )
    .map(([id, choice]) => ({ id, ...choice })),
  { selector: ({ id }) => id, maxLength: 4 },
)
/** What a page can choose. */
const query: fc.Arbitrary<CatalogQuery> = fc.record({
  brands: fc.uniqueArray(slug, { maxLength: 4 }),
  price: fc.option(ends(sum)),
  rating: fc.option(fc.nat(5)),
  availability: fc.subarray([...AVAILABILITIES]),
  actions: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 4 }),
  filters,
  search: fc.string({ unit: 'grapheme', maxLength: 12 }).map(cleanText),
  sort: fc.constantFrom(...SORTS),
  pages: fc
    .tuple(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999_991 })), fc.nat(9))
    .map(([first, more]) => ({ first, last: first + more })),
  view: fc.constantFrom(null, 'table' as const, 'cards' as const),
})

/** What people and robots write into an address. */
const hostileValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('|', '\\', '.', '-', '0', '1', ',', '%', 'e', '+', '5'), maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '-0',
    '-0..',
    '..-0',
    '-5..3',
    '1e3',
    '0x1',
    '1.234..5',
    'NaN',
    'Infinity',
    '__proto__',
    'a'.repeat(5000),
    '😀'.repeat(150),
    `${'a'.repeat(199)}😀`,
  ),
)
const hostileKey = fc.oneof(
  fc.constantFrom(
    'q',
    'brands',
    'price',
    'rating',
    'stock',
    'actions',
    'sort',
    'page',
    'view',
    'f[sae]',
    'f[vol]',
    'f[__proto__]',
    'f[]',
    'f[a',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const address = fc.oneof(
  fc.array(fc.tuple(hostileKey, hostileValue), { maxLength: 12 }).map((pairs) => `?${new URLSearchParams(pairs)}`),
  fc.array(fc.tuple(hostileKey, hostileValue), { maxLength: 6 }).map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
  fc.string({ unit: 'binary' }),
)

describe('the address of a list', () => {
  it('keeps everything that can be chosen: format, then parse, gives the same query [DEC-052]', () =>
    fc.assert(
      fc.property(query, (chosen) => {
        expect(parseCatalogQuery(formatCatalogQuery(chosen))).toEqual(chosen)
        expect(formatCatalogQuery(chosen)).toMatch(/^$|[A-Za-z\d]$/) // a sign at the end is lost where the address is sent as a text
      }),
      { numRuns: 2000 },
    ))

  it('is canonical: whatever stood there, read and written again it stays [DEC-052]', () =>
    fc.assert(
      fc.property(address, (search) => {
        const read = parseCatalogQuery(search)
        const canonical = formatCatalogQuery(read)
        expect(parseCatalogQuery(canonical)).toEqual(read)
        expect(formatCatalogQuery(parseCatalogQuery(canonical))).toBe(canonical)
      }),
      { numRuns: 2000 },
    ))

  it('of whatever content reads as a question that the contract takes, and never throws [DEC-063]', () =>
    fc.assert(
      fc.property(address, (search) => {
        const { brands, price, rating, availability, actions, filters, search: text, sort, pages } = parseCatalogQuery(search)
        const body = z.safeDecode(ProductQuery, {
          brands,
          availability,
          actions,
          filters,
          search: text,
          sort,
          page: pages.last,
          ...(price && { price }),
          ...(rating !== null && { rating }),
        })
        expect(body.error?.issues ?? []).toEqual([])
        expect(new Set(filters.map(({ id }) => id)).size).toBe(filters.length)
        expect(Math.min(0, price?.min ?? 0, price?.max ?? 0)).toBe(0)
      }),
      { numRuns: 2000 },
    ))

  it('however long is cut to what the contract takes', () => {
    const many = new URLSearchParams([
      ['brands', Array.from({ length: 300 }, (_, i) => `b${i}`).join(',')],
      ['actions', Array.from({ length: 300 }, (_, i) => i + 1).join(',')],
      ...Array.from({ length: 300 }, (_, i) => [`f[p${i}]`, 'a']),
    ])
    const { brands, actions, filters } = parseCatalogQuery(`?${many}`)
    expect(z.safeDecode(ProductQuery, { brands, actions, filters }).success).toBe(true)
    expect([brands[0], actions[0], filters[0]]).toEqual(['b0', 1, { id: 'p0', names: ['a'] }])
  })

  it('of an untouched list is empty, with and without the question mark', () => {
    expect(formatCatalogQuery(EMPTY_QUERY)).toBe('')
    expect(['', '?', '?utm_source=mail', '?page=1&sort=popular'].map(parseCatalogQuery)).toEqual(Array(4).fill(EMPTY_QUERY))
  })

  it('with the ends of a range the wrong way round means what lies between them [DEC-052]', () =>
    fc.assert(
      fc.property(closed(sum), closed(end(-999)), (price, measured) => {
        const read = { ...EMPTY_QUERY, price, filters: [{ id: 'vol', ...measured }] }
        const reversed = `?price=${price.max}..${price.min}&f[vol]=${measured.max}..${measured.min}`
        expect(parseCatalogQuery(reversed)).toEqual(read)
        expect(formatCatalogQuery(parseCatalogQuery(reversed))).toBe(formatCatalogQuery(read))
      }),
    ))

  it('is readable', () =>
    expect(
      formatCatalogQuery({
        brands: ['vektor', 'nord'],
        price: { min: 100, max: 5000 },
        rating: 4,
        availability: ['today', 'stock'],
        actions: [3, 7],
        filters: [
          { id: 'sae', names: ['5W-30', '0W-20'] },
          { id: 'vol', min: 1, max: 5 },
          { id: 'temp', max: -30 },
        ],
        search: 'масло',
        sort: 'cheap',
        pages: { first: 2, last: 2 },
        view: 'cards',
      }),
    ).toBe(
      `?q=${encodeURIComponent('масло')}&brands=vektor,nord&price=100..5000&rating=4&stock=today,stock&actions=3,7&f[sae]=5W-30|0W-20&f[vol]=1..5&f[temp]=..-30&sort=cheap&page=2&view=cards`,
    ))

  it.each<[string, Partial<CatalogQuery>]>([
    ['?rating=0', { rating: 0 }],
    ['?rating=', {}],
    ['?rating=6', {}],
    ['?rating=4.5', {}],
    ['?actions=3,7,3', { actions: [3, 7] }],
    ['?actions=0,-1,1.5,03,x,,9999999999', {}],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1.5', {}],
    ['?page=1000001', { pages: { first: 1_000_000, last: 1_000_000 } }],
    ['?page=2..5', { pages: { first: 2, last: 5 } }],
    ['?page=5..2', { pages: { first: 2, last: 5 } }],
    ['?page=0..2', { pages: { first: 1, last: 2 } }],
    ['?page=3..999', { pages: { first: 3, last: 12 } }],
    ['?page=2..', {}],
    ['?page=1e3', {}],
    ['?page=%D0%B0', {}],
    ['?price=..', {}],
    ['?price=-5..', {}],
    ['?price=1.234..', {}],
    ['?price=3000', { price: { min: 3000 } }],
    ['?price=3000.', { price: { min: 3000 } }],
    ['?f[vol]=60.', { filters: [{ id: 'vol', min: 60 }] }],
    ['?f[vol]=60', { filters: [{ id: 'vol', names: ['60'] }] }],
    ['?brands=Arktelub,ARKTELUB', { brands: ['arktelub'] }],
    ['?price=99.5..', { price: { min: 99.5 } }],
    ['?price=abc..5', {}],
    ['?price=500..100', { price: { min: 100, max: 500 } }],
    ['?sort=toString', {}],
    ['?view=grid', {}],
    ['?stock=stock,today,never', { availability: ['today', 'stock'] }],
    ['?brands=a,,a,b', { brands: ['a', 'b'] }],
    ['?f[sae]=5W-30&f[sae]=5W-40', { filters: [{ id: 'sae', names: ['5W-30'] }] }],
    ['?f%5Bsae%5D=5W-30%7C5W-30', { filters: [{ id: 'sae', names: ['5W-30'] }] }],
    ['?f[sae]=', {}],
    ['?f[vol]=..', {}],
    ['?f[vol]=%5C..', { filters: [{ id: 'vol', names: ['..'] }] }],
    ['?f[temp]=-40..-30', { filters: [{ id: 'temp', min: -40, max: -30 }] }],
    ['?f[temp]=-0..', { filters: [{ id: 'temp', min: 0 }] }],
    ['?f[temp]=-30..-40', { filters: [{ id: 'temp', min: -40, max: -30 }] }],
  ])('%s is read, and what cannot be read is left out [DEC-052]', (search, read) =>
    expect(parseCatalogQuery(search)).toEqual({ ...EMPTY_QUERY, ...read }),
  )
})

describe('choosing', () => {
  const names = (chosen: CatalogQuery, id: string) => new Set(chosen.filters.find((filter) => filter.id === id)?.names)
  const others = (chosen: CatalogQuery, id: string) => chosen.filters.filter((filter) => filter.id !== id)

  it('a value twice is nothing, once it is the value more or less, on page 1 and beside the other filters [DEC-052]', () =>
    fc.assert(
      fc.property(query, name, (chosen, value) => {
        const id = chosen.filters[0]?.id ?? 'sae'
        const once = toggleName(chosen, id, value)
        const before = names(chosen, id)
        expect(names(once, id)).toEqual(before.has(value) ? new Set([...before].filter((it) => it !== value)) : new Set([...before, value]))
        expect({ ...once, filters: others(once, id) }).toEqual({ ...chosen, pages: FIRST_PAGE, filters: others(chosen, id) })
        expect(names(toggleName(once, id, value), id)).toEqual(before)
        expect(once.filters.every((filter) => filter.names === undefined || filter.names.length > 0)).toBe(true)
      }),
    ))

  it('a brand twice is nothing [DEC-052]', () =>
    fc.assert(
      fc.property(query, slug, (chosen, brand) => {
        const once = toggleBrand(chosen, brand)
        expect(once.brands.includes(brand)).toBe(!chosen.brands.includes(brand))
        const twice = toggleBrand(once, brand)
        expect({ ...twice, brands: [...twice.brands].sort() }).toEqual({ ...chosen, pages: FIRST_PAGE, brands: [...chosen.brands].sort() })
      }),
    ))

  it('a range is set, and goes without its ends [DEC-052]', () =>
    fc.assert(
      fc.property(query, ends(end(-999)), (chosen, range) => {
        const set = setRange(chosen, 'vol', range)
        expect(set).toEqual({ ...chosen, pages: FIRST_PAGE, filters: [...others(chosen, 'vol'), { id: 'vol', ...range }] })
        expect(setRange(set, 'vol', {})).toEqual({ ...chosen, pages: FIRST_PAGE, filters: others(chosen, 'vol') })
      }),
    ))

  it('anything that narrows the list is said; order, page and view do not', () =>
    fc.assert(
      fc.property(query, (chosen) => {
        const { sort, pages, view } = EMPTY_QUERY
        expect(isNarrowed(chosen)).toBe(formatCatalogQuery({ ...chosen, sort, pages, view }) !== '')
      }),
    ))
})
