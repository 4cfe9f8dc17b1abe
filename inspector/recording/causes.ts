import type { EventRow, Recording } from './recording'

/** A call tells its machine how it ended. */
const ANSWER = /^xstate\.(done|error)\.actor\./

/**
 * The event on which the sender of another one told it: the one that it was in the middle of, by the tap. The answer of a call is of the
 * event on which its machine began the call.
 * @param recording in which it is looked for
 * @param key of the event that was told
 * @returns null where it is not known: the page, the browser or the inspector told it, a timer was due, nobody listened in between, it is
 *   no longer kept; or where a file names an event that its sender was not told
 */
export function causeOf({ rows, entries, first }: Pick<Recording, 'rows' | 'entries' | 'first'>, key: number): EventRow | null {
  const entry = entries[key - first]
  if (entry?.kind !== 'event' || !entry.back) return null
  const row = rows.find((it) => it.key === key)
  const cause = rows.find((it) => it.key === key - (entry.back ?? 0))
  if (!row || !cause || row.life !== cause.life) return null
  const isAnswer = row.fromMachine === null && ANSWER.test(row.event.type) && cause.to === row.to
  if (cause.to !== row.from && cause.to !== entry.from && !isAnswer) return null
  return entries.slice(cause.key - first, key - first).some(({ kind }) => kind === 'gap') ? null : cause
}

/**
 * The events of which another one is the cause: what its receiver told others on it, and what the calls answered that it began. Without the
 * beginnings of calls: their answers tell more.
 * @param recording in which they are looked for
 * @param key of the event
 * @returns the oldest first
 */
export function consequencesOf(recording: Pick<Recording, 'rows' | 'entries' | 'first'>, key: number): EventRow[] {
  const { rows, entries, first } = recording
  return rows.filter((row) => {
    const entry = row.key > key ? entries[row.key - first] : undefined
    if (entry?.kind !== 'event' || entry.back !== row.key - key) return false
    const isCall = row.machine === null && row.event.type === 'xstate.init'
    return !isCall && causeOf(recording, row.key) !== null
  })
}
