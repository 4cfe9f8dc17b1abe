import { placed, sendable, type PlacedWrite } from '../../../model/cart/cart-calls'
import * as queue from '../../../model/cart/cart-queue'
import type { CartQueue, CartWrite } from '../../../model/cart/cart-queue'
import { WRITES_IN_FLIGHT } from '../../../model/limits'
import type { CartContext } from '../cart.types'
import { keyOf, type Step } from './step'

/** Whether a write puts a line into the cart. Of a region that is not shown nobody knows what is in its cart. */
const isNewIn =
  ({ regionId, known }: CartContext) =>
  ({ productId, qty, regionId: of }: CartWrite): boolean =>
    productId !== 'all' && qty > 0 && (of !== regionId || (known.get(productId)?.item.qty ?? 0) === 0)

/** The writes of each call that may go now. */
export const sendableOf = (context: CartContext): CartQueue[] => sendable(context.queue, WRITES_IN_FLIGHT, { isNew: isNewIn(context) })

/** A call of the cart: its key, and its writes, all of one region. */
type Call = { key: string; writes: readonly PlacedWrite[] }

/** The calls that may go now; several writes of one call get a key of their own. [DEC-018, DEC-020] */
export function nextCalls(context: CartContext): Step & { calls: Call[] } {
  const isNew = isNewIn(context)
  const { known, regionId } = context
  const own = context.queue.filter((write) => write.regionId === regionId)
  const place = (writes: CartQueue) => (writes[0]?.regionId === regionId ? placed(writes, known, own, isNew) : writes)
  return sendableOf(context).reduce<{ seq: number; queue: CartQueue; calls: Call[] }>(
    (all, writes) => {
      const seq = writes.length > 1 && writes[0]?.batch === undefined ? all.seq + 1 : all.seq
      const batch = seq > all.seq ? keyOf(context, seq) : undefined
      const key = batch ?? writes[0]?.batch ?? writes[0]!.key // sendable gives no empty call
      return { seq, queue: queue.sent(all.queue, writes, batch), calls: [...all.calls, { key, writes: place(writes) }] }
    },
    { seq: context.seq, queue: context.queue, calls: [] },
  )
}
