/** What may be told in a moment after a quiet while: a login begins fifty actors, about 450 entries. */
const BURST_ENTRIES = 2000
/** What may be told lastingly, entries per ms. */
const LASTING_RATE = 8
/** What each batch may tell however soon it comes after the last. */
const LEAST_ENTRIES = 400

/**
 * How much may be told to the inspectors (a token bucket): what happens at once after a quiet while is told whole, of a storm that lasts
 * only a part.
 * @param clock ms from any moment
 */
export function roomForEntries(clock: () => number): { isFull: (waiting: number) => boolean; told: (count: number) => void } {
  let room = BURST_ENTRIES
  let since = clock()
  const roomNow = () => Math.min(BURST_ENTRIES, room + Math.max(0, clock() - since) * LASTING_RATE)
  return {
    /** Whether no more can wait to be told. @param waiting how many entries do */
    isFull: (waiting) => waiting >= roomNow(),
    /** So many were told. */
    told(count) {
      room = Math.max(LEAST_ENTRIES, roomNow() - count)
      since = clock()
    },
  }
}
