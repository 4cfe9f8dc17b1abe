import { describe, expect, it } from 'vitest'
import { selectGhost, selectLineIds, selectNote, selectQuantity } from '../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../support/goods'
import { atRest } from '../../support/waiting/at-rest'
import { openHeld } from './held-network'

const PACKED = findSold(({ pack, stock, limit }) => pack === 4 && stock > 40 && limit === null)
const MANY = Array.from({ length: 9 }, (_, nth) => findSold(({ stock, pack, limit }) => stock >= 5 && pack === 1 && (limit ?? 9) >= 5, nth))

/** A cart on a network where every call waits for its fate. */
async function open() {
  const { cart, network, facts } = await openHeld()
  const wish = (ids: readonly number[], quantity: number) =>
    cart.send({ type: 'quantities.changed', wishes: ids.map((id) => ({ product: productOf(id), quantity, stock: null })) })
  const answerAll = async () => {
    while (network.held > 0) {
      await network.decide(0, 'answer')
      await atRest()
    }
  }
  return { cart, network, facts, wish, answerAll, shown: (id: number) => selectQuantity(id)(cart.getSnapshot()) }
}

describe('many lines at once', () => {
  it('are shown at once and written by one call [DEC-020]', async () => {
    const { cart, network, wish, answerAll, shown } = await open()
    wish(MANY, 3)
    await atRest()
    expect([MANY.map(shown), network.held]).toEqual([MANY.map(() => 3), 1])
    await answerAll()
    expect([MANY.map(shown), cart.getSnapshot().context.queue]).toEqual([MANY.map(() => 3), []])
  })

  it('whose answer is lost go again under the same key, and once', async () => {
    const { cart, network, wish, answerAll, shown } = await open()
    wish(MANY, 3)
    await atRest()
    await network.decide(0, 'lose answer')
    await atRest()
    const key = cart.getSnapshot().context.queue[0]?.batch
    expect(new Set(cart.getSnapshot().context.queue.map(({ batch, stage }) => `${batch}/${stage}`))).toEqual(new Set([`${key}/unanswered`]))
    wish([MANY[0]!], 5) // nine of them
    cart.send({ type: 'writing.retried' })
    await atRest()
    await answerAll()
    expect([shown(MANY[0]!), shown(MANY[1]!), cart.getSnapshot().context.queue]).toEqual([5, 3, []])
  })

  it('that the server would not take together go one by one, and only the bad one stays refused', async () => {
    const { cart, answerAll, shown } = await open()
    const unknown = { ...productOf(MANY[0]!), id: 999_999 }
    cart.send({
      type: 'quantities.changed',
      wishes: [...MANY.map(productOf), unknown].map((product) => ({ product, quantity: 2, stock: null })),
    })
    await atRest()
    await answerAll()
    const { queue } = cart.getSnapshot().context
    expect(queue.map(({ productId, stage }) => [productId, stage])).toEqual([[999_999, 'refused']])
    expect(MANY.map(shown)).toEqual(MANY.map(() => 2))
  })

  it('that the server corrected are told of as one, unless a screen shows the lines [DEC-019]', async () => {
    const scarce = findSold(({ stock }) => stock > 5 && stock < 20)
    for (const isShown of [false, true]) {
      const { cart, facts, wish, answerAll } = await open()
      if (isShown) cart.send({ type: 'lines.shown', of: 'all' })
      wish([...MANY, scarce], 1000)
      await atRest()
      await answerAll()
      const told = facts.filter(({ type }) => type === 'cart.correctedMany' || type === 'cart.corrected')
      const corrected = [...cart.getSnapshot().context.corrections.keys()]
      expect(corrected).toContain(scarce)
      expect(told).toEqual(isShown ? [] : [{ type: 'cart.correctedMany', count: corrected.length }])
    }
  })

  it('of which the server corrected one are told of by that one [DEC-019]', async () => {
    const scarce = findSold(({ stock }) => stock > 5 && stock < 20)
    const { cart, network, facts, answerAll } = await open()
    const wishes = [
      { product: productOf(MANY[0]!), quantity: 1, stock: null },
      { product: productOf(scarce), quantity: 1000, stock: null },
    ]
    cart.send({ type: 'quantities.changed', wishes })
    await atRest()
    expect(network.held).toBe(1)
    await answerAll()
    const kept = selectQuantity(scarce)(cart.getSnapshot())
    expect(facts.filter(({ type }) => type === 'cart.correctedMany' || type === 'cart.corrected')).toMatchObject([
      { type: 'cart.corrected', product: { id: scarce }, asked: 1000, kept },
    ])
  })

  it('taken out come back as they were, notes too [DEC-021]', async () => {
    const { cart, wish, answerAll, shown } = await open()
    wish(MANY, 3)
    cart.send({ type: 'note.changed', productId: MANY[0]!, note: 'Для бокса 2' })
    await atRest()
    await answerAll()
    wish(MANY, 0)
    expect(selectLineIds(cart.getSnapshot())).toEqual([])
    expect(selectGhost(MANY[0]!)(cart.getSnapshot())).toEqual({ product: productOf(MANY[0]!), qty: 3, note: 'Для бокса 2' })
    cart.send({ type: 'lines.restored' })
    await atRest()
    await answerAll()
    expect([MANY.map(shown), selectNote(MANY[0]!)(cart.getSnapshot())]).toEqual([MANY.map(() => 3), 'Для бокса 2'])
  })

  it('bring the notes that came with them, and leave those that were there [DEC-069]', async () => {
    const { cart, wish, answerAll } = await open()
    const [noted, plain] = [MANY[0]!, MANY[1]!]
    wish([noted], 1)
    cart.send({ type: 'note.changed', productId: noted, note: 'Для бокса 2' })
    const wishes = [noted, plain].map((id) => ({ product: productOf(id), quantity: 3, stock: null, note: 'Для бокса 3' }))
    cart.send({ type: 'quantities.changed', wishes })
    await atRest()
    await answerAll()
    const { context } = cart.getSnapshot()
    expect([noted, plain].map((id) => context.known.get(id)?.item.note)).toEqual(['Для бокса 2', 'Для бокса 3'])
  })
})

it('a line is replaced by as many pieces of another product, with its note; what stands of that one stays', async () => {
  const { cart, answerAll, wish, shown } = await open()
  const [old, other] = [MANY[0]!, MANY[1]!]
  wish([old], 3)
  wish([other], 2)
  cart.send({ type: 'note.changed', productId: old, note: 'Срочно' })
  cart.send({ type: 'lines.replaced', replacements: [{ productId: old, by: productOf(other), stock: null }] })
  await atRest()
  await answerAll()
  const state = cart.getSnapshot()
  expect([shown(old), shown(other), selectNote(other)(state), selectGhost(old)(state)?.qty]).toEqual([0, 5, 'Срочно', 3])
})

it('a replacement is rounded to the packs of the new product [DEC-019]', async () => {
  const { cart, answerAll, wish, shown } = await open()
  wish([MANY[0]!], 3)
  cart.send({ type: 'lines.replaced', replacements: [{ productId: MANY[0]!, by: productOf(PACKED), stock: null }] })
  await atRest()
  await answerAll()
  expect(shown(PACKED)).toBe(4)
})
