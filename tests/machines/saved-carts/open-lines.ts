import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type LineToSend, savedLineMachine } from '../../../machines/saved-carts/saved-line.machine'
import { savedLinesMachine } from '../../../machines/saved-carts/saved-lines.machine'
import type { ApiError } from '../../../model/api-error'
import { savedRows, unsentLines } from '../../../model/saved-cart/rows'
import type { UserCart } from '../../../model/saved-cart/saved-cart'
import type { UnsentLine } from '../../../model/saved-cart/unsent'
import { atRest } from '../../support/waiting/at-rest'
import { savedCart } from './saved-world'

/** A write of a line, to be answered by hand. */
export type Call = LineToSend & { resolve: (cart: UserCart) => void; reject: (error: ApiError) => void }

/** A page with a cart of 4, 8 and 2 pieces, whose writes are answered by hand. */
export function openLines(unsent: readonly UnsentLine[] = []) {
  const calls: Call[] = []
  const clock = new SimulatedClock()
  const line = savedLineMachine.provide({
    actors: { sendLine: fromPromise(({ input }) => new Promise<UserCart>((resolve, reject) => calls.push({ ...input, resolve, reject }))) },
  })
  let kept: readonly UnsentLine[] = unsent
  const machine = savedLinesMachine.provide({
    actors: { savedLine: line },
    actions: { keepUnsent: ({ context }) => void (kept = unsentLines(context)) },
  })
  const actor = createActor(machine, { clock, input: { cartId: 7, tab: 't', unsent } }).start()
  const cart = savedCart([
    [1, 4],
    [2, 8],
    [3, 2],
  ])
  actor.send({ type: 'cart.read', cart })
  return {
    actor,
    calls,
    clock,
    /** Keys and pieces of what was sent. */
    sent: () => calls.map(({ productId, qty, key }) => [productId, qty, key]),
    wait: async (ms: number) => {
      clock.increment(ms)
      await atRest()
    },
    change: (productId: number, quantity: number) => actor.send({ type: 'quantity.changed', productId, quantity }),
    rows: () => savedRows(actor.getSnapshot().context).map(({ item: { product }, qty, isGhost }) => [product.id, isGhost ? 'ghost' : qty]),
    lineOf: (productId: number) => actor.getSnapshot().context.lines.get(productId)?.getSnapshot(),
    /** Products and pieces where a reload would find them. */
    kept: () => kept.map(({ item: { product }, qty }) => [product.id, qty]),
    isUnsaved: () => actor.getSnapshot().context.wishes.size > 0,
  }
}
