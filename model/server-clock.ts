/** When an answer came, each in ms: by its own words, and by the computer's clock when it was asked for and when it was there. */
export type AnswerTime = { server: number; sent: number; received: number }

/** An answer that took longer says little about the time: it was slow, or the computer slept meanwhile. */
const TIMED_ANSWER_MAX_MS = 5_000
/** What answers differ by although nobody has set a clock: they name whole seconds and take their time. */
const NOISE_MS = 4_000
/** A computer's clock that differs less is as good as right. */
const NOTICED_MS = 300_000
const HALF_SECOND_MS = 500

/**
 * How far the server's clock is ahead of the computer's, ms: what an answer says of it, or what was known before where that is as good.
 * @param known ms, 0 before the first answer
 */
export function clockOffset(known: number, { server, sent, received }: AnswerTime): number {
  const took = received - sent
  if (!Number.isFinite(server) || took < 0 || took > TIMED_ANSWER_MAX_MS) return known
  const measured = Math.round(server + HALF_SECOND_MS - (sent + received) / 2)
  if (Math.abs(measured) <= NOISE_MS) return 0
  return Math.abs(measured - known) <= NOISE_MS ? known : measured
}

/** Whether the computer's clock is so wrong that it is said. @param offset ms */
export const isClockWrong = (offset: number): boolean => Math.abs(offset) > NOTICED_MS
