/** Failed attempts at something that is guessed, such as a password: how many, and when the last one was, ms. */
export type Failures = { count: number; at: number }

/** How failures are answered: so many are free, then each brings a pause twice as long as the one before. */
export type Pace = {
  free: number
  /** The first pause. */
  firstMs: number
  longestMs: number
  /** Failures count no more this long after the last one; longer than any pause. */
  forgetMs: number
}

/** @param failures null: none yet @param now ms @returns how long no attempt is heard, ms; 0: it may be made now */
export function pauseLeft(failures: Failures | null, now: number, pace: Pace): number {
  const known = remembered(failures, now, pace)
  const over = known.count - pace.free
  if (over < 0) return 0
  return Math.max(0, known.at + Math.min(pace.longestMs, pace.firstMs * 2 ** over) - now)
}

/** @returns the failures with one more that happens now */
export const withFailure = (failures: Failures | null, now: number, pace: Pace): Failures => ({
  count: remembered(failures, now, pace).count + 1,
  at: now,
})

const remembered = (failures: Failures | null, now: number, { forgetMs }: Pace): Failures =>
  failures && now - failures.at < forgetMs ? failures : { count: 0, at: now }
