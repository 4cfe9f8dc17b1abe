import * as z from 'zod/mini'
import { Product } from '../catalogue/product'
import { Id } from '../id'
import { Quantity } from './cart'

/**
 * One unsent or unanswered write of a cart, as plain data with a schema, because the queue is stored over a reload. Per line there is at
 * most one write in flight (`sent`, `unanswered`) and one wish behind it, so writes of a line stay in order and the last wish wins. A sent
 * write keeps its key and quantity until it is answered, so that a duplicate arriving late does no harm.
 */
export const CartWrite = z.object({
  /** Idempotency-Key: `<tab>-<seq>`, used once in the life of the shop. */
  key: z.string(),
  regionId: Id,
  /** Product of the line; 'all' clears the cart. */
  productId: z.union([Id, z.literal('all')]),
  qty: Quantity,
  /** The quantity that was typed, if pack, limit or stock changed it to `qty`. [DEC-019] */
  asked: z.optional(z.number()),
  stage: z.enum(['typing', 'ready', 'sent', 'unanswered', 'refused']),
  /** The product shown in the line; absent for a clearing. */
  product: z.optional(Product),
  /** The server's message, if it refused. */
  reason: z.optional(z.string()),
  /** Time of the wish, ms; absent in queues stored by earlier versions of the shop. */
  at: z.optional(z.number()),
  /** The buyer's note of the line. If present, the write sets the note and `qty` has no meaning. */
  note: z.optional(z.string()),
  /** Key of the call that carries several writes; absent: the write is a call of its own, under its own key. */
  batch: z.optional(z.string()),
  /** A call with it among others was refused: it goes alone now. */
  isAlone: z.optional(z.boolean()),
  /** It went out before and was not answered: what is answered now is the line as it is now, whoever wrote it. */
  isRepeated: z.optional(z.boolean()),
})
export type CartWrite = z.output<typeof CartWrite>
/** The queue as storage keeps it; parses what an earlier load wrote. */
export const StoredQueue = z.array(CartWrite)
/** Oldest first. Never changed in place. */
export type CartQueue = readonly CartWrite[]
/** A quantity in pieces that the buyer wants, before it is in the queue. */
export type Wish = Pick<CartWrite, 'key' | 'regionId' | 'productId' | 'qty' | 'asked' | 'product' | 'at'>

/** Whether a write was sent and not answered yet: its outcome is unknown. */
export const isUnderWay = ({ stage }: CartWrite) => stage === 'sent' || stage === 'unanswered'
/** Whether a write sets the note of a line instead of its quantity. */
export const isNote = ({ note }: Pick<CartWrite, 'note'>): boolean => note !== undefined
type Target = Pick<CartWrite, 'regionId' | 'productId' | 'note'>
const isSameLine = (a: Target, b: Target) => a.regionId === b.regionId && a.productId === b.productId
const isOfTheSame = (a: Target, b: Target) => isSameLine(a, b) && isNote(a) === isNote(b)

/** Whether one write supersedes the other: both set the same value of a line, or one of them clears the cart. */
const isRival = (a: Target, b: Target) => a.regionId === b.regionId && (isOfTheSame(a, b) || a.productId === 'all' || b.productId === 'all')

/**
 * Adds a wish. It replaces an unsent wish of the same line and a refused clearing, which is out of date by now. A waiting note of the line
 * moves behind it, because it needs the line; if the line is removed the note is dropped.
 */
export function wish(queue: CartQueue, wish: Wish): CartQueue {
  const isNoteOfIt = (write: CartWrite) => isNote(write) && isSameLine(write, wish) && !isUnderWay(write)
  return [
    ...queue.filter(
      (write) => isUnderWay(write) || !(isOfTheSame(write, wish) || isRefusedEmptying(write, wish.regionId) || isNoteOfIt(write)),
    ),
    { ...wish, stage: 'typing' },
    ...(wish.qty > 0 ? queue.filter(isNoteOfIt) : []),
  ]
}
/** Adds a note, ready to send; it replaces an unsent note of the same line. '' removes the note. */
export const noted = (queue: CartQueue, note: Omit<Wish, 'qty'> & { note: string }): CartQueue => [
  ...queue.filter((write) => isUnderWay(write) || !isOfTheSame(write, note)),
  { ...note, qty: 0, stage: 'ready' },
]
const isRefusedEmptying = ({ productId, stage, regionId }: CartWrite, ofRegion: number) =>
  productId === 'all' && stage === 'refused' && regionId === ofRegion

/** Adds a clearing of the region's cart; it replaces every unsent write of that region. */
export const clear = (queue: CartQueue, { key, regionId, at }: Pick<Wish, 'key' | 'regionId' | 'at'>): CartQueue => [
  ...queue.filter((write) => isUnderWay(write) || write.regionId !== regionId),
  { key, regionId, productId: 'all', qty: 0, stage: 'ready', at },
]

/** Whether a write is sent under this key, alone or together with others. */
export const goesUnder = (write: CartWrite, key: string): boolean => (write.batch ?? write.key) === key
const change = (queue: CartQueue, key: string, changes: Partial<CartWrite>): CartQueue =>
  queue.map((write) => (goesUnder(write, key) ? { ...write, ...changes } : write))

/** Typing has paused: the wish becomes ready to send. */
export const rested = (queue: CartQueue, key: string) =>
  queue.some((write) => write.key === key && write.stage === 'typing') ? change(queue, key, { stage: 'ready' }) : queue
/** Marks these writes as sent; `batch`: the common key if they go together in one call. */
export const sent = (queue: CartQueue, writes: CartQueue, batch?: string): CartQueue =>
  queue.map((write) =>
    writes.includes(write)
      ? { ...write, stage: 'sent', ...(batch !== undefined && { batch }), ...(write.stage === 'unanswered' && { isRepeated: true }) }
      : write,
  )
/** Removes answered writes. */
export const settled = (queue: CartQueue, key: string): CartQueue => queue.filter((write) => !goesUnder(write, key))
/** Marks writes as unanswered: they will be sent again unchanged. */
export const unanswered = (queue: CartQueue, key: string): CartQueue => change(queue, key, { stage: 'unanswered' })

/**
 * Handles a refusal. The refused write stays visible unless a newer one supersedes it (a clearing concerns every line). If several writes
 * were sent in one call it is unknown which of them was refused: each is sent again on its own, unless superseded.
 */
export function refused(queue: CartQueue, key: string, reason: string): CartQueue {
  if (queue.some(({ batch }) => batch === key))
    return queue.flatMap((write, at) => {
      if (write.batch !== key) return write
      return hasNewer(queue, at) ? [] : { ...asNew(write), isAlone: true }
    })
  const at = queue.findIndex((write) => write.key === key)
  const write = queue[at]
  return write && hasNewer(queue, at) ? settled(queue, key) : change(queue, key, { stage: 'refused', reason })
}
/** Reset for sending under its own key, which was never used. */
const asNew = (write: CartWrite): CartWrite => ({ ...write, batch: undefined, isRepeated: undefined, stage: 'ready' })
const hasNewer = (queue: CartQueue, at: number): boolean => queue.slice(at + 1).some((it) => isRival(it, queue[at]!)) // `at` is valid

/** A stored queue after a reload: writes that were in flight are unanswered and will be sent again under their own keys. */
export const restored = (queue: CartQueue): CartQueue =>
  queue.map((write) =>
    write.stage === 'sent' ? { ...write, stage: 'unanswered' } : write.stage === 'typing' ? { ...write, stage: 'ready' } : write,
  )

/**
 * Merges the queues of several tabs by time of the wish; writes without a time come first. The order within each queue is kept even if the
 * clock went back.
 */
export function joined(queues: readonly CartQueue[]): CartQueue {
  const timed = queues.flatMap((queue) => {
    let latest = 0
    return queue.map((write) => ({ write, at: (latest = Math.max(latest, write.at ?? 0)) }))
  })
  return timed.sort((a, b) => a.at - b.at).map(({ write }) => write)
}

/**
 * Merges the writes left by earlier pages or closed tabs into a queue, by time. A left write is dropped if a newer one supersedes it.
 * Exception: a write that was already sent, and a clearing, still go out before newer wishes, unless one of those was sent already, because
 * they would then arrive last. If a call of several writes loses one of them, its key is void and the others are sent by new calls.
 * [DEC-020]
 * @param older in order, of one tab or of several `joined`
 */
export function adopted(queue: CartQueue, older: CartQueue): CartQueue {
  const own = new Set(queue.map(({ key }) => key))
  const left = restored(older).filter(({ key }) => !own.has(key))
  const isVoid = (write: CartWrite, at: number): boolean => {
    const newer = [...queue.filter((it) => (it.at ?? Infinity) >= (write.at ?? 0)), ...left.slice(at + 1)].filter((it) =>
      isRival(it, write),
    )
    const isReplaced = newer.some((it) => isOfTheSame(it, write) || it.productId === 'all')
    return newer.some(isUnderWay) || (isReplaced && !isUnderWay(write))
  }
  const gone = new Set(left.filter(isVoid))
  const broken = new Set([...gone].flatMap(({ batch }) => batch ?? []))
  const valid = left.filter((write) => !gone.has(write))
  return joined([valid.map((write) => (write.batch !== undefined && broken.has(write.batch) ? asNew(write) : write)), queue])
}

/** The newest unanswered wish of a line; a clearing counts as a wish for 0. */
export const wishOf = (queue: CartQueue, regionId: number | null, productId: number): CartWrite | undefined =>
  queue.findLast((write) => write.regionId === regionId && ((write.productId === productId && !isNote(write)) || write.productId === 'all'))

/** Index of the newest write that removes a line, its own or a clearing; -1 if none. Refused ones do not count. */
const takenOutAt = (queue: CartQueue, regionId: number | null, productId: number): number =>
  queue.findLastIndex(
    (write) =>
      write.regionId === regionId &&
      write.stage !== 'refused' &&
      (write.productId === 'all' || (write.productId === productId && write.qty === 0 && !isNote(write))),
  )
/**
 * Whether a removal of the line is still in the queue, even if the line is added again behind it: the server's line is then out of date.
 */
export const isTakenOut = (queue: CartQueue, regionId: number | null, productId: number): boolean =>
  takenOutAt(queue, regionId, productId) >= 0

/** The newest unanswered note of a line, not counting notes before its removal. */
export const noteOf = (queue: CartQueue, regionId: number | null, productId: number): CartWrite | undefined =>
  queue
    .slice(takenOutAt(queue, regionId, productId) + 1)
    .findLast((write) => write.regionId === regionId && write.productId === productId && isNote(write))

/** Whether any write of the region is in flight. */
export const isInFlight = (queue: CartQueue, regionId: number): boolean =>
  queue.some((write) => write.regionId === regionId && isUnderWay(write))
