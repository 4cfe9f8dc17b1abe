import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderedValues, toProduct } from '../../../fake-server/catalogue/catalogue-product'
import { BRANDS, LEAF_BY_ID, LEAVES } from '../../../fake-server/catalogue/facts'
import { generateProducts } from '../../../fake-server/catalogue/generate/generate-products'
import { nameplates, Product } from '../../../model/catalogue/product'
import { articleKey } from '../../../model/text/article'

const products = generateProducts({ seed: 'karter' })
const share = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).length / products.length

describe('The goods of the fake shop', () => {
  it('are the same for the same seed and others for another', () => {
    expect(generateProducts({ seed: 'karter' })).toEqual(products)
    const others = generateProducts({ seed: 'another' })
    expect(others.slice(25).map(({ article }) => article)).not.toEqual(products.slice(25).map(({ article }) => article))
  })

  it.each([0, 1, 24, 25, 26, 500, 12_345])('are as many as asked for: %i', (count) => {
    const some = generateProducts({ count, seed: 'karter' })
    expect(some.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
  })

  it('pass the schema of the wire in both directions [ENT-008]', () => {
    for (const product of products) {
      const shown = toProduct(product, { favorite: product.id % 2 === 0 })
      expect(z.decode(Product, z.encode(Product, shown))).toEqual(shown)
    }
  })

  it('have articles that nobody can confuse, also as people type them [DEC-057]', () => {
    const many = generateProducts({ count: 20_000, seed: 'karter' })
    expect(new Set(many.map(({ article }) => articleKey(article))).size).toBe(many.length)
  })

  it('have articles in the pattern of their brand', () => {
    const sign: Record<string, string> = { d: '\\d', L: '[A-ZА-Я]', T: '[A-Z]', vol: '\\d', ah: '\\d', cca: '\\d', len: '\\d' }
    for (const { brand, article } of products) {
      const pattern = brand.article
        .split(/(\{[a-zA-Z]+\d*\})/)
        .map((part) => {
          const [, name, count] = /^\{([a-zA-Z]+?)(\d*)\}$/.exec(part) ?? []
          if (name === undefined) return part.replace(/[.]/g, '\\.')
          return count ? `${sign[name]}{${name === 'T' || name === 'd' || name === 'L' ? count : '3,'}}` : '[\\d.]+'
        })
        .join('')
      expect(article).toMatch(new RegExp(`^${pattern}(-\\d+)?$`))
    }
  })

  it('have barcodes of the restricted range with right check digits, each once', () => {
    for (const { barcode } of products) {
      expect(barcode).toMatch(/^2\d{12}$/)
      // with its check digit the weighted sum is a multiple of ten
      expect(Array.from(barcode, Number).reduce((sum, digit, at) => sum + digit * [1, 3][at % 2]!, 0) % 10).toBe(0) // at % 2 is inside
    }
    expect(new Set(products.map(({ barcode }) => barcode)).size).toBe(products.length)
  })

  it('stand in leaves whose restrictions they meet, in proportion to the weights', () => {
    const weights = LEAVES.reduce((sum, { w }) => sum + w, 0)
    const counts = new Map<number, number>()
    for (const { categoryId } of products) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
    for (const leaf of LEAVES)
      expect(counts.get(leaf.id) ?? 0, leaf.name).toBeGreaterThanOrEqual(Math.min(1, Math.floor((1_900 * leaf.w) / weights / 2)))
    const inLeaf = (id: number) => products.filter(({ categoryId }) => categoryId === id).map((product) => new Map(orderedValues(product)))
    expect(new Set(inLeaf(33).map((values) => values.get('sae')))).toEqual(new Set(['5W-30']))
    expect(new Set(inLeaf(7).map((values) => `${values.get('tech')} ${values.get('batt_std')}`))).toEqual(new Set(['AGM EN']))
    expect(new Set(inLeaf(219).map((values) => values.get('filter_type')))).toEqual(new Set(['Угольный']))
    expect(new Set(inLeaf(172).map((values) => values.get('bulb_cat')))).toEqual(new Set(['H8', 'H9', 'H11']))
    for (const { categoryId, kind } of products) expect(LEAF_BY_ID.get(categoryId)?.kind).toBe(kind)
  })

  it('come without pictures in about one of a hundred, with a limit in about five', () => {
    expect(share(({ pictured }) => !pictured)).toBeGreaterThan(0.003)
    expect(share(({ pictured }) => !pictured)).toBeLessThan(0.02)
    expect(share(({ limit }) => limit !== null)).toBeGreaterThan(0.03)
    expect(share(({ limit }) => limit !== null)).toBeLessThan(0.07)
    for (const product of products) {
      expect(toProduct(product, { favorite: false }).images.length > 0).toBe(product.pictured)
      if (product.limit !== null) expect(product.limit % product.pack).toBe(0)
    }
  })

  it('have ratings of whole tenths, none without reviews, and every place by popularity once', () => {
    for (const { rating, reviews } of products) {
      expect(rating === null).toBe(reviews === 0)
      if (rating !== null) expect(rating * 10).toBeCloseTo(Math.round(rating * 10), 9)
      if (rating !== null) expect(rating >= 3 && rating <= 5).toBe(true)
    }
    expect(products.map(({ popularity }) => popularity).sort((a, b) => a - b)).toEqual(products.map((_, at) => at + 1))
  })

  it('are described, named and plated by what they have', () => {
    for (const product of products) {
      const shown = toProduct(product, { favorite: false })
      expect(shown.name).not.toMatch(/[{}]|undefined|NaN| {2}|^\s|\s$/)
      expect(shown.name).toContain(product.brand.name)
      expect(nameplates(shown)).toHaveLength(shown.key_values.length)
      expect(product.weight).toBeGreaterThan(0)
      expect(product.price).toBeGreaterThan(0)
      const factor = product.guestPrice / product.price
      expect(factor > 1.15 && factor < 1.36).toBe(true)
    }
  })

  it('begin with those of the drawn screens', () => {
    const drawn = products.slice(0, 4).map((product) => toProduct(product, { favorite: false }))
    expect(drawn.map(({ article, name, pack }) => ({ article, name: name.replaceAll('\u00a0', ' '), pack }))).toEqual([
      { article: 'AL-4071-004', name: 'Масло моторное Arktelub Synthex 5W-30 C3 4 л', pack: 4 },
      { article: '20541187', name: 'Масло моторное Hagrenol Longtec Pro 5W-30 C3 4 л', pack: 4 },
      { article: 'V318604', name: 'Масло моторное Velkorin Ultra Diesel Particulate 5W-30 C2/C3 5 л', pack: 4 },
      { article: 'DX30512K', name: 'Масло моторное Daesonix Primus 5W-30 GF-6A 4 л', pack: 4 },
    ])
    expect(nameplates(drawn[0]!).map((plate) => plate.replaceAll('\u00a0', ' '))).toEqual(['5W-30', '4 л', 'API SP', 'ACEA C3']) // there are four
    const family = products.filter((product) => product.family === products[0]?.family).map(({ article }) => article)
    expect(family).toEqual(['AL-4071-004', 'AL-4071-020', 'AL-4071-208', 'AL-4071-001'])
  })

  it('are of every brand', () => {
    expect(new Set(products.map(({ brand }) => brand.slug))).toEqual(new Set(BRANDS.map(({ slug }) => slug)))
  })
})
