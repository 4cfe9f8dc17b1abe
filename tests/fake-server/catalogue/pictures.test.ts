import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toProduct } from '../../../fake-server/catalogue/catalogue-product'
import { productImages } from '../../../fake-server/catalogue/product-images'
import { generateProducts } from '../../../fake-server/catalogue/generate/generate-products'
import {
  hasCloseUp,
  parsePictureAddress,
  PICTURE_KINDS,
  PICTURED_BRANDS,
  pictureAddress,
  type PictureSpec,
} from '../../../fake-server/pictures/picture-address'
import { GLYPHS } from '../../../fake-server/pictures/glyphs'
import { pictureResponse } from '../../../fake-server/pictures/picture-response'
import { isWellFormed } from '../../support/content/well-formed'

const line = fc.string({ unit: 'grapheme-ascii', maxLength: 24 })
const word = fc.oneof(line, fc.constantFrom('5W-30', 'API SP · C3', '4 л', 'C2/C3', 'M20×1,5', '1 1/8"-16 UNF', '<script>', 'a_b~c%2F'))
const anySpec: fc.Arbitrary<PictureSpec> = fc
  .record({
    kind: fc.constantFrom(...PICTURE_KINDS),
    brand: fc.constantFrom(...PICTURED_BRANDS.keys()),
    lines: fc.tuple(word, word, word),
    liquid: fc.boolean(),
    label: fc.boolean(),
  })
  .map(({ liquid, label, ...spec }) => ({
    ...spec,
    ...(liquid && { liquid: '#2fae4a' }),
    ...(label && hasCloseUp(spec.kind) && { view: 'label' as const }),
  }))

describe('Addresses of pictures', () => {
  it('say the whole picture, in letters that no server rewrites', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const address = pictureAddress(spec)
        expect(address).toMatch(/^\/pictures\/[a-z-]+\/[A-Za-z0-9._-]+\.svg$/)
        expect(parsePictureAddress(address)).toEqual(spec)
      }),
    )
  })

  it('are refused in peace where they are none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string(),
          fc.string().map((code) => `/pictures/canister/${code}.svg`),
          fc.string().map((code) => `/pictures/canister/arktelub_${code}.svg`),
        ),
        (path) => {
          const spec = parsePictureAddress(path)
          expect(pictureResponse(path.replaceAll('?', '')).status === 200).toBe(parsePictureAddress(path.replaceAll('?', '')) !== null)
          if (spec) expect(parsePictureAddress(pictureAddress(spec))).toEqual(spec)
        },
      ),
    )
    for (const path of [
      '/pictures/canister/nobody_5W-30.svg',
      '/pictures/rocket/arktelub_5W-30.svg',
      '/pictures/canister/arktelub_.FF.FE.svg',
      '/pictures/wiper/arktelub_____label.svg',
      `/pictures/canister/arktelub_${'a'.repeat(25)}.svg`,
    ]) {
      expect(pictureResponse(path), path).toEqual({ status: 404, body: '' })
    }
  })
})

describe('Pictures', () => {
  it('are drawn for every product that has one, well formed and the same each time', () => {
    const addresses = new Set(
      generateProducts({ count: 600, seed: 'karter' }).flatMap((product) => toProduct(product, { favorite: false }).images),
    )
    expect(addresses.size).toBeGreaterThan(300)
    for (const address of addresses) {
      const { status, body } = pictureResponse(address)
      expect(status, address).toBe(200)
      expect(isWellFormed(body), address).toBe(true)
      expect(body).not.toMatch(/NaN|undefined|<script|<text/)
      expect(pictureResponse(address).body).toBe(body)
    }
  })

  it('are small documents in lists: no blur, little light, and nothing that refers to what went', () => {
    const parts = (svg: string) => svg.match(/<(?!\/)[a-z]/gi)?.length ?? 0
    fc.assert(
      fc.property(anySpec, (spec) => {
        const address = pictureAddress(spec)
        const [full, list] = [pictureResponse(address).body, pictureResponse(`${address}?d=list`).body]
        expect(isWellFormed(list)).toBe(true)
        expect(list).not.toContain('filter')
        expect(parts(list)).toBeLessThan(parts(full) * 0.8)
        for (const [, id] of list.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(list).toContain(`id="${id}"`)
      }),
    )
  })

  it('leave out the small print in lists', () => {
    const address = pictureAddress({ kind: 'canister', brand: 'arktelub', lines: ['5W-30', 'API SP · C3', '4L'] })
    const [full, list] = [pictureResponse(address).body, pictureResponse(`${address}?d=list`).body]
    expect(list.length).toBeLessThan(full.length - 500)
    expect(pictureResponse(`${address}?d=other`).body).toBe(full)
  })

  it('show the words of anybody as shapes only', () => {
    fc.assert(fc.property(anySpec, (spec) => isWellFormed(pictureResponse(pictureAddress(spec)).body)))
  })
})

describe('The labels of goods', () => {
  const goods = generateProducts({ count: 4000, seed: 'labels' })
  const linesOf = (product: (typeof goods)[number]) =>
    productImages(product).flatMap((address) => parsePictureAddress(address)?.lines ?? [])

  it('have an outline for each of their signs', () => {
    const signs = new Set(goods.flatMap(linesOf).flatMap((text) => Array.from(text)))
    expect(signs.has('"')).toBe(true)
    expect([...signs].filter((sign) => !(sign in GLYPHS.c && sign in GLYPHS.d))).toEqual([])
  })

  it('name their units as the texts of the shop do', () => {
    const texts = goods.flatMap(linesOf)
    expect(texts).toContain('4 л')
    expect(texts.filter((text) => /^\d+(?:[.,]\d+)? ?(?:L|l|ml|kg|g|Ah|mm)$/.test(text))).toEqual([])
  })

  it('stand on a box where a filter has no housing', () => {
    const elements = goods.filter(
      ({ common, pictured }) => pictured && common.some(([id, text]) => id === 'filter_type' && text === 'Элемент'),
    )
    expect(elements.length).toBeGreaterThan(5)
    for (const product of elements) expect(productImages(product)[0]).toContain('/pictures/box/')
    expect(goods.filter(({ common }) => common.some(([id, text]) => id === 'thread' && text === 'Элемент'))).toEqual([])
  })
})
