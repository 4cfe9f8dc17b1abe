import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CatalogueProduct, toProduct } from '../../../../fake-server/catalogue/catalogue-product'
import { generateProducts } from '../../../../fake-server/catalogue/generate/generate-products'
import { layoutSwap } from '../../../../model/text/article'
import { runs } from '../../../support/runs'
import { mistakes, ownWords, plainSearch } from './plain-search'
import { changed, smallShop } from '../small-shop'

const POOL = generateProducts({ count: 1500, seed: 'search' })
const LISTED = POOL.filter(({ pictured }) => pictured)
const { search, idsOf } = smallShop(POOL)
const anyListed = fc.constantFrom(...LISTED)
const words = (product: CatalogueProduct) => ownWords(product).filter((word) => /^\p{L}{5,}$/u.test(word))
const withWord = anyListed.filter((product) => words(product).length > 0)

/** Some goods and what the wire has of them. */
const someGoods = fc.shuffledSubarray(POOL, { minLength: 1, maxLength: 40 })
const onTheWire = (products: readonly CatalogueProduct[]) =>
  products.filter(({ pictured }) => pictured).map((product) => toProduct(product, { favorite: false }))

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
}
/** An article as people type it: other signs between its parts, any case, letters of the other alphabet that look alike. */
const spelt = (article: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Array.from(article, (sign) =>
        /[\s./\\-]/.test(sign)
          ? fc.constantFrom('', ' ', '-', '.', '/', '–', ' - ', '\u00a0')
          : fc
              .record({
                sign: fc.constantFrom(sign, sign.toLowerCase(), LOOK_ALIKES[sign] ?? sign),
                gap: fc.constantFrom('', '', '', '-', ' '),
              })
              .map((it) => it.sign + it.gap),
      ),
    )
    .map((parts) => parts.join(''))

const LETTERS = { latin: 'abcdefghijklmnopqrstuvwxyz', russian: 'абвгдежзийклмнопрстуфхцчшщъыьэюя' }
/** A word with one mistake: a letter left out, put in, exchanged, or two that changed places. */
const mistyped = (word: string): fc.Arbitrary<string> => {
  const letters = /[a-z]/.test(word) ? LETTERS.latin : LETTERS.russian
  return fc
    .record({
      how: fc.constantFrom('out', 'in', 'other', 'swap'),
      at: fc.nat(word.length - 1),
      letter: fc.nat(letters.length - 1).map((place) => letters.charAt(place)),
    })
    .map(({ how, at, letter }) => {
      const [before, own, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
      if (how === 'out') return before + after
      if (how === 'in') return before + letter + own + after
      if (how === 'other') return before + letter + after
      return before + after.charAt(0) + own + after.slice(1)
    })
}

describe('The search', () => {
  it('finds the same, as well fitting, as looking at every product does [DEC-057]', () => {
    const textOf = (product: CatalogueProduct) => {
      const own = ownWords(product)
      const typed = fc
        .constantFrom(...own)
        .chain((word) =>
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(word) },
            { weight: 2, arbitrary: fc.nat(word.length).map((at) => word.slice(0, at + 1)) },
            { weight: 1, arbitrary: word.length < 5 ? fc.constant(word) : mistyped(word) },
            { weight: 1, arbitrary: fc.constant(layoutSwap(word)) },
          ),
        )
      return fc.oneof(
        { weight: 6, arbitrary: fc.array(typed, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')) },
        { weight: 2, arbitrary: fc.nat(product.name.length).map((at) => product.name.slice(0, at + 1)) },
        { weight: 2, arbitrary: fc.nat(product.article.length).map((at) => product.article.slice(0, at + 1)) },
        { weight: 1, arbitrary: fc.constantFrom('', '!!!', 'ё', '–', 'нет такого', '5', '0', '💧', product.barcode) },
      )
    }
    let found = 0
    const parameters = runs(300)
    fc.assert(
      fc.property(
        someGoods.chain((products) => fc.tuple(fc.constant(products), fc.constantFrom(...products).chain(textOf))),
        ([products, text]) => {
          const expected = plainSearch(onTheWire(products), text)
          const ids = smallShop(products).idsOf(text)
          const popularity = new Map(products.map((product) => [product.id, product.popularity]))
          const ranked = [...expected].sort(
            ([one, fit], [other, otherFit]) => fit - otherFit || popularity.get(one)! - popularity.get(other)!, // all are of these goods
          )
          expect(ids).toEqual(ranked.map(([id]) => id))
          found += ids.length > 0 ? 1 : 0
        },
      ),
      parameters,
    )
    expect(found).toBeGreaterThan(parameters.numRuns / 4)
  })

  it('finds every product first by its article, however it is spelt [DEC-057]', () => {
    fc.assert(
      fc.property(
        anyListed.chain((product) => fc.tuple(fc.constant(product), spelt(product.article))),
        ([product, text]) => {
          expect(idsOf(text)[0], text).toBe(product.id)
          expect(search.named(text).length).toBe(1)
        },
      ),
      runs(400),
    )
  })

  it('finds every product by its article in the other keyboard layout, and by its barcode alone [DEC-057]', () => {
    for (const { id, article, barcode } of LISTED) {
      expect(idsOf(layoutSwap(article)), article).toContain(id)
      expect(idsOf(layoutSwap(article.toLowerCase()))[0], article).toBe(id)
      expect(idsOf(` ${barcode} `)).toEqual([id])
      expect(idsOf(barcode.replace(/^(.)(.{6})/, '$1 $2-')), 'with the gaps of its print').toEqual([id])
    }
  })

  it('finds every product by the beginning of its article, and by that of what stands behind a sign in it', () => {
    fc.assert(
      fc.property(anyListed, fc.nat(20), fc.nat(20), (product, from, length) => {
        const parts = product.article.split(/[\s./-]+/)
        const text = parts
          .slice(from % parts.length)
          .join(' ')
          .slice(0, 3 + length)
        fc.pre(text.replace(/\s/g, '').length >= 3)
        expect(idsOf(text), text).toContain(product.id)
      }),
      runs(400),
    )
  })

  it('finds every product by its name, any of whose words were typed in the other layout [DEC-057]', () => {
    const isTyped = (chunk: string) => /^\p{L}{4,}$/u.test(chunk)
    fc.assert(
      fc.property(anyListed, fc.infiniteStream(fc.boolean()), (product, isSwapped) => {
        const chunks = product.name.split(/\s+/)
        const text = chunks.map((chunk) => (isTyped(chunk) && isSwapped.next().value ? layoutSwap(chunk) : chunk)).join(' ')
        expect(idsOf(text), text).toContain(product.id)
        expect(idsOf(layoutSwap(product.name)), product.name).toContain(product.id)
      }),
      runs(300),
    )
  })

  it('finds every product by a word of five letters or more in which one is wrong', () => {
    const typed = withWord.chain((product) =>
      fc.constantFrom(...words(product)).chain((word) => fc.tuple(fc.constant(product), fc.constant(word), mistyped(word))),
    )
    fc.assert(
      fc.property(typed, ([product, word, text]) => {
        fc.pre(mistakes(word, text) <= 1 && text !== '')
        expect(idsOf(text), text).toContain(product.id)
        expect(idsOf(product.name.toLowerCase().replaceAll('ё', 'е').replace(word, text))).toContain(product.id)
      }),
      runs(400),
    )
  })

  it('puts first whose article it is, then whose article begins so, then names that have the word, then what begins so, then mistakes', () => {
    const named = (place: number, name: string, article: string) =>
      changed(POOL[place]!, { name, article, brand: { ...POOL[place]!.brand, name: '' }, popularity: 100 - place, pictured: true })
    const goods = [
      named(0, 'Щётка', 'НАСОС'),
      named(1, 'Лампа', 'НАСОС-1'),
      named(2, 'Для насосов', 'X-1'),
      named(3, 'Насосная станция', 'X-2'),
      named(4, 'Хомут', 'X-НАСОС'),
      named(5, 'Носос', 'X-3'),
      named(6, 'Масло', 'X-4'),
    ]
    expect(smallShop(goods).idsOf('насос')).toEqual([0, 1, 2, 4, 3, 5].map((place) => POOL[place]!.id)) // of equals the popular first
  })

  it.each([
    ['масло моторное', ['моторного масла', 'моторные масла', 'маслом моторным', 'масел моторных', 'МАСЛА МОТОРНОГО']],
    ['фильтр воздушный', ['фильтры воздушные', 'воздушных фильтров', 'фильтра воздушного']],
    ['колодки тормозные', ['тормозных колодок', 'тормозными колодками', 'колодка тормозная']],
    ['щётка стеклоочистителя', ['щетки стеклоочистителя', 'щёток стеклоочистителей']],
    ['смазка литол', ['смазки литол', 'смазок литола', 'смазкой литол']],
    ['жидкость тормозная', ['тормозной жидкости', 'тормозных жидкостей']],
    ['ремень', ['ремни', 'ремней', 'ремня', 'ремнём']],
  ])('finds by «%s» what any form of its words finds', (text, others) => {
    const { idsOf: find } = smallShop(generateProducts({ count: 8000, seed: 'forms' }))
    const expected = find(text)
    expect(expected.length).toBeGreaterThan(3)
    for (const other of others) expect(new Set(find(other).slice(0, expected.length)), other).toEqual(new Set(expected))
  })

  it('reads a code the same whatever stands in it, and a number with its unit', () => {
    for (const sae of ['5w30', '5W-30', '5w 30', '5 w 30']) expect(idsOf(`масло ${sae}`), sae).toEqual(idsOf('масло 5W-30'))
    expect(idsOf('масло 5W-30').length).toBeGreaterThan(20)
    for (const id of idsOf('масло 5w30')) expect(POOL[id - 1]?.name).toMatch(/^Масло.*5W-30/) // ids are places
    for (const text of ['5w40 4л', '5w-40 4 л', '4л 5W40']) {
      expect(idsOf(text).length).toBeGreaterThan(2)
      for (const id of idsOf(text)) expect(POOL[id - 1]?.name).toMatch(/5W-40.*\b4\u00a0л$/) // as above
    }
    expect(idsOf('лампа н7')).toEqual(idsOf('лампа H7')) // a Cyrillic Н
    expect(idsOf('dot4')).toEqual(idsOf('DOT 4'))
  })

  it('reads a word in Russian letters that says nothing as the sound of a brand or a viscosity', () => {
    expect(idsOf('арктелюб')).toEqual(idsOf('arktelub'))
    expect(idsOf('арктелюб').length).toBeGreaterThan(0)
    expect(idsOf('масло хагренол 5в40')).toEqual(idsOf('масло hagrenol 5w40'))
    expect(idsOf('масло хагренол 5в40').length).toBeGreaterThan(0)
    expect(idsOf('арк')).toEqual([])
  })

  it('finds nothing by what is nothing, and lives through texts of any kind', () => {
    expect(['', '   ', '-', '!!! …', 'щщщщщщщ'].map(idsOf)).toEqual([[], [], [], [], []])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { ranked } = search.find(text)
        expect(new Set(ranked).size).toBe(ranked.length)
      }),
      runs(100),
    )
  })
})
