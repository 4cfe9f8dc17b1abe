import { LINES_PER_WRITE, WRITES_IN_FLIGHT } from '../limits'
import type { KnownLines } from './cart-lines'
import { isNote, type CartQueue, type CartWrite } from './cart-queue'

/** More lines than may be under way one by one. */
const TOGETHER_FROM = WRITES_IN_FLIGHT + 1

/** The writes that nothing before them holds: not the same line, nor an emptying on either side. A refused one waits for the buyer and holds nothing. */
function unblocked(queue: CartQueue): CartWrite[] {
  const before = new Map<number, Set<CartWrite['productId']>>()
  return queue.filter(({ regionId, productId, stage }) => {
    const held = before.get(regionId) ?? new Set()
    const isFree = productId === 'all' ? held.size === 0 : !held.has(productId) && !held.has('all')
    if (stage !== 'refused') before.set(regionId, held.add(productId))
    return isFree
  })
}

/** The writes under each key, keys and writes in their order. */
function groupBy<K>(writes: CartQueue, keyOf: (write: CartWrite) => K): CartQueue[] {
  const groups = new Map<K, CartWrite[]>()
  for (const write of writes) {
    const group = groups.get(keyOf(write))
    if (group) group.push(write)
    else groups.set(keyOf(write), [write])
  }
  return [...groups.values()]
}

const portions = (writes: CartQueue): CartQueue[] =>
  Array.from({ length: Math.ceil(writes.length / LINES_PER_WRITE) }, (_, nth) =>
    writes.slice(nth * LINES_PER_WRITE, (nth + 1) * LINES_PER_WRITE),
  )

/** A write as it goes out: `after` is the product behind whose line a line comes back, 0: before all; absent: it comes last. */
export type PlacedWrite = CartWrite & { after?: number }

/**
 * The writes of one call with the places to which lines come back that left the cart and still have theirs on the screen. Without that
 * the server would have them last, and a reload would move them.
 * @param known lines of the region in the order of the screen, those that left as traces
 * @param queue of the region; what is still to leave is no neighbour, also where it comes back
 * @param isNew whether a write puts a line into the cart
 */
export function placed(
  writes: CartQueue,
  known: KnownLines,
  queue: CartQueue,
  isNew: (write: CartWrite) => boolean,
): readonly PlacedWrite[] {
  if (!writes.some((write) => isNew(write) && known.has(Number(write.productId)))) return writes
  const order = [...known.keys()]
  const places = new Map(order.map((id, at) => [id, at]))
  const leaving = new Set(
    queue.flatMap((write) => (write.qty === 0 && !isNote(write) && write.stage !== 'refused' ? [write.productId] : [])),
  )
  const isThere = order.map((id) => (known.get(id)?.item.qty ?? 0) > 0 && !leaving.has(id) && !leaving.has('all'))
  return writes.map((write) => {
    const at = isNew(write) ? places.get(Number(write.productId)) : undefined
    if (at === undefined) return write
    const isLast = !isThere.includes(true, at + 1)
    const before = isThere.lastIndexOf(true, at)
    isThere[at] = true
    return isLast ? write : { ...write, after: before === -1 ? 0 : order[before]! } // one of its places
  })
}

/** How calls are put together. `isNew`: a write that puts a line into the cart; `togetherFrom`: from so many lines on one call writes them all. */
type Manner = { isNew?: (write: CartWrite) => boolean; togetherFrom?: number }

const isJoinable = (write: CartWrite) => write.productId !== 'all' && !isNote(write) && write.isAlone !== true

/**
 * The new lines of a region that go next, by one call: a cart keeps its lines in the order in which they come, so they go in the order of
 * the wishes and wait for those that are on their way. One that found no answer holds up none: it may find none for long.
 */
function nextNew(news: CartQueue, ready: ReadonlySet<CartWrite>): CartQueue {
  if (news.some(({ stage }) => stage === 'sent')) return []
  const waiting = news.filter((write) => ready.has(write) || write.stage === 'typing')
  if (waiting[0]?.isAlone === true) return waiting.slice(0, 1)
  const end = waiting.findIndex(({ stage, isAlone }) => stage === 'typing' || isAlone === true)
  return waiting.slice(0, end === -1 ? LINES_PER_WRITE : Math.min(end, LINES_PER_WRITE))
}

/** The calls of what is ready in one region; what else is ready goes with new lines. @param news the new lines of the region, ready or not */
function callsOf(ready: CartQueue, news: CartQueue, togetherFrom: number): CartQueue[] {
  const next = new Set(nextNew(news, new Set(ready)))
  const held = new Set(news.filter((write) => !next.has(write)))
  const going = ready.filter((write) => !held.has(write))
  const joinable = going.filter(isJoinable)
  const isOne = (next.size > 1 || joinable.length >= togetherFrom) && joinable.length <= LINES_PER_WRITE
  const old = portions(joinable.filter((write) => !next.has(write))).filter((writes) => writes.length >= togetherFrom)
  const many = (isOne ? [joinable] : [[...next], ...old]).filter((writes) => writes.length > 1)
  const joined = new Set(many.flat())
  return [...many, ...going.filter((write) => !joined.has(write)).map((write) => [write])]
}

/**
 * What may be sent now, call by call: the oldest write of each line, quantities of many lines together, new lines in the order of their
 * wishes, what went without an answer exactly as it went: it waits until nothing holds any line of it. Emptying waits for all before it
 * and holds all after it. [DEC-020]
 * @param limit how many calls may be under way
 * @returns the writes of each call; several, or one that has its `batch`, go by one call
 */
export function sendable(queue: CartQueue, limit: number, { isNew = () => false, togetherFrom = TOGETHER_FROM }: Manner = {}): CartQueue[] {
  const free = limit - new Set(queue.filter(({ stage }) => stage === 'sent').map(({ batch, key }) => batch ?? key)).size
  if (free <= 0) return []
  const open = new Set(unblocked(queue))
  const again = groupBy(
    queue.filter(({ stage }) => stage === 'unanswered'),
    ({ batch, key }) => batch ?? key,
  ).filter((writes) => writes.every((write) => open.has(write)))
  const ready = groupBy(
    [...open].filter(({ stage }) => stage === 'ready'),
    ({ regionId }) => regionId,
  ).flatMap((writes) => {
    const news = queue.filter((write) => write.regionId === writes[0]?.regionId && isNew(write))
    return callsOf(writes, news, togetherFrom)
  })
  const places = new Map(queue.map((write, at) => [write, at]))
  const placeOf = ([first]: CartQueue) => (first ? places.get(first) : undefined) ?? 0
  return [...again, ...ready].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, free)
}
