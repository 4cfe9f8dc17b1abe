import { shownQuantity } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { CartContext } from '../cart.types'
import { clear, wishMany } from './removing'
import { findWrite, keyOf, type Step } from './step'

/** What a refusal kept back is wished anew: the server remembers the answer to the old key. What it takes out leaves its ghost as before. */
export function wishAgain(context: CartContext, key: string): Step {
  const write = findWrite(context, key)
  if (!write) return {}
  if (write.regionId !== context.regionId) return sentAgain(context, write)
  if (write.productId === 'all') return clear(context)
  const { product, qty } = write
  const isRemoval = product && qty === 0 && !queue.isNote(write)
  return isRemoval ? wishMany(context, [{ product, quantity: 0, stock: null }]) : sentAgain(context, write)
}

function sentAgain(context: CartContext, write: CartWrite): Step {
  const seq = context.seq + 1
  const key = keyOf(context, seq)
  const anew = { ...write, key, at: Date.now(), isRepeated: undefined }
  const again =
    write.productId === 'all'
      ? queue.clear(queue.settled(context.queue, write.key), anew)
      : write.note !== undefined
        ? queue.noted(context.queue, { ...anew, note: write.note })
        : queue.rested(queue.wish(context.queue, anew), key)
  return { seq, queue: again }
}

/** A refused wish that the buyer gives up: the line is what the server keeps, and what stands in the cart did not leave it. */
export function dropWish(context: CartContext, key: string): Step {
  const { known, regionId } = context
  const left = queue.settled(context.queue, key)
  const ghosts = new Map([...context.ghosts].filter(([id]) => shownQuantity(known, left, regionId, id) === 0))
  return { queue: left, ...(ghosts.size < context.ghosts.size && { ghosts }) }
}
