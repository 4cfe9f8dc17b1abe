import { LINES_PER_WRITE, WRITES_IN_FLIGHT } from '../limits'
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

/**
 * What may be sent now, call by call: the oldest write of each line, quantities of many lines together, what went without an answer
 * exactly as it went: it waits until nothing holds any line of it. Emptying waits for all before it and holds all after it. [DEC-020]
 * @param limit how many calls may be under way
 * @param togetherFrom from so many lines on one call writes them all
 * @returns the writes of each call; several, or one that has its `batch`, go by one call
 */
export function sendable(queue: CartQueue, limit: number, togetherFrom = TOGETHER_FROM): CartQueue[] {
  const free = limit - new Set(queue.filter(({ stage }) => stage === 'sent').map(({ batch, key }) => batch ?? key)).size
  if (free <= 0) return []
  const open = new Set(unblocked(queue))
  const again = groupBy(
    queue.filter(({ stage }) => stage === 'unanswered'),
    ({ batch, key }) => batch ?? key,
  ).filter((writes) => writes.every((write) => open.has(write)))
  const ready = [...open].filter(({ stage }) => stage === 'ready')
  const isJoinable = (write: CartWrite) => write.productId !== 'all' && !isNote(write) && write.isAlone !== true
  const many = groupBy(ready.filter(isJoinable), ({ regionId }) => regionId)
    .flatMap(portions)
    .filter((writes) => writes.length >= togetherFrom)
  const joined = new Set(many.flat())
  const single = ready.filter((write) => !joined.has(write)).map((write) => [write])
  const places = new Map(queue.map((write, at) => [write, at]))
  const placeOf = ([first]: CartQueue) => (first ? places.get(first) : undefined) ?? 0
  return [...again, ...many, ...single].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, free)
}
