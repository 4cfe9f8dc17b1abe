import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crumbsThing, jsonLd, productThing, type Thing } from '../../../model/catalogue/structured-data'
import { product } from '../../support/plain-goods'
import { runs } from '../../support/runs'

const ORIGIN = 'https://karter.example'
const oil = product(7, {
  name: 'Масло моторное Arktelub 5W-30 4\u00a0л',
  article: 'AL-4071-004',
  barcode: '4601234567893',
  category_name: 'Моторные масла 5W-30',
  description: 'Для двигателей.',
  images: ['/pictures/canister/a.svg', 'https://cdn.example/b.png'],
  values: [
    { parameter: { id: 'sae', name: 'Вязкость по SAE', type: 'list' }, name: '5W-30' },
    { parameter: { id: 'vol', name: 'Объём', type: 'number', unit: 'л' }, number: 4 },
  ],
  rating: 4.6,
  reviews: 38,
  cost: 100,
  cost_vs_discount: 90,
  bonus: 24,
})

describe('what search engines are told of a product', () => {
  it('is a Product of schema.org with whole addresses', () => {
    expect(productThing(oil, '/product/7', ORIGIN)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: oil.name,
      sku: 'AL-4071-004',
      mpn: 'AL-4071-004',
      url: 'https://karter.example/product/7',
      brand: { '@type': 'Brand', name: 'Arktelub' },
      gtin13: '4601234567893',
      category: 'Моторные масла 5W-30',
      description: 'Для двигателей.',
      image: ['https://karter.example/pictures/canister/a.svg', 'https://cdn.example/b.png'],
      countryOfOrigin: { '@type': 'Country', name: 'Россия' },
      weight: { '@type': 'QuantitativeValue', value: 1000, unitCode: 'GRM' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Вязкость по SAE', value: '5W-30' },
        { '@type': 'PropertyValue', name: 'Объём', value: '4\u00a0л' },
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 38, bestRating: 5, worstRating: 0 },
    })
  })

  it('has no price, no stock and no points, whatever the product brings; what is not known is left out [DEC-032, ROLE-001]', () => {
    const all = Object.keys(productThing(oil, '/product/7', ORIGIN))
    expect(all.filter((key) => /offer|price|availability|cost|bonus/i.test(key))).toEqual([])
    const bare = productThing(product(1, { images: [], weight: 0, barcode: '2000000000015', rating: 5, reviews: 0 }), '/product/1', ORIGIN)
    expect(Object.keys(bare)).toEqual(['@context', '@type', 'name', 'sku', 'mpn', 'url', 'brand', 'countryOfOrigin'])
  })
})

it('the way to a page counts from 1 and names every page but the last by its address', () => {
  const way = crumbsThing(
    [
      { name: 'Каталог', path: '/catalog' },
      { name: 'Масла', path: '/catalog/masla' },
      { name: 'AL-4071', path: '' },
    ],
    ORIGIN,
  )
  expect(way['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Каталог', item: 'https://karter.example/catalog' },
    { '@type': 'ListItem', position: 2, name: 'Масла', item: 'https://karter.example/catalog/masla' },
    { '@type': 'ListItem', position: 3, name: 'AL-4071' },
  ])
})

describe('the script element', () => {
  it('says what was said, and nothing in it ends it or begins a tag, however goods are called', () => {
    const nasty = fc.constantFrom(
      '</script><script>alert(1)</script>',
      '<!--',
      '&lt;',
      '\u2028',
      '\u2029',
      ']]>',
      '"\\',
      '\ud800',
      '<!--<script>',
    )
    const name = fc.oneof(
      nasty,
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.tuple(nasty, fc.string(), nasty).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(name, name, (one, other) => {
        const things: Thing[] = [
          productThing({ ...oil, name: one, description: other }, '/product/7', ORIGIN),
          crumbsThing([{ name: other, path: '/catalog' }], ORIGIN),
        ]
        const text = jsonLd(things)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(things)))
        expect(/[<>&\u2028\u2029]/.test(text)).toBe(false)
      }),
      runs(300),
    )
  })
})
