import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergedWords, NO_WORDS, type OrderWords } from '../../../model/order/draft'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }))
/** Prices by product, some of them met. */
const seen = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(100, 120, 150), { noNullPrototype: true })
const words: fc.Arbitrary<OrderWords> = fc
  .record({
    uuid: fc.constantFrom(null, 'uuid-0001', 'uuid-0002'),
    isSent: fc.boolean(),
    receiving: fc.constantFrom('delivery', 'pickup'),
    description: fc.constantFrom('', 'К воротам', 'Ко входу'),
    buyerNumber: fc.constantFrom('', 'ЗК-1', 'ЗК-2'),
    wantedDate: fc.constantFrom(null, '2026-11-24', '2026-11-25'),
    excluded: ids,
    seen,
  })
  .map((said) => ({ ...NO_WORDS, ...said }))

it('where several tabs write a draft, each field is what this tab made of it, and where it changed nothing what the others did; of the lines left out and the prices met each is judged alone; the uuid is always its own [DEC-022] [DEC-067]', () =>
  fc.assert(
    fc.property(words, words, words, (before, after, held) => {
      const merged = mergedWords(before, after, held)
      for (const field of ['receiving', 'description', 'buyerNumber', 'wantedDate', 'contactName'] as const)
        expect(merged[field]).toBe(before[field] === after[field] ? held[field] : after[field])
      const isLeftOut = (id: number) => {
        const is = (draft: OrderWords) => draft.excluded.includes(id)
        return is(before) === is(after) ? is(held) : is(after)
      }
      expect(merged.excluded.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5].filter(isLeftOut))
      for (const id of ['1', '2', '3']) expect(merged.seen[id]).toBe(before.seen[id] === after.seen[id] ? held.seen[id] : after.seen[id])
      expect({ uuid: merged.uuid, isSent: merged.isSent }).toEqual({ uuid: after.uuid, isSent: after.isSent })
    }),
  ))

it('a price that another tab accepted stays accepted where this tab meets a new line or lets one go', () => {
  const before = { ...NO_WORDS, seen: { 1: 100, 3: 70 } }
  const held = { ...NO_WORDS, seen: { 1: 120, 3: 70 } }
  expect(mergedWords(before, { ...before, seen: { 1: 100, 2: 50 } }, held).seen).toEqual({ 1: 120, 2: 50 })
})
