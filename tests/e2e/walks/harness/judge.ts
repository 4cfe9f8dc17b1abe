import { drawnTransitions } from '../../../support/walks/drawn-transitions'
import type { AnyDriver } from './driver'

/** A machine that is walked on the screen, and why some of its transitions are not. */
export type OnScreen = Pick<AnyDriver, 'machine' | 'unreached'>
/** Ids of transitions that are not as they are said to be. */
export type Judgement = {
  /** Neither walked nor excused. */
  missing: string[]
  /** Excused and walked all the same. */
  stale: string[]
  /** Excused or walked, and not on the chart. */
  unknown: string[]
}
/** All is well. */
export const WHOLE: Judgement = { missing: [], stale: [], unknown: [] }

/** Judges what was walked of a machine against its chart and what is excused. @param walked ids of transitions that the running machine took */
export function judge({ machine, unreached }: OnScreen, walked: readonly string[]): Judgement {
  const drawn = new Set(drawnTransitions(machine))
  const [taken, excused] = [new Set(walked), new Set(Object.keys(unreached))]
  return {
    missing: [...drawn].filter((id) => !taken.has(id) && !excused.has(id)),
    stale: [...excused].filter((id) => taken.has(id)),
    unknown: [...new Set([...excused, ...taken])].filter((id) => !drawn.has(id)),
  }
}
