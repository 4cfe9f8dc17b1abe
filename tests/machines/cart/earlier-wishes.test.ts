import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import type { WriterCommand, WriterReport } from '../../../machines/cart/cart.types'
import type { Cart } from '../../../model/cart/cart'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { findSold, productOf } from '../../support/goods'
import { atRest } from '../../support/waiting/at-rest'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)

describe('wishes of an earlier page', () => {
  const write = (qty: number, stage: 'sent' | 'typing' | 'refused') => ({
    key: `old-${stage}`,
    regionId: 1,
    productId: PLAIN,
    qty,
    product: productOf(PLAIN),
    stage,
  })
  /** A cart whose store answers when it is told to. */
  function open(older: CartQueue, holds: ('network' | 'session')[] = []) {
    const sent: string[] = []
    const kept: string[][] = []
    /** What was put down and what left, in turn. */
    const turns: string[] = []
    const counted: number[] = []
    let answer: (queue: CartQueue) => void = () => {}
    const machine = cartMachine.provide({
      actors: {
        loadCart: fromPromise<Cart, { userId: number; regionId: number }>(async () => ({ items: [], version: 0 })),
        loadWishes: fromPromise(
          () =>
            new Promise<CartQueue>((resolve) => {
              answer = resolve
            }),
        ),
        cartWriter: fromCallback<WriterCommand>(({ receive }) => receive(({ key }) => (sent.push(key), turns.push(`send ${key}`)))),
      },
      actions: {
        keepWishes: ({ context: { queue } }) => {
          kept.push(queue.map(({ key }) => key))
          turns.push(queue.map(({ key, stage }) => `${key} ${stage}`).join())
        },
      },
    })
    const cart = createActor(machine, { clock: new SimulatedClock(), input: { userId: 1, tab: 't', regionId: 1, holds } })
    cart.on('cart.counted', ({ unsent }) => counted.push(unsent))
    cart.start()
    return { cart, sent, kept, turns, counted, restore: () => (answer(older), atRest()), report: (told: WriterReport) => cart.send(told) }
  }

  it('are asked again under their own keys, before newer ones of the line', async () => {
    const { cart, sent, restore } = open([write(3, 'sent')])
    cart.send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 7, stock: null })
    cart.send({ type: 'cart.report' })
    await atRest()
    expect(sent).toEqual([]) // nothing is written before the store was asked
    await restore()
    expect(sent).toEqual(['old-sent'])
    cart.send({ type: 'write.unanswered', key: 'old-sent' })
    expect(selectQuantity(PLAIN)(cart.getSnapshot())).toBe(7)
  })

  it('go out six at a time, one line never twice at once [DEC-020]', async () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ...write(1, 'sent'), key: `old-${id}`, productId: id }))
    const { sent, restore, report } = open([...many, { ...write(2, 'typing'), key: 'again', productId: 1 }])
    await restore()
    expect(sent).toEqual(['old-1', 'old-2', 'old-3', 'old-4', 'old-5', 'old-6'])
    report({ type: 'write.refused', key: 'old-2', reason: '' })
    expect(sent.slice(6)).toEqual(['old-7'])
    report({ type: 'write.answered', key: 'old-1', line: { product: productOf(1), qty: 1 }, version: 1 })
    expect(sent.slice(7)).toEqual(['old-8'])
    report({ type: 'write.answered', key: 'old-3', line: { product: productOf(3), qty: 1 }, version: 2 })
    expect(sent.slice(8)).toEqual(['again'])
  })

  it('are kept again at once: they were taken out of the store, and this page may close before it can send them', async () => {
    const { kept, restore } = open([write(3, 'typing')], ['network'])
    await restore()
    expect(kept.at(-1)).toEqual(['old-typing'])
  })

  it('and those of this one are kept whatever changes them, each time in the same turn, before a write leaves', async () => {
    const { cart, sent, kept, turns, report, restore } = open([])
    await restore()
    const line = { product: productOf(PLAIN), qty: 2 }
    cart.send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
    cart.send({ type: 'note.changed', productId: PLAIN, note: 'Срочно' })
    cart.send({ type: 'cart.report' })
    report({ type: 'write.answered', key: 't-1', line, version: 1 })
    report({ type: 'write.refused', key: 't-2', reason: 'Нет' })
    cart.send({ type: 'write.retried', key: 't-2' })
    report({ type: 'write.unanswered', key: 't-3' })
    cart.send({ type: 'clearing.confirmed' })
    expect(sent).toEqual(['t-1', 't-2', 't-3'])
    // Before each write the store has it as one that left.
    expect(turns.filter((turn, at) => turn.startsWith('send') && !turns[at - 1]?.includes(`${turn.slice(5)} sent`))).toEqual([])
    expect(kept.at(-1)).toEqual(cart.getSnapshot().context.queue.map(({ key }) => key))
    expect(cart.getSnapshot().context.kept).toBe(cart.getSnapshot().context.queue)
  })

  it('count as unsent for whoever asked before they were there', async () => {
    const { cart, counted, restore } = open([write(3, 'typing')], ['network'])
    cart.send({ type: 'cart.report' })
    expect(counted).toEqual([])
    await restore()
    expect(counted).toEqual([1])
  })
})
