import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '../../../model/cart/cart'
import { keepCart, shownIds } from '../../../model/cart/cart-lines'
import type { CartQueue, CartWrite } from '../../../model/cart/cart-queue'
import { newestWrites } from '../../../model/cart/newest-writes'
import { cartTotals, type ShownLine } from '../../../model/cart/totals'
import { linesOnScreen } from '../../../model/order/order-lines'
import { price, product } from '../../support/plain-goods'

const REGION = 5
const ids = fc.integer({ min: 1, max: 9 })
const write: fc.Arbitrary<CartWrite> = fc
  .record({
    key: fc.uuid(),
    regionId: fc.constantFrom(REGION, REGION, 6),
    productId: fc.oneof({ arbitrary: ids, weight: 8 }, { arbitrary: fc.constant('all' as const), weight: 1 }),
    qty: fc.integer({ min: 0, max: 60 }),
    stage: fc.constantFrom('typing' as const, 'ready' as const, 'sent' as const, 'refused' as const),
    isNote: fc.boolean(),
  })
  .map(({ isNote, ...of }) => ({
    ...of,
    qty: of.productId === 'all' || isNote ? 0 : of.qty,
    ...(of.productId !== 'all' && { product: product(of.productId), ...(isNote && { note: 'к поддону' }) }),
  }))
const queues: fc.Arbitrary<CartQueue> = fc.array(write, { maxLength: 12 })
const items: fc.Arbitrary<CartItem[]> = fc
  .uniqueArray(fc.record({ id: ids, qty: fc.integer({ min: 0, max: 60 }) }), { selector: ({ id }) => id })
  .map((all) => all.map(({ id, qty }) => ({ product: product(id), qty })))
const priceRows = fc.dictionary(
  ids.map(String),
  fc.oneof(
    fc.constant({ price: null }),
    fc.record({ cost: fc.nat(9999), stock: fc.nat(40) }).map((row) => ({ price: price(1, row) })),
  ),
)

/** By the words of the rule, looked for from the end each time. */
function slowWrite(queue: CartQueue, id: number): CartWrite | undefined {
  return [...queue]
    .reverse()
    .find(({ regionId, productId, note }) => regionId === REGION && (productId === 'all' || (productId === id && note === undefined)))
}
function slowLines(
  held: readonly CartItem[],
  queue: CartQueue,
  prices: Readonly<Record<number, { price: ReturnType<typeof price> | null }>>,
) {
  const wished = queue.flatMap(({ regionId, productId }) => (regionId === REGION && productId !== 'all' ? [productId] : []))
  return [...new Set([...held.map((item) => item.product.id), ...wished])].flatMap((id): ShownLine[] => {
    const newest = slowWrite(queue, id)
    const isRefused = newest?.stage === 'refused'
    // What the server would not take out is there.
    const isWished = newest && !(isRefused && newest.qty === 0)
    const qty = isWished ? newest.qty : (held.find((item) => item.product.id === id)?.qty ?? 0)
    return qty > 0 ? [{ product: product(id), qty, price: prices[id]?.price ?? null, ...(isRefused && { isRefused }) }] : []
  })
}

describe('what a screen of many lines asks of a queue', () => {
  test.prop([queues])('is what looking from the end finds for each line, emptyings counted', (queue) => {
    const newest = newestWrites(queue, REGION)
    for (let id = 1; id <= 10; id++) expect(newest.of(id)).toBe(slowWrite(queue, id))
  })

  // One walk through many queues: what was answered before must not show through.
  test.prop([fc.array(fc.tuple(items, queues), { minLength: 1, maxLength: 5 }), priceRows])(
    'is, after any changes, what is found without anything kept; so are the totals [DEC-013] [DEC-020]',
    (states, prices) => {
      for (const [held, queue] of states) {
        const known = keepCart(new Map(), { items: held, version: 1 })
        for (const at of [0, Math.ceil(queue.length / 2), queue.length]) {
          const part = queue.slice(0, at)
          const lines = linesOnScreen({ known, queue: part, regionId: REGION }, prices)
          const expected = slowLines(held, part, prices)
          expect(shownIds(known, part, REGION)).toEqual(expected.map((line) => line.product.id))
          expect(lines).toEqual(expected)
          expect(cartTotals(lines, true)).toEqual(cartTotals(structuredClone(expected), true))
        }
      }
    },
  )

  it('gives every line that did not change as the same object, and the whole where none did', () => {
    const known = keepCart(new Map(), { items: [1, 2, 3].map((id) => ({ product: product(id), qty: 2 })), version: 1 })
    const prices = { 1: { price: price(1) }, 2: { price: price(2) } }
    const wish: CartWrite = { key: 't-1', regionId: REGION, productId: 2, qty: 7, stage: 'typing', product: product(2) }
    const before = linesOnScreen({ known, queue: [], regionId: REGION }, prices)
    const typed = linesOnScreen({ known, queue: [wish], regionId: REGION }, prices)
    expect(typed.map((line, at) => line === before[at])).toEqual([true, false, true])
    expect(linesOnScreen({ known, queue: [{ ...wish, stage: 'sent' }], regionId: REGION }, prices)).toBe(typed)
    const left = linesOnScreen({ known, queue: [wish], regionId: REGION }, prices, [3])
    expect(left.map((line, at) => line === typed[at])).toEqual([true, true, false])
    expect(left[2]).toEqual({ product: product(3), qty: 2, price: null, isExcluded: true })
  })
})
