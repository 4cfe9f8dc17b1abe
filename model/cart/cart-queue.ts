import * as z from 'zod/mini'
import { Product } from '../catalogue/product'
import { Id } from '../id'
import { Quantity } from './cart'

/**
 * The writes a cart has still to make, as plain data: they are kept over a reload, so they have a schema.
 * Per line there is at most one write under way (`sent`, `unanswered`) and one wish behind it, so the order of a line is kept
 * and the last wish wins. A write that was sent keeps its key and its quantity until it is answered: only so can a late
 * duplicate of it do no harm.
 */
export const CartWrite = z.object({
  /** Idempotency-Key: `<tab>-<seq>`, used once in the life of the shop. */
  key: z.string(),
  regionId: Id,
  /** 'all' empties the cart. */
  productId: z.union([Id, z.literal('all')]),
  qty: Quantity,
  stage: z.enum(['typing', 'ready', 'sent', 'unanswered', 'refused']),
  /** What the line shows; absent where the cart is emptied. */
  product: z.optional(Product),
  /** The server's words, where it refused. */
  reason: z.optional(z.string()),
})
export type CartWrite = z.output<typeof CartWrite>
/** The queue as storage keeps it; parses what an earlier load wrote. */
export const StoredQueue = z.array(CartWrite)
/** Oldest first. Never changed in place. */
export type CartQueue = readonly CartWrite[]
/** What a buyer wants of a line (pieces), before it has a stage. */
export type Wish = Pick<CartWrite, 'key' | 'regionId' | 'productId' | 'qty' | 'product'>

const isUnderWay = ({ stage }: CartWrite) => stage === 'sent' || stage === 'unanswered'
const isSameLine = (a: Pick<Wish, 'regionId' | 'productId'>, b: Pick<Wish, 'regionId' | 'productId'>) =>
  a.regionId === b.regionId && a.productId === b.productId

/** Emptying concerns every line. */
const concerns = (a: Pick<Wish, 'productId'>, b: Pick<Wish, 'productId'>) =>
  a.productId === b.productId || a.productId === 'all' || b.productId === 'all'

/** The newest wish of a line replaces the one that was not sent yet, and a refused emptying, which says nothing more of what is there. */
export const wish = (queue: CartQueue, wish: Wish): CartQueue => [
  ...queue.filter((write) => isUnderWay(write) || !(isSameLine(write, wish) || isRefusedEmptying(write, wish.regionId))),
  { ...wish, stage: 'typing' },
]
const isRefusedEmptying = ({ productId, stage, regionId }: CartWrite, ofRegion: number) =>
  productId === 'all' && stage === 'refused' && regionId === ofRegion

/** Emptying the cart wins over every wish of that region that was not sent yet. */
export const clear = (queue: CartQueue, { key, regionId }: Pick<Wish, 'key' | 'regionId'>): CartQueue => [
  ...queue.filter((write) => isUnderWay(write) || write.regionId !== regionId),
  { key, regionId, productId: 'all', qty: 0, stage: 'ready' },
]

/** What may be sent now: the oldest write of each line, at most `limit` under way; emptying waits for all before it and holds all after it. */
export function sendable(queue: CartQueue, limit: number): CartQueue {
  const free = limit - queue.filter(({ stage }) => stage === 'sent').length
  const taken: CartWrite[] = []
  const before: CartWrite[] = []
  for (const write of queue) {
    const isBlocked = before.some(
      (other) =>
        other.regionId === write.regionId &&
        (other.productId === write.productId || other.productId === 'all' || write.productId === 'all'),
    )
    if (!isBlocked && (write.stage === 'ready' || write.stage === 'unanswered') && taken.length < free) taken.push(write)
    if (write.stage !== 'refused') before.push(write)
  }
  return taken
}

const change = (queue: CartQueue, key: string, changes: Partial<CartWrite>): CartQueue =>
  queue.map((write) => (write.key === key ? { ...write, ...changes } : write))

/** The field rested: a wish that is still typed becomes ready. */
export const rested = (queue: CartQueue, key: string) =>
  queue.some((write) => write.key === key && write.stage === 'typing') ? change(queue, key, { stage: 'ready' }) : queue
/** These very writes are under way. */
export const sent = (queue: CartQueue, writes: CartQueue): CartQueue =>
  queue.map((write) => (writes.includes(write) ? { ...write, stage: 'sent' } : write))
/** Answered: out of the queue. */
export const settled = (queue: CartQueue, key: string): CartQueue => queue.filter((write) => write.key !== key)
/** No answer came: it will be asked again as it is. */
export const unanswered = (queue: CartQueue, key: string): CartQueue => change(queue, key, { stage: 'unanswered' })

/** A refused wish stays to be seen, unless a newer one waits behind it; emptying is a wish for every line. */
export function refused(queue: CartQueue, key: string, reason: string): CartQueue {
  const at = queue.findIndex((write) => write.key === key)
  const write = queue[at]
  const isOld = write && queue.slice(at + 1).some((it) => it.regionId === write.regionId && concerns(it, write))
  return isOld ? settled(queue, key) : change(queue, key, { stage: 'refused', reason })
}

/** After a reload nobody knows what became of the writes under way: they are asked again under their own keys. */
export const restored = (queue: CartQueue): CartQueue =>
  queue.map((write) =>
    write.stage === 'sent' ? { ...write, stage: 'unanswered' } : write.stage === 'typing' ? { ...write, stage: 'ready' } : write,
  )

/** The newest wish of a line that is not answered yet; emptying counts as a wish for 0. */
export const wishOf = (queue: CartQueue, regionId: number | null, productId: number): CartWrite | undefined =>
  queue.findLast((write) => write.regionId === regionId && (write.productId === productId || write.productId === 'all'))

/** Writes that the server has not answered; a refusal is an answer. */
export const unsentCount = (queue: CartQueue): number => queue.filter(({ stage }) => stage !== 'refused').length

/** Whether some write of the region is on its way. */
export const isInFlight = (queue: CartQueue, regionId: number): boolean =>
  queue.some((write) => write.regionId === regionId && isUnderWay(write))
