import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepCart, keepLine, shownIds, shownNote, shownProduct, shownQuantity, type KnownLines } from '../../../model/cart/cart-lines'
import type { CartItem } from '../../../model/cart/cart'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { product } from '../../support/plain-goods'

/** A line as the server sends it: a new object every time. */
const item = (id: number, qty: number): CartItem => ({ product: product(id), qty })
const NONE: KnownLines = new Map()
const IDS = [1, 2, 3, 4]
const quantities = (known: KnownLines) =>
  Object.fromEntries([...known].flatMap(([id, line]) => (line.item.qty > 0 ? [[id, line.item.qty]] : [])))

/** What the server did, version by version: one line set each time; every history begins by putting all lines in. */
const history = fc
  .array(fc.record({ id: fc.constantFrom(...IDS), qty: fc.nat(3) }), { maxLength: 12 })
  .map((changes) => [...IDS.map((id) => ({ id, qty: 5 })), ...changes])
/** The cart after so many versions. */
function cartAt(changes: readonly { id: number; qty: number }[], version: number) {
  const lines = new Map<number, number>()
  for (const { id, qty } of changes.slice(0, version)) {
    if (qty === 0) lines.delete(id)
    else lines.set(id, qty)
  }
  return { items: [...lines].map(([id, qty]) => item(id, qty)), version }
}

describe('what is known of a cart', () => {
  it('ends as the server has it, however late and in whatever order answers and whole carts arrive [DEC-020]', () =>
    fc.assert(
      fc.property(
        history.chain((changes) =>
          fc.record({
            changes: fc.constant(changes),
            arrivals: fc.shuffledSubarray(
              changes
                .flatMap((_, i) => ['answer', 'cart'].map((kind) => ({ kind, version: i + 1 })))
                .filter(({ version }) => version > IDS.length),
            ),
            repeated: fc.nat(3),
          }),
        ),
        ({ changes, arrivals, repeated }) => {
          const now = changes.length
          let known = keepCart(NONE, cartAt(changes, IDS.length))
          const news = [...arrivals, { kind: 'cart', version: now }, ...arrivals.slice(0, repeated)]
          for (const { kind, version } of news) {
            const { id, qty } = changes[version - 1]! // versions count from 1
            known = kind === 'cart' ? keepCart(known, cartAt(changes, version)) : keepLine(known, item(id, qty), version)
          }
          expect(quantities(known)).toEqual(Object.fromEntries(cartAt(changes, now).items.map((line) => [line.product.id, line.qty])))
        },
      ),
      { numRuns: 2000 },
    ))

  it('an answer older than what is known changes nothing, the Map is the same [DEC-020]', () => {
    const known = keepLine(NONE, item(1, 5), 7)
    expect(keepLine(known, item(1, 2), 6)).toBe(known)
  })

  it('a line is what the newest answer says; a removed one stays as a trace with quantity 0 [DEC-020]', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { minLength: 1 }), (versions) => {
        const known = versions.reduce((all, version) => keepLine(all, item(1, version % 3), version), NONE)
        const newest = Math.max(...versions)
        expect(known).toEqual(new Map([[1, { item: item(1, newest % 3), version: newest }]]))
      }),
    ))

  it('of a line with another quantity or note the product stays the same object, unless it is sold otherwise now', () => {
    const known = keepLine(NONE, item(1, 5), 7)
    const kept = known.get(1)!.item.product // put there just now
    const sold = { ...item(1, 6), product: { ...product(1), limit: 6 } }
    expect(keepLine(known, { ...item(1, 6), note: 'к пятнице' }, 8).get(1)!.item.product).toBe(kept)
    expect(keepLine(known, sold, 8).get(1)!.item.product).toBe(sold.product)
  })

  it('a line that did not change stays the same object, others do not', () => {
    const known = keepCart(NONE, { items: [item(1, 5), item(2, 3)], version: 1 })
    const next = keepCart(known, { items: [item(1, 5), item(2, 4)], version: 2 })
    expect(next.get(1)?.item).toBe(known.get(1)?.item)
    expect(next.get(2)?.item).toEqual(item(2, 4))
    expect(keepLine(next, item(1, 5), 3).get(1)?.item).toBe(known.get(1)?.item)
  })

  it('the same cart once more keeps every line whole, so that no row renders', () => {
    const known = keepCart(NONE, { items: [item(1, 5), item(2, 3)], version: 1 })
    const again = keepCart(known, { items: [item(1, 5), item(2, 3)], version: 1 })
    expect([again.get(1), again.get(2)].map((line, i) => line === known.get(i + 1))).toEqual([true, true])
  })

  it.each([{ pack: 4 }, { limit: 8 }, { favorite: true }])('a product that changed in %j is taken over', (changes) => {
    const known = keepCart(NONE, { items: [item(1, 5)], version: 1 })
    const changed = { product: product(1, changes), qty: 5 }
    expect(keepCart(known, { items: [changed], version: 2 }).get(1)?.item).toBe(changed)
    expect(keepLine(known, changed, 2).get(1)?.item).toBe(changed)
  })

  it('the lines stand in the order of the cart, not of their numbers', () =>
    expect(shownIds(keepCart(NONE, { items: [item(9, 1), item(2, 1), item(5, 1)], version: 1 }), [], 1)).toEqual([9, 2, 5]))

  it('what the cart has no more stays as a trace behind the line that it stood behind, new lines come at the end', () => {
    const known = keepCart(NONE, { items: [7, 9, 2, 4, 5].map((id) => item(id, 1)), version: 1 })
    const gone = [7, 2, 4].reduce((all, id, nth) => keepLine(all, item(id, 0), nth + 2), known)
    expect([...keepCart(gone, { items: [9, 5, 3].map((id) => item(id, 1)), version: 5 }).keys()]).toEqual([7, 9, 2, 4, 5, 3])
    expect([...keepCart(known, { items: [], version: 2 }).keys()]).toEqual([7, 9, 2, 4, 5])
  })
})

describe('what is shown', () => {
  it('is no note of a line that is still to be taken out and was put in anew: the note goes with the old line', () => {
    const known = keepCart(NONE, { items: [{ ...item(1, 5), note: 'Срочно' }], version: 1 })
    const write = (changes: Partial<CartWrite>): CartWrite => ({
      key: 'k',
      regionId: 1,
      productId: 1,
      qty: 0,
      stage: 'sent',
      at: 0,
      ...changes,
    })
    const anew = write({ qty: 2, stage: 'typing' })
    const note = write({ note: 'Позже' })
    const shown = (...queue: CartWrite[]) => shownNote(known, queue, 1, 1)
    expect([shown(), shown(anew), shown(note, anew), shown(anew, note)]).toEqual(['Срочно', 'Срочно', 'Позже', 'Позже'])
    for (const gone of [write({ productId: 'all' }), write({})])
      expect([shown(gone), shown(gone, anew), shown(note, gone, anew), shown(gone, anew, note)]).toEqual(['', '', '', 'Позже'])
    expect(shown(write({ productId: 'all', stage: 'refused' }), anew)).toBe('Срочно')
  })

  const known = keepCart(NONE, { items: [item(1, 5), item(2, 3)], version: 1 })
  const wish = (productId: number | 'all', qty: number, regionId = 1): CartWrite => ({
    key: `t-${productId}-${qty}`,
    regionId,
    productId,
    qty,
    stage: 'ready',
    ...(productId !== 'all' && { product: product(productId) }),
  })

  it('is the wish, else what the server keeps, else nothing [DEC-020]', () =>
    expect([1, 2, 3, 4].map((id) => shownQuantity(known, [wish(1, 8), wish(3, 2)], 1, id))).toEqual([8, 3, 2, 0]))

  it('a line wished to 0 is gone at once, a new one stands at the end [STATE-019] [DEC-020]', () =>
    expect(shownIds(known, [wish(3, 2), wish(1, 0)], 1)).toEqual([2, 3]))

  it('emptying takes every line away but those wished after it [DEC-020]', () =>
    expect(shownIds(known, [wish(1, 8), wish('all', 0), wish(2, 1)], 1)).toEqual([2]))

  it('wishes of another region show nothing here [DEC-018]', () =>
    expect(shownIds(known, [wish(3, 2, 77), wish('all', 0, 77)], 1)).toEqual([1, 2]))

  it('a product is known from its line, else from its wish', () => {
    const fresh = wish(3, 2)
    expect([1, 3, 4].map((id) => shownProduct(known, [fresh], 1, id))).toEqual([product(1), product(3), undefined])
    expect(shownProduct(known, [fresh], 77, 3)).toBe(undefined)
  })
})
