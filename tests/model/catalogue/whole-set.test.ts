import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SetPart } from '../../../model/catalogue/sets/set-part'
import { costApart, fillWithSet, setReport } from '../../../model/catalogue/sets/whole-set'
import { price, product } from '../../support/plain-goods'
import { runs } from '../../support/runs'

const part = (id: number, count: number, changes: Partial<SetPart> = {}): SetPart => ({ ...product(id), ...changes, count })
/** A price, or none of any kind. */
const of = (cost: number | null) => ({ cost, guest_cost: cost })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('all goods of a set into the cart', () => {
  it('come on top of what is there, in whole packs, within stock and limit; what is added and what is missing adds up to the set [DEC-019]', () => {
    const goods = fc.record({
      pack: fc.integer({ min: 1, max: 6 }),
      limit: fc.option(fc.integer({ min: 1, max: 40 })),
      stock: fc.nat({ max: 40 }),
      cost: fc.option(fc.constant(1000), { freq: 5 }),
      inPacks: fc.integer({ min: 1, max: 5 }),
      packsBefore: fc.nat({ max: 4 }),
    })
    fc.assert(
      fc.property(fc.array(goods, { maxLength: 4 }), (list) => {
        const parts = list.map(({ pack, limit, inPacks }, at) => part(at + 1, pack * inPacks, { pack, limit }))
        const before = (id: number) => (list[id - 1]?.packsBefore ?? 0) * (list[id - 1]?.pack ?? 0)
        const fill = fillWithSet(parts, before, (id) => price(id, { stock: list[id - 1]?.stock ?? 0, ...of(list[id - 1]?.cost ?? null) }))
        for (const [at, { pack, limit, stock, cost }] of list.entries()) {
          const [id, article] = [at + 1, parts[at]!.article]
          const wish = fill.wishes.find(({ product: { id: its } }) => its === id)
          const piecesOf = (lines: typeof fill.added) => lines.find((line) => line.article === article)?.pieces ?? 0
          // By counting up pack by pack, as long as one more may be ordered.
          let most = before(id)
          while (cost !== null && most + pack <= Math.min(stock, limit ?? stock) && most < before(id) + parts[at]!.count) most += pack
          expect(wish?.quantity ?? before(id)).toBe(most)
          expect(piecesOf(fill.added)).toBe(most - before(id))
          expect(piecesOf(fill.missing)).toBe(before(id) + parts[at]!.count - most)
        }
      }),
      runs(300),
    )
  })

  it('is said in words: what was added, what is missing, or that nothing was', () => {
    const [one, two] = [
      { article: 'A-1', pieces: 4 },
      { article: 'B-2', pieces: 12 },
    ]
    const say = (added: (typeof one)[], missing: (typeof one)[]) => plain(setReport({ wishes: [], added, missing }))
    expect([say([one, two], []), say([one], [two]), say([], [one])]).toEqual([
      'Добавлено в корзину: A-1 (4 шт.) и B-2 (12 шт.).',
      'Добавлено в корзину: A-1 (4 шт.). Не хватает: B-2 (12 шт.).',
      'Ничего не добавлено. Не хватает: A-1 (4 шт.).',
    ])
  })
})

it('what a set costs apart is the sum of its parts, and not known where one price is not', () => {
  const parts = [part(1, 4), part(2, 3)]
  const costs: Record<number, number | null> = { 1: 1000, 2: 250 }
  const priceOf = (id: number) => price(id, of(costs[id] ?? null))
  expect(costApart(parts, priceOf)).toBe(4750)
  costs[2] = null
  expect([costApart(parts, priceOf), costApart(parts, (id) => (id === 1 ? priceOf(1) : undefined)), costApart([], priceOf)]).toEqual([
    null,
    null,
    0,
  ])
})
