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
  /** What was typed, where pack, limit or stock made `qty` of it. [DEC-019] */
  asked: z.optional(z.number()),
  stage: z.enum(['typing', 'ready', 'sent', 'unanswered', 'refused']),
  /** What the line shows; absent where the cart is emptied. */
  product: z.optional(Product),
  /** The server's words, where it refused. */
  reason: z.optional(z.string()),
  /** When it was wished, ms; absent in what earlier versions of the shop stored. */
  at: z.optional(z.number()),
  /** What the buyer notes of the line; where it stands the write is of the note, and `qty` says nothing. */
  note: z.optional(z.string()),
  /** The key of the call that it went in with others; absent: it goes alone, under its own key. */
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
/** What a buyer wants of a line (pieces), before it has a stage. */
export type Wish = Pick<CartWrite, 'key' | 'regionId' | 'productId' | 'qty' | 'asked' | 'product' | 'at'>

/** Whether a write has left and is not answered: nobody knows what became of it. */
export const isUnderWay = ({ stage }: CartWrite) => stage === 'sent' || stage === 'unanswered'
/** Whether a write is of a line's note, not of its quantity. */
export const isNote = ({ note }: Pick<CartWrite, 'note'>): boolean => note !== undefined
type Target = Pick<CartWrite, 'regionId' | 'productId' | 'note'>
const isSameLine = (a: Target, b: Target) => a.regionId === b.regionId && a.productId === b.productId
const isOfTheSame = (a: Target, b: Target) => isSameLine(a, b) && isNote(a) === isNote(b)

/** Whether the one makes the other void: both are of the same of a line, or one of them empties the cart. */
const isRival = (a: Target, b: Target) => a.regionId === b.regionId && (isOfTheSame(a, b) || a.productId === 'all' || b.productId === 'all')

/**
 * The newest wish of a line replaces the one that was not sent yet, and a refused emptying, which says nothing more of what is there.
 * A note that waits goes behind it, for it needs its line; with the line it goes.
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
/** The newest note of a line replaces the one that was not sent yet; it is ready at once. '' takes the note away. */
export const noted = (queue: CartQueue, note: Omit<Wish, 'qty'> & { note: string }): CartQueue => [
  ...queue.filter((write) => isUnderWay(write) || !isOfTheSame(write, note)),
  { ...note, qty: 0, stage: 'ready' },
]
const isRefusedEmptying = ({ productId, stage, regionId }: CartWrite, ofRegion: number) =>
  productId === 'all' && stage === 'refused' && regionId === ofRegion

/** Emptying the cart wins over every wish of that region that was not sent yet. */
export const clear = (queue: CartQueue, { key, regionId, at }: Pick<Wish, 'key' | 'regionId' | 'at'>): CartQueue => [
  ...queue.filter((write) => isUnderWay(write) || write.regionId !== regionId),
  { key, regionId, productId: 'all', qty: 0, stage: 'ready', at },
]

/** Whether a write goes under this key, alone or with others. */
export const goesUnder = (write: CartWrite, key: string): boolean => (write.batch ?? write.key) === key
const change = (queue: CartQueue, key: string, changes: Partial<CartWrite>): CartQueue =>
  queue.map((write) => (goesUnder(write, key) ? { ...write, ...changes } : write))

/** The field rested: a wish that is still typed becomes ready. */
export const rested = (queue: CartQueue, key: string) =>
  queue.some((write) => write.key === key && write.stage === 'typing') ? change(queue, key, { stage: 'ready' }) : queue
/** These very writes are under way, with a key of the whole where they go together. */
export const sent = (queue: CartQueue, writes: CartQueue, batch?: string): CartQueue =>
  queue.map((write) =>
    writes.includes(write)
      ? { ...write, stage: 'sent', ...(batch !== undefined && { batch }), ...(write.stage === 'unanswered' && { isRepeated: true }) }
      : write,
  )
/** Answered: out of the queue. */
export const settled = (queue: CartQueue, key: string): CartQueue => queue.filter((write) => !goesUnder(write, key))
/** No answer came: it will be asked again as it is. */
export const unanswered = (queue: CartQueue, key: string): CartQueue => change(queue, key, { stage: 'unanswered' })

/**
 * A refused wish stays to be seen, unless a newer one waits behind it; emptying is a wish for every line. Where several went together
 * nobody knows which of them was meant: each goes again, alone, where it is still wished.
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
/** To go under its own key, which was never sent. */
const asNew = (write: CartWrite): CartWrite => ({ ...write, batch: undefined, isRepeated: undefined, stage: 'ready' })
const hasNewer = (queue: CartQueue, at: number): boolean => queue.slice(at + 1).some((it) => isRival(it, queue[at]!)) // callers found it there

/** After a reload nobody knows what became of the writes under way: they are asked again under their own keys. */
export const restored = (queue: CartQueue): CartQueue =>
  queue.map((write) =>
    write.stage === 'sent' ? { ...write, stage: 'unanswered' } : write.stage === 'typing' ? { ...write, stage: 'ready' } : write,
  )

/** Queues of several tabs as one, by the time of each wish; what has no time comes first. The order within a queue stays, whatever the clock did. */
export function joined(queues: readonly CartQueue[]): CartQueue {
  const timed = queues.flatMap((queue) => {
    let latest = 0
    return queue.map((write) => ({ write, at: (latest = Math.max(latest, write.at ?? 0)) }))
  })
  return timed.sort((a, b) => a.at - b.at).map(({ write }) => write)
}

/**
 * What earlier pages or dead tabs left joins a queue, by time. It is void where something newer was wished for the line, in this tab or
 * later in what was left – but a write that left before, and an emptying, go before newer wishes; not where one of these left already:
 * then they would come last. A call of many that lost a line so is none any more, as its key stands for all that went under it: the others
 * of it go by new calls. [DEC-020]
 * @param older in its order, of one tab or of several `joined`
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

/** The newest wish of a line that is not answered yet; emptying counts as a wish for 0. */
export const wishOf = (queue: CartQueue, regionId: number | null, productId: number): CartWrite | undefined =>
  queue.findLast((write) => write.regionId === regionId && ((write.productId === productId && !isNote(write)) || write.productId === 'all'))

/** Where the newest write stands that takes a line out, its own or an emptying; -1: none. A refused one took nothing out. */
const takenOutAt = (queue: CartQueue, regionId: number | null, productId: number): number =>
  queue.findLastIndex(
    (write) =>
      write.regionId === regionId &&
      write.stage !== 'refused' &&
      (write.productId === 'all' || (write.productId === productId && write.qty === 0 && !isNote(write))),
  )
/** Whether a line is still to be taken out, also where it is put in anew after that: what the server keeps of it then goes. */
export const isTakenOut = (queue: CartQueue, regionId: number | null, productId: number): boolean =>
  takenOutAt(queue, regionId, productId) >= 0

/** The newest note of a line that is not answered yet; one from before the line is taken out goes with it. */
export const noteOf = (queue: CartQueue, regionId: number | null, productId: number): CartWrite | undefined =>
  queue
    .slice(takenOutAt(queue, regionId, productId) + 1)
    .findLast((write) => write.regionId === regionId && write.productId === productId && isNote(write))

/** Whether some write of the region is on its way. */
export const isInFlight = (queue: CartQueue, regionId: number): boolean =>
  queue.some((write) => write.regionId === regionId && isUnderWay(write))
