import type { AnyStateMachine } from 'xstate'
import { callName, nodesOf, stateId } from '../../../machines/support/chart-ids'
import type { AnyNames } from '../../../machines/support/names'

/** A machine with its words, as machines/all.ts lists it. */
export type Told = { machine: AnyStateMachine; names: AnyNames }
/** Who starts a machine. `states`: ids of the states in which it lives; none where an action of the starter starts it. */
export type Starter = { of: Told; states: readonly string[] }
/** Who hears a fact, and through whom it comes; empty: straight. */
export type Hearer = { who: Told; through: readonly Told[] }

/** Names a machine may start; the name is the id of the started machine. */
const startsOf = ({ machine }: Told): string[] => Object.keys(machine.implementations.actors)
/** Whose facts a machine turns into its own events: the relays that it keeps. */
const relayedBy = ({ machine }: Told): string[] =>
  nodesOf(machine.root).flatMap(
    ({ invoke }) => invoke.flatMap(({ src, input }) => (src === 'relay' ? [(input as unknown as { of: string }).of] : [])), // a relay names its source
  )

/** Which of the other machines start this one, and in which of their states it lives. Screens start some too: those are not machines. */
export const startersOf = ({ machine }: Told, all: readonly Told[]): Starter[] =>
  all
    .filter((other) => startsOf(other).includes(machine.id))
    .map((of) => ({
      of,
      states: nodesOf(of.machine.root)
        .filter(({ invoke }) => invoke.some(({ src }) => callName(src) === machine.id))
        .map(stateId),
    }))

const takes = ({ names }: Told, type: string) => names.events?.[type] !== undefined
const tells = ({ names }: Told, type: string) => names.facts?.[type] !== undefined
const isSame = (a: Told, b: Told) => a.machine.id === b.machine.id

/**
 * Every machine that takes a fact of `source` as its event: whoever keeps a relay of it, then those that he starts and those that keep a
 * relay of him where he tells the same fact on. Each once, by the shortest way.
 */
export function hearersOf(source: Told, type: string, all: readonly Told[]): Hearer[] {
  const found: Hearer[] = []
  let ends: { at: Told; through: readonly Told[]; canTell: boolean }[] = [{ at: source, through: [], canTell: true }]
  while (ends.length) {
    const next: typeof ends = []
    for (const { at, through, canTell } of ends) {
      const above = canTell ? all.filter((other) => relayedBy(other).includes(at.machine.id)) : []
      const below = isSame(at, source) ? [] : all.filter((other) => startsOf(at).includes(other.machine.id))
      for (const who of [...above, ...below]) {
        if (!takes(who, type) || isSame(who, source) || found.some((known) => isSame(known.who, who))) continue
        found.push({ who, through })
        next.push({ at: who, through: [...through, who], canTell: tells(who, type) })
      }
    }
    ends = next
  }
  return found
}

/** Whose fact an event of `target` may be, and through whom it comes. */
export const tellersOf = (target: Told, type: string, all: readonly Told[]): Hearer[] =>
  all.flatMap((source) =>
    tells(source, type)
      ? hearersOf(source, type, all).flatMap(({ who, through }) => (isSame(who, target) ? [{ who: source, through }] : []))
      : [],
  )
