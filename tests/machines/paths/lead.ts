import { vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { STALE_AFTER_MS } from '../../../model/limits'
import { drawnTransitions } from '../../support/walks/drawn-transitions'
import { type Law, type Walk, walkPaths } from '../../support/walks/walk-paths'

/** How the time goes: it stands still, whatever was read is old when somebody looks, or that is of another day. */
const TIMES = [0, STALE_AFTER_MS, 86_400_000]

type Led = {
  /** Ids of the transitions of its chart that no way took. */
  missing: readonly string[]
  /** The ways after which the law did not hold or something was thrown, each once, however many paths begin with it. */
  broken: readonly string[]
}
/** All is well. */
export const WHOLE: Led = { missing: [], broken: [] }

/** Leads a machine by the shortest paths through the whole of its chart, as the time goes in each of its ways, and judges every step. */
export function lead(machine: AnyStateMachine, walks: readonly Walk[], law: Law): Led {
  const missing = new Set(drawnTransitions(machine))
  const broken = new Set<string>()
  for (const leap of TIMES) {
    let now = Date.UTC(2026, 10, 23)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += leap))
    try {
      for (const walk of walks) {
        const found = walkPaths(machine, walk, law, missing)
        for (const way of found.broken) broken.add(way)
        for (const id of found.walked) missing.delete(id)
      }
    } finally {
      clock.mockRestore()
    }
  }
  return { missing: [...missing], broken: [...broken] }
}
