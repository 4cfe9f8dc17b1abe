import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, parseCatalogQuery, type CatalogQuery } from '../../../model/catalogue/catalog-query'
import { PRICE_SORTS, SORTS } from '../../../model/catalogue/filter'
import { LAST_SEEN_LENGTH } from '../../../model/limits'
import { chosenOf, clearedOf } from '../../../src/pages/catalog/filters/chosen'
import type { Facets } from '../../../src/pages/catalog/filters/facets'
import { readRange } from '../../../src/pages/catalog/filters/range-fields'
import { ignoredOf, productQuestion } from '../../../src/pages/catalog/product-question'
import { packLabel } from '../../../src/pages/product/about/packs'
import { readLastSeen, rememberSeen } from '../../../src/platform/goods/last-seen'
import { quantityNote, stockWords } from '../../../src/product/price/stock-words'
import { product } from '../../support/plain-goods'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const asked: CatalogQuery = {
  ...EMPTY_QUERY,
  brands: ['arktelub'],
  price: { min: 700, max: 13_000.5 },
  rating: 4,
  availability: ['today'],
  actions: [3, 9],
  filters: [
    { id: 'sae', names: ['5W-30', '5W-40'] },
    { id: 'vol', min: 1, max: 5 },
  ],
  search: 'масло',
  sort: 'cheap',
  pages: { first: 3, last: 4 },
}

describe('the question for a list', () => {
  it('is everything that the address says, prices in kopecks, for a buyer with personal prices [DEC-052]', () => {
    expect(productQuestion(asked, { category: { id: 9 }, buyer: { rights: 'personal', regionId: 5 }, perPage: 48 })).toEqual({
      company_region_id: 5,
      category_id: 9,
      search: 'масло',
      brands: ['arktelub'],
      filters: asked.filters,
      price: { min: 700_00, max: 13_000_50 },
      rating: 4,
      availability: ['today'],
      actions: [3, 9],
      sort: 'cheap',
      page: 3,
      itemsPerPage: 48,
    })
  })

  it('has no trace of price or stock for a guest, and the screen knows what to say [DEC-032]', () => {
    expect(productQuestion(asked, { category: null, buyer: { rights: 'guest', regionId: null }, perPage: 24 })).toEqual({
      search: 'масло',
      brands: ['arktelub'],
      filters: asked.filters,
      rating: 4,
      actions: [3, 9],
      sort: 'popular',
      page: 3,
      itemsPerPage: 24,
    })
    expect(ignoredOf(asked, 'guest')).toEqual({ price: true, sort: true, availability: true })
    expect(ignoredOf(asked, 'moderated')).toEqual({ price: true, sort: true, availability: false })
  })

  it.each([
    ['?price=1-100&sort=price', { price: true, sort: true, availability: false }],
    ['?price=abc', { price: true, sort: false, availability: false }],
    ['?sort=price_desc', { price: false, sort: true, availability: false }],
    ['?sort=cost', { price: false, sort: true, availability: false }],
    ['?stock=today', { price: false, sort: false, availability: true }],
    ['?sort=nonsense&price=', { price: false, sort: false, availability: false }],
  ])('a guest’s wish for prices in an address is seen however it is written: %s [DEC-032]', (search, expected) => {
    expect(ignoredOf(parseCatalogQuery(search), 'guest', search)).toEqual(expected)
    expect(ignoredOf(parseCatalogQuery(search), 'personal', search)).toEqual({ price: false, sort: false, availability: false })
  })

  test.prop([fc.constantFrom(...SORTS)])('only orders by price are ignored without prices [DEC-032]', (sort) => {
    expect(ignoredOf({ ...EMPTY_QUERY, sort }, 'guest')).toEqual({ price: false, sort: PRICE_SORTS.has(sort), availability: false })
  })
})

describe('what is chosen', () => {
  const facets: Facets = {
    brands: [{ name: 'Arktelub', slug: 'arktelub', count: 2 }],
    filters: [
      { id: 'sae', name: 'Вязкость', type: 'list', values: [{ name: '5W-30', count: 7 }] },
      { id: 'vol', name: 'Объём', type: 'number', unit: 'л', values: [], sliderRange: { min: 1, max: 208 } },
    ],
    range: null,
    ratings: [{ rating: 4, count: 3 }],
    availability: [{ key: 'today', count: 1 }],
    actions: [{ id: 3, title: 'Осенняя цена', count: 2 }],
  }

  it('stands in words, one chip a value [DEC-052]', () => {
    const words = chosenOf(asked, facets).map(({ subject, value }) => plain(subject ? `${subject}: ${value}` : value))
    expect(words).toEqual([
      'Цена: 700–13 000,5 ₽',
      'Можно забрать сегодня',
      'Бренд: Arktelub',
      'Акция: Осенняя цена',
      'Акция: № 9',
      'Вязкость: 5W-30',
      'Вязкость: 5W-40',
      'Объём: 1–5 л',
      'Рейтинг: 4 и больше',
    ])
  })

  it('has no chip for a parameter that the list does not have [DEC-052]', () =>
    expect(chosenOf({ ...EMPTY_QUERY, filters: [{ id: 'x', names: ['y'] }] }, facets)).toEqual([]))

  it('has no chip for promotions where the server says nothing of them [DEC-006]', () => {
    const { actions: _, ...fewer } = facets
    expect(chosenOf({ ...EMPTY_QUERY, actions: [3] }, fewer)).toEqual([])
  })

  it('goes one by one: taking every chip away leaves what «Сбросить всё» leaves', () => {
    let query = asked
    for (let guard = 0; guard < 20; guard++) {
      const [first] = chosenOf(query, facets)
      if (!first) break
      expect(first.without.pages).toEqual({ first: 1, last: 1 })
      query = first.without
    }
    expect(query).toEqual(clearedOf(asked))
  })
})

describe('a typed range', () => {
  it.each([
    ['1 250,5', '', { range: { min: 1250.5 }, error: null }],
    ['', '13\u00a0000', { range: { max: 13_000 }, error: null }],
    ['', '', { range: {}, error: null }],
    ['два', '', { range: {}, error: 'Введите число, например 1\u00a0250,5' }],
    ['9', '3', { range: {}, error: '«От» больше, чем «до»: поменяйте их местами' }],
    ['-5', '', { range: {}, error: 'Цена не бывает меньше нуля' }],
  ])('«%s» to «%s» [DEC-046]', (min, max, expected) => expect(readRange(min, max, 2)).toEqual(expected))

  it('may be below zero where it is no price', () =>
    expect(readRange('-41', '-20', 3)).toEqual({ range: { min: -41, max: -20 }, error: null }))
})

describe('stock in words [DEC-012, DEC-082]', () => {
  const near = (days: number) => [{ stock_id: 2, name: 'Склад Самара', amount: 30, days }]
  it.each([
    [
      { stock: 148, self_stock: 100, arrival: null },
      { kind: 'in', text: '100 сегодня', note: 'всего 148 шт.' },
    ],
    [
      { stock: 148, self_stock: 148, arrival: null },
      { kind: 'in', text: '148 шт.', note: 'Самовывоз сегодня' },
    ],
    [
      { stock: 8, self_stock: 3, arrival: null, warehouses: near(1) },
      { kind: 'few', text: '3 сегодня', note: 'всего 8 шт.' },
    ],
    [
      { stock: 30, self_stock: 0, arrival: null, warehouses: near(1) },
      { kind: 'in', text: '30 шт.', note: 'Завтра, Самара' },
    ],
    [
      { stock: 6, self_stock: 0, arrival: null, warehouses: near(2) },
      { kind: 'few', text: '6 шт.', note: 'Через 2 дня, Самара' },
    ],
    [
      { stock: 0, self_stock: 0, arrival: { date: '2026-11-24', amount: 5 } },
      { kind: 'none', text: 'Ожидается 24.11', note: 'сейчас нет' },
    ],
    [
      { stock: 0, self_stock: 0, arrival: null },
      { kind: 'none', text: 'Нет в наличии', note: null },
    ],
  ])('%o', (price, expected) => {
    const { text, note, ...rest } = stockWords(price)
    expect({ ...rest, text: plain(text), note: note && plain(note) }).toEqual(expected)
  })
})

describe('when the quantity of a line is there [DEC-012]', () => {
  const from = (amounts: readonly [days: number, amount: number][]) => ({
    stock: amounts.reduce((sum, [, amount]) => sum + amount, 0),
    self_stock: amounts.find(([days]) => days === 0)?.[1] ?? 0,
    arrival: null,
    warehouses: amounts.map(([days, amount], at) => ({ stock_id: at + 1, name: 'Склад Самара', amount, days })),
  })
  const { warehouses: _, ...untold } = from([
    [0, 36],
    [1, 80],
  ])
  it.each([
    [from([[0, 36]]), 36, 'сегодня'],
    [from([[0, 6]]), 6, 'мало'],
    [
      from([
        [0, 36],
        [2, 80],
      ]),
      36,
      'сегодня',
    ],
    [
      from([
        [0, 36],
        [2, 80],
      ]),
      37,
      'ваши 37 через 2 дня',
    ],
    [
      from([
        [0, 36],
        [1, 80],
      ]),
      100,
      'ваши 100 завтра',
    ],
    [
      from([
        [0, 36],
        [1, 80],
      ]),
      500,
      'все 116 завтра',
    ],
    [
      from([
        [0, 1],
        [3, 4],
      ]),
      5,
      'все 5 через 3 дня',
    ],
    [from([[3, 30]]), 20, 'Через 3 дня, Самара'],
    [
      from([
        [1, 10],
        [3, 30],
      ]),
      20,
      'ваши 20 через 3 дня',
    ],
    [untold, 100, 'из них 36 сегодня'],
    [{ ...untold, self_stock: 0 }, 100, 'Под заказ'],
  ] as const)('%o, of which %i are wanted: «%s»', (price, qty, note) => {
    expect(plain(quantityNote(price, qty) ?? '')).toBe(note)
  })
})

describe('a package', () => {
  const pack = (id: number, article: string, litres: number, sae: string) =>
    product(id, {
      article,
      key_values: ['sae', 'vol'],
      values: [
        { parameter: { id: 'sae', name: 'SAE', type: 'list' }, name: sae },
        { parameter: { id: 'vol', name: 'Объём', type: 'number', unit: 'л' }, number: litres },
      ],
    })
  it('is named by the first parameter that tells all of them apart', () => {
    const packs = [pack(1, 'A-1', 1, '5W-30'), pack(2, 'A-4', 4, '5W-30')]
    expect(packs.map((it) => plain(packLabel(it, packs)))).toEqual(['1 л', '4 л'])
  })
  it('is named by its article where no parameter does', () => {
    const packs = [pack(1, 'A-1', 4, '5W-30'), pack(2, 'A-4', 4, '5W-30')]
    expect(packs.map((it) => packLabel(it, packs))).toEqual(['A-1', 'A-4'])
  })
})

describe('the products looked at', () => {
  test.prop([fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 80 })])(
    'are the last twenty different ones, the most recent last [CONST-014]',
    (ids) => {
      localStorage.clear()
      for (const id of ids) rememberSeen(id)
      const expected = [...new Set(ids.toReversed())].slice(0, LAST_SEEN_LENGTH).toReversed()
      expect(readLastSeen()).toEqual(expected)
    },
  )
  it('are none where somebody else wrote there [CONST-014]', () => {
    for (const text of ['{"a":1}', '"x"', '[1,"2",-3,4.5,null]', 'not json']) {
      localStorage.setItem('lastSeen', text)
      expect(readLastSeen()).toEqual(text.startsWith('[') ? [1] : [])
    }
  })
})
