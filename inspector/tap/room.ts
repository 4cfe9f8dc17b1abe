/** What may be told in a moment after a quiet while: a login begins fifty actors, about 450 entries. */
export const BURST_ENTRIES = 2000
/** What may be told lastingly, entries per ms. */
export const LASTING_RATE = 8

/** How much may still be told. */
export type Room = {
  /** Whether no more can wait to be told; once it is so, it stays until what waits is told. @param waiting how many entries do */
  isFull: (waiting: number) => boolean
  /** So many were told; more than there was room for is missing afterwards. */
  told: (count: number) => void
  /** Somebody begins to listen: there is room for a burst. */
  renew: () => void
}

/**
 * How much may be told to the inspectors (a token bucket): what happens at once after a quiet while is told whole, of a storm that lasts
 * only a part.
 * @param clock ms from any moment
 */
export function roomForEntries(clock: () => number): Room {
  let room = BURST_ENTRIES
  let since = clock()
  let isFull = false
  const roomNow = () => Math.min(BURST_ENTRIES, room + Math.max(0, clock() - since) * LASTING_RATE)
  const has = (entries: number) => {
    room = entries
    since = clock()
    isFull = false
  }
  return {
    isFull: (waiting) => (isFull ||= waiting >= roomNow()),
    told: (count) => has(roomNow() - count),
    renew: () => has(BURST_ENTRIES),
  }
}
