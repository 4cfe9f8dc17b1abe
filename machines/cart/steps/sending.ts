import { sendable } from '../../../model/cart/cart-calls'
import * as queue from '../../../model/cart/cart-queue'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { WRITES_IN_FLIGHT } from '../../../model/limits'
import type { CartContext } from '../cart.types'
import { keyOf, type Step } from './step'

/** The writes of each call that may go now. Of a region that is not shown nobody knows what is in its cart. */
export const sendableOf = ({ queue: writes, regionId, known }: CartContext): CartQueue[] =>
  sendable(writes, WRITES_IN_FLIGHT, {
    isNew: ({ productId, qty, regionId: of }) =>
      productId !== 'all' && qty > 0 && (of !== regionId || (known.get(productId)?.item.qty ?? 0) === 0),
  })

/** The calls that may go now; several writes of one call get a key of their own. [DEC-018, DEC-020] */
export function nextCalls(context: CartContext): Step & { calls: { key: string; writes: CartQueue }[] } {
  return sendableOf(context).reduce<{ seq: number; queue: CartQueue; calls: { key: string; writes: CartQueue }[] }>(
    (all, writes) => {
      const seq = writes.length > 1 && writes[0]?.batch === undefined ? all.seq + 1 : all.seq
      const batch = seq > all.seq ? keyOf(context, seq) : undefined
      const key = batch ?? writes[0]?.batch ?? writes[0]!.key // sendable gives no empty call
      return { seq, queue: queue.sent(all.queue, writes, batch), calls: [...all.calls, { key, writes }] }
    },
    { seq: context.seq, queue: context.queue, calls: [] },
  )
}
