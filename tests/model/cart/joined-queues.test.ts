import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adopted, joined, StoredQueue, type CartQueue, type CartWrite } from '../../../model/cart/cart-queue'
import { unfinished } from '../../../model/cart/unfinished'

const put = (key: string, more: Partial<CartWrite> = {}): CartWrite => ({
  key,
  regionId: 1,
  productId: 10,
  qty: 1,
  stage: 'ready',
  ...more,
})
const keys = (queue: CartQueue) => queue.map(({ key }) => key)

describe('queues of several tabs', () => {
  it('are joined by time, each in its own order [DEC-020]', () => {
    const times = fc.array(fc.nat(50), { maxLength: 8 }).map((all) => all.sort((a, b) => a - b))
    fc.assert(
      fc.property(fc.array(times, { maxLength: 4 }), (tabs) => {
        const queues = tabs.map((all, tab) => all.map((at, seq) => put(`${tab}-${seq}`, { at })))
        const all = joined(queues)
        expect(all.map(({ at }) => at)).toEqual(tabs.flat().sort((a, b) => a - b))
        for (const [tab, queue] of queues.entries()) expect(keys(all).filter((key) => key.startsWith(`${tab}-`))).toEqual(keys(queue))
      }),
    )
  })

  it('with wishes that were stored without a time: first, and in their own order whatever the clock did', () => {
    const old = [put('old-1'), put('old-2')]
    const other = [put('a-1', { at: 50 }), put('a-2', { at: 20 }), put('a-3')]
    expect(keys(joined([other, old]))).toEqual(['old-1', 'old-2', 'a-1', 'a-2', 'a-3'])
    expect(StoredQueue.parse(old)).toEqual(old)
  })

  it('say how many lines are not sent and what was refused', () =>
    expect(
      unfinished([
        put('a', { stage: 'sent' }),
        put('b', { stage: 'typing' }), // the same line, twice edited
        put('c', { productId: 11, stage: 'refused', reason: 'Нет' }),
        put('d', { productId: 12, stage: 'unanswered' }),
        put('e', { productId: 12, regionId: 2 }),
      ]),
    ).toEqual({
      unsent: 3,
      refused: ['c'],
    }))
})

describe('what another tab left joins a queue', () => {
  const own = (more: Partial<CartWrite> = {}) => put('own', { at: 20, ...more })
  it.each<[string, CartQueue, CartQueue, string[]]>([
    ['a wish of another line', [own()], [put('dead', { productId: 11, at: 10 })], ['dead', 'own']],
    ['an older wish that never left is void', [own()], [put('dead', { at: 10 })], ['own']],
    ['an older one that left is asked again, before the newer', [own()], [put('dead', { at: 10, stage: 'sent' })], ['dead', 'own']],
    ['not where the newer left as well: it would come last', [own({ stage: 'sent' })], [put('dead', { at: 10, stage: 'sent' })], ['own']],
    ['a newer wish comes after', [own({ stage: 'sent' })], [put('dead', { at: 30 })], ['own', 'dead']],
    ['an older emptying comes before', [own()], [put('dead', { at: 10, productId: 'all', qty: 0 })], ['dead', 'own']],
    ['a newer emptying makes an older wish void', [own({ productId: 'all', qty: 0 })], [put('dead', { at: 10 })], ['own']],
    ['the line of another region is another line', [own()], [put('dead', { regionId: 2, at: 10 })], ['dead', 'own']],
    ['what has no time is older', [own()], [put('dead')], ['own']],
    ['what is here already does not come twice', [own()], [own({ stage: 'unanswered' })], ['own']],
  ])('%s [DEC-020]', (_, queue, older, expected) => expect(keys(adopted(queue, older))).toEqual(expected))

  it('is as after a reload: nobody knows what became of what was under way', () =>
    expect(adopted([], [put('a', { stage: 'sent' }), put('b', { stage: 'typing', productId: 11 })])).toEqual([
      put('a', { stage: 'unanswered' }),
      put('b', { productId: 11 }),
    ]))
})
