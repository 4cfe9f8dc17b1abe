import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingsOf } from '../../../model/entry/entry-text'
import { type Known, knownOfHistory, knownOfSearch, resolve } from '../../../model/entry/suggestions'
import { articleKey, layoutSwap } from '../../../model/text/article'
import { runs } from '../../support/runs'

const bought = (product_id: number, article: string, barcode?: string) => ({
  product_id,
  article,
  name: `Товар ${product_id}`,
  qty: 3,
  at: '',
  ...(barcode !== undefined && { barcode }),
})

describe('many lines', () => {
  it('read each product of a long history once, not once for each line', () => {
    let reads = 0
    const history = knownOfHistory(Array.from({ length: 200 }, (_, at) => bought(at + 1, `AL-${4000 + at}-004`))).map(
      (product): Known => ({
        ...product,
        get key() {
          reads += 1
          return articleKey(product.article)
        },
      }),
    )
    const named = Array.from({ length: 100 }, (_, at) => resolve(`AL-${4000 + at}-004 × 5`, history).products[0]?.id)
    expect(named).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    expect(reads).toBe(200)
  })

  /** Each line for itself over all products, one list behind the other. */
  const oneByOne = (text: string, lists: readonly (readonly Known[])[]) => {
    for (const { article, quantity } of readingsOf(text)) {
      for (const spelling of [article, layoutSwap(article)]) {
        const key = articleKey(spelling)
        const exact = lists.flat().filter((it) => key !== '' && (it.key === key || it.barcode === spelling))
        const first = exact.filter(({ id }, at) => exact.findIndex((it) => it.id === id) === at)
        if (first.length > 0) return { products: first, quantity }
      }
    }
    return { products: [], quantity: null }
  }
  const code = fc.constantFrom('A1', 'A-1', 'a 1', 'Ф1', '4071', 'M 2', 'ь2', 'M-2')
  const products = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 4 }), article: code, barcode: fc.option(fc.constantFrom('4071', '2')) }),
  )
  const known = (list: readonly { id: number; article: string; barcode: string | null }[]) =>
    knownOfHistory(list.map(({ id, article, barcode }) => bought(id, article, barcode ?? undefined)))
  it('name what each would name for itself, in the order of the lists [DEC-057]', () =>
    fc.assert(
      fc.property(fc.tuple(code, fc.constantFrom('', ' 2', ' × 3')), products, products, ([text, count], one, other) => {
        const lists = [known(one), known(other)] as const
        expect(resolve(`${text}${count}`, ...lists)).toEqual(oneByOne(`${text}${count}`, lists))
      }),
      runs(300),
    ))
})

it('a barcode that the history does not know names the product that the search found by it, bought before', () => {
  const history = knownOfHistory([bought(7, 'M-7')])
  const found = knownOfSearch([{ id: 7, article: 'M-7', name: 'Товар 7', barcode: '2000000000077' }], history)
  expect(resolve('2000000000077', history, found).products.map(({ id, bought }) => [id, bought?.qty])).toEqual([[7, 3]])
})
