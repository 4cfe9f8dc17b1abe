import { type Pace, pauseLeft, withFailure } from '../../model/identity/attempt-pause'
import { refuse } from '../refusals'
import type { Scene } from '../scene'

/** What is counted under a name, and how its failures are answered. */
export type Counted = { key: string; pace: Pace }
type AttemptScene = Pick<Scene, 'tables' | 'now'>

/** Failures of longer ago are deleted, ms: no pace remembers them. */
const KEPT_MS = 86_400_000

/** 429 while any of these has to wait, with the seconds until all may try again. @param words what the refusal says before them */
export function requireNoPause({ tables, now }: AttemptScene, counted: readonly Counted[], words: string): void {
  const pauses = counted.map(({ key, pace }) => pauseLeft(tables.attempt.findFirst({ where: { id: { equals: key } } }), now(), pace))
  const longest = Math.max(0, ...pauses)
  if (longest === 0) return
  const seconds = Math.ceil(longest / 1000)
  throw refuse(429, { message: `${words} Подождите ${seconds}\u00a0с`, headers: { 'retry-after': String(seconds) } })
}

/** Counts a failure under each of these names. The refusal that follows has to keep it: `isKept`. */
export function countFailure({ tables, now }: AttemptScene, counted: readonly Counted[]): void {
  tables.attempt.deleteMany({ where: { at: { lt: now() - KEPT_MS } } })
  for (const { key, pace } of counted) {
    const where = { id: { equals: key } }
    const known = tables.attempt.findFirst({ where })
    const failures = withFailure(known, now(), pace)
    if (known) tables.attempt.update({ where, data: failures })
    else tables.attempt.create({ id: key, ...failures })
  }
}

/** A success ends the counting under a name. */
export const forgetFailures = ({ tables }: AttemptScene, { key }: Counted): void => {
  tables.attempt.deleteMany({ where: { id: { equals: key } } })
}
