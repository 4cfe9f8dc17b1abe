import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateProducts } from '../../../../fake-server/catalogue/generate/generate-products'
import { formOf } from '../../../../fake-server/catalogue/search/spelling'
import { TRADE_WORDS } from '../../../../fake-server/catalogue/search/trade-words'
import { articleKey, layoutSwap } from '../../../../model/text/article'
import { runs } from '../../../support/runs'
import { smallShop } from '../small-shop'

const POOL = generateProducts({ count: 1500, seed: 'search' })
const LISTED = POOL.filter(({ pictured }) => pictured)
const { search, idsOf, catalogue } = smallShop(POOL)

/** How the letters of articles sound to a Russian ear. */
const EAR: Readonly<Record<string, string>> = {
  ...{ A: 'А', B: 'Б', C: 'С К', D: 'Д', E: 'Е', F: 'Ф', G: 'Г', H: 'Х', I: 'И', J: 'ДЖ', K: 'К', L: 'Л', M: 'М', N: 'Н' },
  ...{ O: 'О', P: 'П', Q: 'КУ', R: 'Р', S: 'С', T: 'Т', U: 'У', V: 'В', W: 'В', X: 'КС', Y: 'Й', Z: 'З' },
}
const TRADE = (() => {
  const goods = generateProducts({ count: 12_000, seed: 'trade' })
  return { ...smallShop(goods), names: new Map(goods.map(({ id, name }) => [id, name])) }
})()

const formsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(formOf)
const LISTED_TRADE = TRADE.catalogue.listed.map(({ id, name }) => ({ id, forms: new Set(formsOf(name)) }))

describe('The search', () => {
  it.each([
    ['незамерзайка', /^Жидкость стеклоомывающая (?!.*Leto)|^Концентрат стеклоомывателя/],
    ['незамерзайки −20', /стеклоомыва.*20/],
    ['омывающая жидкость', /стеклоомыва/],
    ['охлаждающая жидкость', /антифриз|тосол/i],
    ['тосол', /^Тосол/],
    ['вдшка', /^Смазка проникающая|^Жидкий ключ/],
    ['вд-40', /^Смазка проникающая|^Жидкий ключ/],
    ['wd 40', /^Смазка проникающая|^Жидкий ключ/],
    ['литиевая смазка', /^Смазка|литол|литиевая/i],
    ['тормозуха dot4', /^Жидкость тормозная.*DOT 4/],
    ['акб 60', /^Аккумулятор.* 60|^Тестер АКБ/],
    ['дворники 600', /^Щётка.* 600/],
    ['мочевина', /^Реагент|^Фильтр мочевины/],
    ['ремень ручейковый', /^Ремень поликлиновой/],
    ['водяной насос', /^Помпа водяная/],
    ['солярка', /дизтоплив/],
    // As it is typed, with a letter wrong, and in the other layout.
    ['незамерз', /стеклоомыва/],
    ['незомерзайка', /стеклоомыва/],
    ['ytpfvthpfqrf', /стеклоомыва/],
  ])('finds by «%s» what the trade calls so, though no name says it', (text, meant) => {
    const names = TRADE.idsOf(text).map((id) => TRADE.names.get(id))
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(name).toMatch(meant)
  })

  it('finds by each word of the trade every product whose name has the words that it is said of', () => {
    for (const { of, but = '', said } of TRADE_WORDS)
      for (const words of of) {
        const forms = formsOf(words)
        const named = LISTED_TRADE.filter((product) => forms.every((form) => product.forms.has(form)) && !product.forms.has(but)).map(
          ({ id }) => id,
        )
        for (const word of said.split(' ')) {
          const found = new Set(TRADE.idsOf(word))
          expect(
            named.filter((id) => !found.has(id)).map((id) => TRADE.names.get(id)),
            `${word} of ${words}`,
          ).toEqual([])
        }
      }
  })

  it('finds every product by its article as a Russian writes it by ear', () => {
    const withLetters = LISTED.filter(({ article }) => /^[A-Z]{2,3}\W?\d/.test(article))
    expect(withLetters.length).toBeGreaterThan(300)
    fc.assert(
      fc.property(
        fc.constantFrom(...withLetters).chain(({ id, article }) => {
          const letters = Array.from(article, (sign) => fc.constantFrom(...(EAR[sign] ?? sign).split(' ')))
          return fc.tuple(
            fc.constant(id),
            fc.constant(article),
            fc.tuple(...letters).map((signs) => signs.join('')),
          )
        }),
        ([id, article, heard]) => {
          // What the other keyboard layout, or the look of its letters, makes another article is that one.
          fc.pre([heard, layoutSwap(heard)].every((text) => POOL.every((other) => !articleKey(other.article).startsWith(articleKey(text)))))
          expect(idsOf(heard), `${heard} for ${article}`).toContain(id)
          expect(search.named(heard).map((row) => catalogue.listed[row]?.id)).toContain(id)
        },
      ),
      runs(300),
    )
  })
})
