import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine'
import { selectCorrection, selectQuantity } from '../../../machines/cart/cart.selectors'
import { type Refillable, refillMachine } from '../../../machines/refill/refill.machine'
import { ApiError } from '../../../model/api-error'
import { newestWrites } from '../../../model/cart/newest-writes'
import type { Product } from '../../../model/catalogue/product'
import type { RefillWish } from '../../../model/refill/refill'
import type { RefillOutcome } from '../../../model/refill/refill-report'
import { pageCall } from '../../api/page-call'
import { actorOf } from '../../shop/actors'
import type { AppActor } from '../../shop/app-actor'

type Outcome = Omit<RefillOutcome, 'before'>
const NO_CART = 'Корзина сейчас другая: проверьте регион и\u00a0нажмите ещё раз.'

/** What a list is loaded for. */
export type RefillQuestion = {
  regionId: number
  /** What the cart says of a line of its own. */
  analogInCart: (productId: number) => Product | undefined
  signal: AbortSignal
}
/** Loads a list of old with the prices of now; rejects with the failure of either. */
export type LoadList = (question: RefillQuestion) => Promise<Refillable>

/** A list of old into the cart, with its calls; its lines go into the cart of the shop by one event. [DEC-020] */
export const connectRefill = (app: AppActor, load: LoadList) =>
  refillMachine.provide({
    actors: {
      loadList: pageCall(({ input: { regionId }, signal }) => {
        const cart = actorOf(app, 'cart')?.getSnapshot().context
        const analogInCart = (id: number) => (cart?.regionId === regionId ? cart.known.get(id)?.item.analog_tavrolub : null) ?? undefined
        return load({ regionId, analogInCart, signal })
      }),
      addLines: pageCall(({ input, signal }) => addLines(app, input, signal)),
    },
  })

type Lines = { regionId: number; wishes: readonly RefillWish[] }
/** Puts lines into the cart of a region. @returns what became of them, once the server has said something of every line, or cannot now */
export const addLines = (app: AppActor, { regionId, wishes }: Lines, signal: AbortSignal): Promise<Outcome> =>
  new Promise<Outcome>((resolve, reject) => {
    const cart = actorOf(app, 'cart')
    if (cart?.getSnapshot().context.regionId !== regionId) return reject(new ApiError(409, NO_CART))
    const ids = wishes.map(({ product }) => product.id)
    cart.send({ type: 'quantities.changed', wishes })
    let last = cart.getSnapshot()
    const look = (state: SnapshotFrom<typeof cartMachine>) => {
      // The cart of another region says nothing of these lines: they are as they were seen last.
      const isLeft = state.context.regionId !== regionId
      if (!isLeft) last = state
      const outcome = outcomeOf(last, regionId, ids, isLeft)
      if (!outcome) return
      subscription.unsubscribe()
      resolve(outcome)
    }
    const subscription = cart.subscribe({ next: look, error: () => reject(new ApiError(409, NO_CART)) })
    signal.addEventListener('abort', () => subscription.unsubscribe())
    look(cart.getSnapshot())
  })

/**
 * What became of these lines in the cart; null while the server may still answer.
 * @param cart of their region @param isLeft whether another region's cart has taken its place: what has no answer is not waited for
 */
export function outcomeOf(
  cart: SnapshotFrom<typeof cartMachine>,
  regionId: number,
  ids: readonly number[],
  isLeft = false,
): Outcome | null {
  const { queue, holds, failures } = cart.context
  const writes = newestWrites(queue, regionId)
  const open = ids.filter((id) => writes.of(id) && writes.of(id)?.stage !== 'refused')
  const isWaiting = open.length > 0
  const isStuck = isLeft || holds.length > 0 || failures > 0
  if (isWaiting && !isStuck) return null
  const refused = ids.flatMap((id): [number, string][] => {
    const write = writes.of(id)
    return write?.stage === 'refused' ? [[id, write.reason ?? '']] : []
  })
  const isUnsure = (id: number) => {
    const correction = selectCorrection(id)(cart)
    return correction === undefined || correction.isUnsure === true
  }
  return {
    after: new Map(ids.map((id) => [id, selectQuantity(id)(cart)])),
    unsure: new Set(ids.filter(isUnsure)),
    refused: new Map(refused),
    isWaiting,
  }
}
