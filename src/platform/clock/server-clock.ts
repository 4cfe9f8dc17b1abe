import { clockOffset, type AnswerTime } from '../../../model/server-clock'

let offset = 0
const listeners = new Set<() => void>()

/** The time by the server's clock, ms: what the server promises, counts down and refuses goes by it. As the computer's clock until an answer says another. */
export const serverNow = (): number => Date.now() + offset

/** How far the server's clock is ahead of the computer's, ms. */
export const serverClockOffset = (): number => offset

/** An answer of the server says what time it is there. */
export function noteAnswerTime(time: AnswerTime): void {
  const known = offset
  offset = clockOffset(known, time)
  if (offset !== known) for (const changed of listeners) changed()
}

/** Calls back when the server's clock turns out to be another than was known. @returns how to end it */
export function onServerClockChanged(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
