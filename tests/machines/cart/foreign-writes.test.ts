import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import type { WriterCommand, WriterReport } from '../../../machines/cart/cart.types'
import type { Cart } from '../../../model/cart/cart'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { findSold, productOf } from '../../support/goods'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'

const PLAIN = productOf(findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null))
const goods = (id: number) => ({ ...PLAIN, id })
const [OURS, THEIRS] = [
  [1, 2],
  [2, 3, 4],
] as const

type Call = Pick<WriterCommand, 'key' | 'writes'>

/** A cart as an honest server keeps it: each key is done once, each call that is done makes one version. */
function honestServer() {
  const lines = new Map<number, number>()
  const done = new Set<string>()
  let version = 0
  const put = (id: number, qty: number) => {
    if (qty === 0) lines.delete(id)
    else lines.set(id, qty)
  }
  const cart = (): Cart => ({ items: [...lines].map(([id, qty]) => ({ product: goods(id), qty })), version })
  return {
    lines,
    cart,
    /** Another device. */
    foreign(id: number, qty: number) {
      put(id, qty)
      version++
    },
    arrive({ key, writes }: Call) {
      if (done.has(key)) return
      done.add(key)
      for (const { productId, qty } of writes) {
        if (productId === 'all') lines.clear()
        else put(productId, qty)
      }
      version++
    },
    answer({ key, writes }: Call): WriterReport {
      const id = writes[0]?.productId
      if (typeof id !== 'number' || writes.length > 1) return { type: 'write.filled', key, cart: cart() }
      return { type: 'write.answered', key, line: { product: goods(id), qty: lines.get(id) ?? 0 }, version }
    },
  }
}

/** One tab's cart on a network where every request waits to be told what becomes of it. */
function openCart() {
  const server = honestServer()
  const clock = new SimulatedClock()
  const calls: Call[] = []
  const strays: Call[] = []
  let loads: { snapshot: Cart | null; resolve: (cart: Cart) => void }[] = []
  let kept: CartQueue = []
  let tab = 0
  const asked = { loads: 0 }
  const machine = cartMachine.provide({
    actors: {
      loadCart: fromPromise<Cart, { userId: number; regionId: number }>(() => {
        asked.loads++
        return new Promise((resolve) => {
          loads = [{ snapshot: null, resolve }] // the one before was aborted
        })
      }),
      loadWishes: fromPromise(async () => kept),
      cartWriter: fromCallback<WriterCommand>(({ receive }) => receive((command) => void calls.push(command))),
    },
    actions: { keepWishes: ({ context }) => void (kept = JSON.parse(JSON.stringify(context.queue)) as CartQueue) },
  })
  const start = () => createActor(machine, { clock, input: { userId: 1, tab: `t${tab++}`, regionId: 1, holds: [] } }).start()
  let cart = start()
  const take = <T>(list: T[], index: number): T | undefined => list.splice(index % Math.max(1, list.length), 1)[0]
  const edit = (id: number, quantity: number) => cart.send({ type: 'quantity.changed', product: goods(id), quantity, stock: null })
  return {
    server,
    clock,
    asked,
    edit,
    send: (event: { type: 'cart.load'; regionId: 1 } | { type: 'clearing.confirmed' }) => cart.send(event),
    shown: (id: number) => selectQuantity(id)(cart.getSnapshot()),
    isQuiet: () => cart.getSnapshot().context.queue.length === 0 && cart.getSnapshot().matches({ content: 'ready' }),
    /** The server does it; the answer is still on its way. */
    arrive(index: number) {
      const call = calls[index % Math.max(1, calls.length)]
      if (call) server.arrive(call)
    },
    answer(index: number) {
      const call = take(calls, index)
      if (!call) return
      server.arrive(call)
      cart.send(server.answer(call))
    },
    lose(index: number) {
      const call = take(calls, index)
      if (!call) return
      strays.push(call)
      cart.send({ type: 'write.unanswered', key: call.key })
    },
    arriveLate(index: number) {
      const call = take(strays, index)
      if (call) server.arrive(call)
    },
    look() {
      for (const load of loads) load.snapshot = server.cart()
    },
    async deliver() {
      for (const { snapshot, resolve } of loads.splice(0)) resolve(snapshot ?? server.cart())
      await atRest()
    },
    async reload() {
      cart.stop()
      strays.push(...calls.splice(0))
      loads = []
      cart = start()
      await atRest()
    },
  }
}

const index = fc.nat({ max: 5 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), id: fc.constantFrom(...OURS), qty: fc.nat({ max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('foreign' as const), id: fc.constantFrom(...THEIRS), qty: fc.nat({ max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(400, 60_000) }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('arrive' as const, 'answer' as const, 'lose' as const, 'arriveLate' as const), index }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('look' as const, 'deliver' as const) }) },
  // The cart is read anew while writes are under way: the heart of the matter.
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('load' as const, 'clear' as const, 'reload' as const) }) },
)

it('whatever was lost on the way, the next answer shows every write of another device made before it [DEC-020]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
      const cart = openCart()
      await atRest()
      await cart.deliver()
      for (const each of steps) {
        if (each.do === 'edit') cart.edit(each.id, each.qty)
        if (each.do === 'foreign') cart.server.foreign(each.id, each.qty)
        if (each.do === 'wait') cart.clock.increment(each.ms)
        if ('index' in each) cart[each.do](each.index)
        if (each.do === 'look') cart.look()
        if (each.do === 'deliver') await cart.deliver()
        if (each.do === 'read') {
          cart.send({ type: 'cart.load', regionId: 1 })
          await cart.deliver()
        }
        if (each.do === 'load') cart.send({ type: 'cart.load', regionId: 1 })
        if (each.do === 'clear') cart.send({ type: 'clearing.confirmed' })
        if (each.do === 'reload') await cart.reload()
        await atRest()
      }
      const heal = async () => {
        for (let turn = 0; turn < 60 && !cart.isQuiet(); turn++) {
          cart.clock.increment(60_000)
          cart.answer(0)
          await cart.deliver()
        }
        expect(cart.isQuiet()).toBe(true)
      }
      for (let at = 0; at < 40; at++) cart.arriveLate(0)
      await heal()
      cart.edit(1, 77)
      cart.clock.increment(400)
      await heal()
      const all = [...new Set<number>([...OURS, ...THEIRS])]
      expect(all.map((id) => [id, cart.shown(id)])).toEqual(all.map((id) => [id, cart.server.lines.get(id) ?? 0]))
    }),
    runs(400),
  )
})

it('a write that was in the cart when it was read explains no version after it [DEC-020]', async () => {
  const cart = openCart()
  await atRest()
  await cart.deliver()
  cart.edit(1, 5)
  cart.clock.increment(400)
  cart.arrive(0)
  cart.lose(0) // it was done, the answer is lost
  cart.send({ type: 'cart.load', regionId: 1 })
  await cart.deliver()
  cart.server.foreign(3, 4)
  cart.clock.increment(5000)
  cart.answer(0) // asked again under its key: version 2, of which it made none since the cart was read
  await atRest()
  await cart.deliver()
  expect([cart.shown(1), cart.shown(3)]).toEqual([5, 4])
})

it('own writes, sent after the cart was read, ask for no other reading [DEC-020]', async () => {
  const cart = openCart()
  await atRest()
  await cart.deliver()
  for (const qty of [1, 2, 3]) {
    cart.edit(1, qty)
    cart.edit(2, qty)
    cart.clock.increment(400)
    cart.lose(0)
    cart.clock.increment(5000)
    cart.answer(0)
    cart.answer(0)
    await atRest()
  }
  cart.send({ type: 'clearing.confirmed' })
  cart.answer(0)
  await atRest()
  expect({ loads: cart.asked.loads, isQuiet: cart.isQuiet() }).toEqual({ loads: 1, isQuiet: true })
})
