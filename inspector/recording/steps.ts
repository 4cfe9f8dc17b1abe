import { type EventRow, type Moment, momentAt, type Recording } from './recording'

/** What XState tells of actors that begin, end and answer: what follows of it is told by its machine. */
export const isService = ({ type }: { type: string }): boolean => /^xstate\.(init|stop|promise)/.test(type)

/** What only XState tells of, and nobody broke on. */
export const isAside = ({ event, failure }: EventRow): boolean => isService(event) && failure !== 'broke'

/** The events that are stepped over one by one: not what XState tells besides. */
export const stepsOf = (rows: readonly EventRow[]): EventRow[] => rows.filter((row) => !isAside(row))

/**
 * The event next to the one looked at, among those that are listed.
 * @param all events of the recording: the newest of them is now
 * @param step −1 back, 1 on
 * @returns null: now; what is looked at where no other is listed on that side
 */
export function stepped(all: readonly EventRow[], listed: readonly EventRow[], cursor: number | null, step: -1 | 1): number | null {
  const now = stepsOf(all).at(-1)?.key ?? null
  if (step < 0) return listed.findLast(({ key }) => key < (cursor ?? now ?? 0))?.key ?? cursor ?? listed[0]?.key ?? null
  const next = cursor === null ? null : (listed.find(({ key }) => key > cursor)?.key ?? cursor)
  return next === now ? null : next
}

/** What lived right before an event, after the one that is stepped to from it. @param cursor key of the event; null: the newest */
export function momentBefore(recording: Recording, cursor: number | null): Moment {
  const steps = stepsOf(recording.rows)
  const key = cursor ?? steps.at(-1)?.key ?? recording.first
  return momentAt(recording, steps.findLast((row) => row.key < key)?.key ?? key - 1)
}
