import { describe, expect, it } from 'vitest'
import { generateProducts } from '../../../../fake-server/catalogue/generate/generate-products'
import { formOf } from '../../../../fake-server/catalogue/search/spelling'
import { TRADE_WORDS } from '../../../../fake-server/catalogue/search/trade-words'
import { smallShop } from '../small-shop'

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

describe('The search by words of the trade', () => {
  it.each([
    ['незамерзайка', /^Жидкость стеклоомывающая (?!.*Leto)|^Концентрат стеклоомывателя/],
    ['незамерзайки −20', /стеклоомыва.*20/],
    ['омывающая жидкость', /стеклоомыва/],
    ['охлаждающая жидкость', /антифриз|тосол/i],
    ['тосол', /^Тосол/],
    ['вдшка', /^Смазка проникающая|^Жидкий ключ/],
    ['вд-40', /^Смазка проникающая|^Жидкий ключ/],
    ['wd 40', /^Смазка проникающая|^Жидкий ключ/],
    ['литиевая смазка', /литол|литиевая/i],
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
})
