import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import { transitionId } from '../../../machines/support/chart-ids'
import { isPromise } from '../logic'
import type { Search } from './look-ahead'
import { coverOf, planPaths } from './plan-paths'

const isWhole = process.env['PATHS'] === 'all'

/** What happened: where the machine was before, and the event; none where only time passed. */
export type Step = { before: AnyMachineSnapshot; type: string | null }
/** How a machine is led: from where, by what, and what tells its situations apart. */
export type Walk = Omit<Search, 'input'> & { inputs: readonly unknown[] }
/** What must hold wherever it comes. */
type Law = (snapshot: AnyMachineSnapshot, step: Step) => boolean
type Walked = {
  /** Ids of the transitions that were taken. */
  walked: ReadonlySet<string>
  /** The ways after which the law did not hold or something was thrown. */
  broken: readonly string[]
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic
/** The same machine and its children, whose effects never end by themselves. */
export function stilled(machine: AnyStateMachine): AnyStateMachine {
  const still = (logic: AnyActorLogic): AnyActorLogic =>
    isMachine(logic) ? stilled(logic) : isPromise(logic) ? fromPromise(() => new Promise(() => {})) : fromCallback(() => {})
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  return machine.provide({ actors: Object.fromEntries(actors.map(([source, logic]) => [source, still(logic)])) })
}

type Scheduled = { source: AnyActorRef; event: EventObject; delay: number }
/** Lets so much time pass as a timer waits for. */
function letPass(actor: AnyActorRef, clock: SimulatedClock, type: string): void {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot() as { _scheduledEvents: Readonly<Record<string, Scheduled>> }
  const timer = Object.values(scheduled).find(({ source, event }) => source === actor && event.type === type)
  if (timer) clock.increment(timer.delay)
}

/** Goes one way. Out: what went wrong, null where nothing did. */
function go(
  machine: AnyStateMachine,
  { input, resolved }: Search,
  way: readonly EventObject[],
  law: Law,
  take: (id: string) => void,
): string | null {
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (seen: InspectionEvent) => {
      if (seen.type === '@xstate.microstep') for (const each of seen._transitions) take(transitionId(each) ?? '')
    },
  })
  let thrown: unknown
  actor.subscribe({ error: (error) => (thrown = error) })
  actor.start()
  for (const [at, event] of way.entries()) {
    const before = actor.getSnapshot()
    const isTimer = event.type.startsWith('xstate.after.')
    if (isTimer) letPass(actor, clock, event.type)
    else actor.send(resolved?.(event, before) ?? event)
    const snapshot = actor.getSnapshot()
    if (thrown === undefined && law(snapshot, { before, type: isTimer ? null : event.type })) continue
    const steps = way.slice(0, at + 1).map(({ type }) => type)
    return `${steps.join(', ')} → ${JSON.stringify(snapshot.value)}${thrown === undefined ? '' : ` ${String(thrown)}`}`
  }
  actor.stop()
  return null
}

/**
 * Leads a machine with its own guards and actions by the shortest paths through its transitions; timers come by simulated time, the
 * ends of effects as events. With PATHS=all by every path, else by as many as take every transition that is wanted and can be met.
 * @param wanted ids of transitions
 */
export function walkPaths(machine: AnyStateMachine, { inputs, ...search }: Walk, law: Law, wanted: ReadonlySet<string>): Walked {
  const still = stilled(machine)
  const walked = new Set<string>()
  const broken: string[] = []
  for (const input of inputs) {
    const missing = new Set([...wanted].filter((id) => !walked.has(id)))
    const from = { ...search, input }
    const paths = isWhole ? planPaths(still, from) : coverOf(planPaths(still, from, missing), missing)
    for (const { way } of paths) {
      const wrong = go(still, from, way, law, (id) => walked.add(id))
      if (wrong !== null) broken.push(wrong)
    }
  }
  return { walked, broken }
}
