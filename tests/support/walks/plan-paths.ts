import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { transitionId } from '../../../machines/support/chart-ids'

/** A way from the beginning, and the ids of the transitions that its last event (or the beginning itself) leads through. */
export type Path = { way: readonly EventObject[]; taken: readonly string[] }
export type Search = {
  input: unknown
  /** What may happen, the ends of effects and the timers among it. */
  events: readonly EventObject[]
  /** What makes two situations the same. */
  situation: (snapshot: AnyMachineSnapshot) => string
  /** From how many situations it goes on. */
  limit: number
  /** Its children are not looked at: what they tell in an order that they never would leads nowhere. */
  isRoot?: boolean
  /** Ids of transitions: where all of them are found the search is over. Without them it looks everywhere. */
  wanted?: ReadonlySet<string>
}
type Met = Readonly<
  Record<string, { state: AnyMachineSnapshot; transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }> }>
>

/** Where a machine is looked ahead in: nothing runs, and whoever comes anew has the name of whoever had it before. */
function quietScope(now: () => AnyMachineSnapshot | undefined, hear: (id: string) => void): AnyActorScope {
  const self = createEmptyActor()
  const named = new Map<string, unknown>()
  Object.assign(self, { getSnapshot: now })
  Object.assign(self.system, { _set: (name: string, actor: unknown) => named.set(name, actor), get: (name: string) => named.get(name) })
  self.system.inspect((seen: InspectionEvent) => {
    if (seen.type !== '@xstate.microstep' || seen.actorRef !== self) return
    for (const each of seen._transitions) hear(transitionId(each) ?? '')
  })
  const idle = () => {}
  return { self, system: self.system, id: '', sessionId: '', logger: idle, defer: idle, stopChild: idle, emit: idle, actionExecutor: idle }
}

/**
 * Looks from situation to situation, the nearest first, what a machine does with each event that it hears there; nothing runs.
 * @param machine its effects end by the events only
 * @returns the shortest way to each event in each situation, the nearest first
 */
export function planPaths(machine: AnyStateMachine, { input, events, situation, limit, isRoot, wanted }: Search): Path[] {
  const missing = new Set(wanted)
  const takenTo = new Map<unknown, readonly string[]>()
  let heard: string[] = []
  let before: AnyMachineSnapshot | undefined
  const scope = quietScope(
    () => before,
    (id) => heard.push(id),
  )
  const step = (from: AnyMachineSnapshot | undefined, go: () => AnyMachineSnapshot): AnyMachineSnapshot => {
    heard = []
    before = from
    const next = tryTo(go, from)
    takenTo.set(next, heard)
    for (const id of heard) missing.delete(id)
    return next
  }
  const tryTo = (go: () => AnyMachineSnapshot, from: AnyMachineSnapshot | undefined): AnyMachineSnapshot => {
    try {
      return { ...go() }
    } catch (error) {
      if (!isRoot || !from) throw error
      heard = []
      return { ...from, status: 'stopped' } as AnyMachineSnapshot
    }
  }
  const logic = {
    transition: (snapshot: AnyMachineSnapshot, event: EventObject) => step(snapshot, () => machine.transition(snapshot, event, scope)),
    getInitialSnapshot: () => step(undefined, () => machine.getInitialSnapshot(scope, input)),
  }
  // What nobody hears changes nothing; and the failure of an effect that does not run is nobody's.
  const isHeard = (snapshot: AnyMachineSnapshot, event: EventObject) =>
    snapshot.status === 'active' && machine.getTransitionData(snapshot, event).length > 0
  let left = limit
  const met = getAdjacencyMap(
    logic as never,
    {
      input,
      events: ((snapshot: AnyMachineSnapshot) => events.filter((event) => isHeard(snapshot, event))) as never,
      serializeState: situation as never,
      serializeEvent: (event: EventObject) => String(events.indexOf(event)),
      stopWhen: () => left-- <= 0 || (wanted !== undefined && missing.size === 0),
    } as never,
  ) as Met
  return pathsOf(met, takenTo)
}

/** In: what was met, in the order in which it was, and what led to each snapshot. */
function pathsOf(met: Met, takenTo: ReadonlyMap<unknown, readonly string[]>): Path[] {
  const [first] = Object.values(met)
  const ways = new Map<Snapshot<unknown> | undefined, readonly EventObject[]>([[first?.state, []]])
  const paths: Path[] = [{ way: [], taken: takenTo.get(first?.state) ?? [] }]
  for (const { state, transitions } of Object.values(met))
    for (const { event, state: next } of Object.values(transitions)) {
      const way = [...(ways.get(state) ?? []), event]
      ways.set(next, way)
      if (next.status !== 'stopped') paths.push({ way, taken: takenTo.get(next) ?? [] })
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
