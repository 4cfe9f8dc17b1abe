import * as z from 'zod/mini'
import { whole } from '../../whole'

/** How well something fits, 0 to 100. */
export const Match = z.number().check(whole(), z.minimum(0), z.maximum(100))

/** Why something fits, or does not: what was compared, and how it came out. What nobody knows is said as unknown. [DEC-075] */
export const FitReason = z.object({
  aspect: z.enum(['specification', 'viscosity', 'size', 'capacity', 'vehicle']),
  state: z.enum(['yes', 'no', 'unknown']),
  /** What was asked for: «API SN», «5W-30», «⌀ 76 мм». */
  text: z.string(),
})
export type FitReason = z.output<typeof FitReason>

/** Whether something fits a car. */
export const Fit = z.enum(['yes', 'no', 'unknown'])
export type Fit = z.output<typeof Fit>

/** Unknown counts half: it speaks neither for nor against. */
const WORTH: Readonly<Record<Fit, number>> = { yes: 1, unknown: 0.5, no: 0 }
const WEIGHTS: Readonly<Record<FitReason['aspect'], number>> = { specification: 40, viscosity: 30, size: 40, capacity: 40, vehicle: 60 }
/** More than this is not said of what has something against it. */
const REFUSED_MAX = 45

/** How well something fits by its reasons: each aspect has its weight, shared by its reasons; nothing compared is 50. */
export function matchOf(reasons: readonly FitReason[]): number {
  const aspects = [...new Set(reasons.map(({ aspect }) => aspect))]
  const total = aspects.reduce((sum, aspect) => sum + WEIGHTS[aspect], 0)
  if (total === 0) return 50
  const reached = aspects.reduce((sum, aspect) => {
    const own = reasons.filter((reason) => reason.aspect === aspect)
    return sum + (WEIGHTS[aspect] * own.reduce((each, { state }) => each + WORTH[state], 0)) / own.length
  }, 0)
  const match = Math.round((100 * reached) / total)
  return reasons.some(({ state }) => state === 'no') ? Math.min(match, REFUSED_MAX) : match
}

/** Yes only where everything that was compared fits, no as soon as something does not. */
export function fitOf(reasons: readonly FitReason[]): Fit {
  if (reasons.some(({ state }) => state === 'no')) return 'no'
  return reasons.length > 0 && reasons.every(({ state }) => state === 'yes') ? 'yes' : 'unknown'
}
