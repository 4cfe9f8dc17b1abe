import { describe, expect, it } from 'vitest'
import { countFor, knownOfHistory, knownOfSearch, resolve, searchesOf, suggestionsFor } from '../../../model/entry/suggestions'

const history = knownOfHistory([
  { product_id: 1, article: 'GK4012.05', name: 'Антифриз Glykorin', barcode: '2016000000191', qty: 4, at: '2026-11-20T11:30:00.000Z' },
  {
    product_id: 2,
    article: 'PVO 418-20',
    name: 'Фильтр масляный Purivant',
    barcode: '2016000000207',
    qty: 60,
    at: '2026-11-03T08:00:00.000Z',
  },
  { product_id: 3, article: 'AL-4071-004', name: 'Масло Arktelub 4 л', qty: 12, at: '2026-11-01T08:00:00.000Z' },
])
const hit = (id: number, article: string, name = 'Товар', barcode?: string) => ({
  id,
  article,
  name,
  brand: 'B',
  image: null,
  ...(barcode !== undefined && { barcode }),
})
const found = knownOfSearch([hit(9, 'AL-4071-208', 'Масло Arktelub 208 л'), hit(3, 'AL-4071-004', 'Масло Arktelub 4 л')], history)
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id)

describe('the suggestions', () => {
  it('begin with one’s own purchases, then come those of the search in its order, each once [DEC-057]', () =>
    expect(ids(suggestionsFor('AL-40', history, found))).toEqual([3, 9]))
  it.each([
    ['g', [1]],
    ['РVО418', [2]], // Cyrillic look-alikes, no space
    ['змщ 418', [2]], // the keys of «pvo» in the Russian layout
    ['4071', [3]],
    ['20160000002', [2]],
    ['фильтр pur', [2]],
    ['al 4071 004 12', [3]],
    ['AL-4071-004*12', [3]],
    ['nothing', []],
    ['', []],
  ])('«%s» finds %s in the history', (text, expected) => expect(ids(suggestionsFor(text, history, []))).toEqual(expected))
  it('what begins with the text comes before what only holds it, and that before a name', () => {
    const three = knownOfHistory([
      { product_id: 1, article: 'ZZ', name: '418 имя', qty: 1, at: '' },
      { product_id: 2, article: 'X-418', name: '', qty: 1, at: '' },
      { product_id: 3, article: '418-X', name: '', qty: 1, at: '' },
    ])
    expect(ids(suggestionsFor('418', three, []))).toEqual([3, 2, 1])
  })
  it('a product that the search found tells of its purchase', () => expect(found.map(({ bought }) => bought?.qty)).toEqual([undefined, 12]))
})

describe('what a line names exactly', () => {
  it.each([
    ['gk 4012 05', [1], null],
    ['2016000000191', [1], null],
    ['PVO 418-20', [2], null],
    ['PVO 418-20 6', [2], 6],
    ['AL-4071-004 12', [3], 12],
    ['al4071004*7', [3], 7],
    ['ФД-4071-004', [3], null], // the English keys with the Russian layout on
    ['AL-4071', [], null],
    ['', [], null],
  ])('«%s»', (text, products, quantity) => {
    const resolution = resolve(text, history, found)
    expect({ ids: ids(resolution.products), quantity: resolution.quantity }).toEqual({ ids: products, quantity })
  })
  it('is nothing certain where two have that article', () =>
    expect(ids(resolve('x1', knownOfSearch([hit(5, 'X-1'), hit(6, 'X 1'), hit(7, 'X-10')], [])).products)).toEqual([5, 6]))
})

it('the service is asked for the whole line first, then for its article', () =>
  expect(searchesOf('PVO 418-20 6')).toEqual(['PVO 418-20 6', 'PVO 418-20']))

describe('how many a line asks for of a product that is chosen from it', () => {
  const [oil] = knownOfSearch([hit(4, 'AL-4071-004', 'Масло Arktelub Synthex 5W-30 C3 4 л')], [])
  it.each([
    ['масло 5W-30 17', 17],
    ['масло 5W-30 × 4', 4], // marked: it is a quantity, whatever the name says
    ['масло 5W-30 4', null], // it may be the «4 л»
    ['AL-4071 × 0', 0],
  ])('«%s»: %s', (text, count) => expect(countFor(oil!, text)).toBe(count))
})
