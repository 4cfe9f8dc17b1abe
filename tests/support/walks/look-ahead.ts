import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { transitionId } from '../../../machines/support/chart-ids'

/** How a machine is looked ahead in: from where, by what, and what tells its situations apart. */
export type Search = {
  input: unknown
  /** What may happen, the ends of effects and the timers among it. */
  events: readonly EventObject[]
  /** What makes two situations the same. */
  situation: (snapshot: AnyMachineSnapshot) => string
  /** What makes two situations the same for what is wanted, where the plan has to tell more apart than decides what happens; without it `situation`. */
  kind?: (snapshot: AnyMachineSnapshot) => string
  /** From how many situations it goes on. */
  limit: number
  /** That there are no more than that is part of what is asked. */
  isWhole?: boolean
  /** Whether something that the machine would hear can happen there. */
  mayHappen?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean
  /** The event as it is there, where its content depends on that. */
  resolved?: (event: EventObject, snapshot: AnyMachineSnapshot) => EventObject
  /** What it is told first, whoever leads it. */
  first?: readonly EventObject[]
  /** What it is told by itself right after an event. */
  following?: (event: EventObject) => readonly EventObject[]
  /** How much later than all that the machine has noted an event happens, ms by the wall clock. */
  later?: (event: EventObject) => number
  /** Ids of transitions after which it is stopped by whoever started it. */
  endsBy?: ReadonlySet<string>
  /** What happens there by itself before anything else can; null: nothing. */
  atOnce?: (snapshot: AnyMachineSnapshot) => EventObject | null
}
/** Where a machine is, and the ids of the transitions that led there from where it was. */
export type Seen = { snapshot: AnyMachineSnapshot; taken: readonly string[] }
/** A situation that was met, and what each event leads to there. */
export type Met = { snapshot: AnyMachineSnapshot; ways: readonly (Seen & { event: EventObject })[] }
type Adjacent = { state: AnyMachineSnapshot; transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }> }

/** What happens at once so many times has no end. */
const AT_ONCE_AT_MOST = 20

/**
 * Where a machine is looked ahead in: nothing runs, and whoever comes anew has the name of whoever had it before.
 * @param now where it is; undefined at its start
 * @param come whom it has named since
 */
function quietScope(now: () => AnyMachineSnapshot | undefined, come: Set<AnyActorRef>, hear: (id: string) => void): AnyActorScope {
  const self = createEmptyActor()
  const named = new Map<string, AnyActorRef>()
  const isGone = (actor: AnyActorRef) => actor._parent === self && !come.has(actor) && !(actor.id in (now()?.children ?? {}))
  Object.assign(self, { getSnapshot: now })
  Object.assign(self.system, {
    _set: (name: string, actor: AnyActorRef) => {
      named.set(name, actor)
      come.add(actor)
    },
    get: (name: string) => {
      const actor = named.get(name)
      return actor && isGone(actor) ? undefined : actor
    },
  })
  self.system.inspect((seen: InspectionEvent) => {
    if (seen.type !== '@xstate.microstep' || seen.actorRef !== self) return
    for (const each of seen._transitions) hear(transitionId(each) ?? '')
  })
  const idle = () => {}
  return { self, system: self.system, id: '', sessionId: '', logger: idle, defer: idle, stopChild: idle, emit: idle, actionExecutor: idle }
}

/**
 * A machine whose steps are looked at and done by nobody.
 * @param machine its effects end by the events only
 */
export function foresight(machine: AnyStateMachine, { input, first = [], following, later, endsBy, atOnce, resolved }: Search) {
  let heard: string[] = []
  let before: AnyMachineSnapshot | undefined
  const come = new Set<AnyActorRef>()
  const scope = quietScope(
    () => before,
    come,
    (id) => heard.push(id),
  )
  const step = (from: AnyMachineSnapshot | undefined, go: () => AnyMachineSnapshot): Seen => {
    heard = []
    come.clear()
    before = from
    let snapshot = { ...go() }
    for (let left = AT_ONCE_AT_MOST; ; left--) {
      const event = snapshot.status === 'active' ? (atOnce?.(snapshot) ?? null) : null
      if (event === null) return { snapshot: heard.some((id) => endsBy?.has(id)) ? stopped(snapshot) : snapshot, taken: heard }
      if (left === 0) throw new Error(`${event.type} happens at once without an end`)
      before = snapshot
      snapshot = { ...machine.transition(snapshot, event, scope) }
    }
  }
  const tell = (seen: Seen, event: EventObject): Seen => {
    const { snapshot, taken } = step(seen.snapshot, () =>
      machine.transition(seen.snapshot, resolved?.(event, seen.snapshot) ?? event, scope),
    )
    return { snapshot, taken: [...seen.taken, ...taken] }
  }
  return {
    first: (): Seen =>
      first.reduce(
        tell,
        step(undefined, () => machine.getInitialSnapshot(scope, input)),
      ),
    next: (from: AnyMachineSnapshot, event: EventObject): Seen =>
      asIfLater(later?.(event) ?? 0, () => [event, ...(following?.(event) ?? [])].reduce(tell, { snapshot: from, taken: [] })),
  }
}
/** Does something as if so much time had passed. @param ms */
function asIfLater<T>(ms: number, go: () => T): T {
  const { now } = Date
  if (ms > 0) Date.now = () => now() + ms
  try {
    return go()
  } finally {
    Date.now = now
  }
}
const stopped = (snapshot: AnyMachineSnapshot) => ({ ...snapshot, status: 'stopped' }) as AnyMachineSnapshot
/** What makes two situations the same; one that is over is no other's. */
export const keyOf = ({ situation }: Search, snapshot: AnyMachineSnapshot): string => `${snapshot.status} ${situation(snapshot)}`

/**
 * Looks from situation to situation, the nearest first, what a machine does with each event that it hears there; nothing runs.
 * @param wanted ids of transitions: where all of them are found the search is over. Without them it looks everywhere.
 * @returns the situations by their keys, in the order in which they were met
 * @throws where the whole is asked for and there are more situations than the limit
 */
export function lookAhead(machine: AnyStateMachine, search: Search, wanted?: ReadonlySet<string>): ReadonlyMap<string, Met> {
  const { events, limit, later, mayHappen = () => true, resolved = (event) => event } = search
  const missing = new Set(wanted)
  const takenTo = new Map<AnyMachineSnapshot, readonly string[]>()
  const { first, next } = foresight(machine, search)
  const noted = ({ snapshot, taken }: Seen): AnyMachineSnapshot => {
    takenTo.set(snapshot, taken)
    for (const id of taken) missing.delete(id)
    return snapshot
  }
  const logic = {
    transition: (snapshot: AnyMachineSnapshot, event: EventObject) => noted(next(snapshot, event)),
    getInitialSnapshot: () => noted(first()),
  }
  // What nobody hears changes nothing; and the failure of an effect that does not run is nobody's.
  const isHeard = (snapshot: AnyMachineSnapshot, event: EventObject) =>
    snapshot.status === 'active' &&
    mayHappen(snapshot, event) &&
    asIfLater(later?.(event) ?? 0, () => machine.getTransitionData(snapshot, resolved(event, snapshot)).length > 0)
  let left = limit
  const adjacent = getAdjacencyMap(
    logic as never,
    {
      input: search.input,
      events: ((snapshot: AnyMachineSnapshot) => events.filter((event) => isHeard(snapshot, event))) as never,
      serializeState: ((snapshot: AnyMachineSnapshot) => keyOf(search, snapshot)) as never,
      serializeEvent: (event: EventObject) => String(events.indexOf(event)),
      stopWhen: () => left-- <= 0 || (wanted !== undefined && missing.size === 0),
    } as never,
  ) as Readonly<Record<string, Adjacent>>
  if (search.isWhole && left < 0) throw new Error(`${machine.id} has more than ${limit} situations`)
  const seen = (snapshot: AnyMachineSnapshot): Seen => ({ snapshot, taken: takenTo.get(snapshot) ?? [] })
  const entries = Object.entries(adjacent).map(([key, { state, transitions }]): [string, Met] => [
    key,
    { snapshot: state, ways: Object.values(transitions).map(({ event, state: to }) => ({ event, ...seen(to) })) },
  ])
  return new Map(entries)
}
