import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { foresight, lookAhead, type Search } from './look-ahead'

/** A way from the beginning, and the ids of the transitions that its last event (or the beginning itself) leads through. */
export type Path = { way: readonly EventObject[]; taken: readonly string[] }

/**
 * Plans how a machine is led through what it does.
 * @param machine its effects end by the events only
 * @param wanted as in `lookAhead`
 * @returns the shortest way to each event in each situation, the nearest first
 */
export function planPaths(machine: AnyStateMachine, search: Search, wanted?: ReadonlySet<string>): Path[] {
  const met = lookAhead(machine, search, wanted)
  const [first] = met.values()
  const ways = new Map<AnyMachineSnapshot | undefined, readonly EventObject[]>([[first?.snapshot, []]])
  const paths: Path[] = [{ way: [], taken: foresight(machine, search).first().taken }]
  for (const { snapshot, ways: onward } of met.values())
    for (const { event, snapshot: next, taken } of onward) {
      const way = [...(ways.get(snapshot) ?? []), event]
      ways.set(next, way)
      if (next.status !== 'stopped') paths.push({ way, taken })
    }
  return paths
}

/** The nearest of the paths that together take all that is wanted and any of them takes. */
export function coverOf(paths: readonly Path[], wanted: ReadonlySet<string>): Path[] {
  const missing = new Set(wanted)
  return paths.filter(({ taken }) => {
    const isOfUse = taken.some((id) => missing.has(id))
    for (const id of taken) missing.delete(id)
    return isOfUse
  })
}
