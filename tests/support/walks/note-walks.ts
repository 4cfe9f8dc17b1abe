// Runs before every test file of `unit` when WALKS names a folder: notes there which transitions of the machines its actors take, and
// which machine starts which and tells it what.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyActorScope,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { transitionId } from '../../../machines/support/chart-ids'
import { machineOf, speakerOf } from './machine-of'

/** What the actors of a file took; the worker's files share the patch and not the notes. */
type Notes = { walked: Set<string>; started: Set<string>; told: Set<string> }
type Patched = typeof StateMachine.prototype & { [NOTES]?: Notes }

const NOTES = Symbol.for('karter.walks')
const prototype = StateMachine.prototype as Patched

type Method = (this: AnyStateMachine, ...given: unknown[]) => unknown
/** Puts something around a method of every machine that is made from now on. */
function wrap(
  name: 'getInitialSnapshot' | 'restoreSnapshot' | 'provide',
  around: (machine: AnyStateMachine, given: unknown[], go: () => unknown) => unknown,
) {
  const method = Reflect.get(prototype, name) as Method
  const wrapped: Method = function (...given) {
    return around(this, given, () => method.apply(this, given))
  }
  Reflect.set(prototype, name, wrapped)
}

/** Null of an event that a test sends to break an actor: to read it would break the test. */
const typeOf = (event: EventObject): string | null => (Object.getOwnPropertyDescriptor(event, 'type')?.value as string | undefined) ?? null

/** Listens to every system in which a machine begins, from before its first step. Out: where it notes. */
function listen(): Notes {
  const notes: Notes = { walked: new Set(), started: new Set(), told: new Set() }
  const met = new WeakSet<object>()
  /** A guard that a test gives leads where the machine's own might not. */
  const guardedByTests = new WeakSet<AnyStateMachine>()
  const taken = (transition: AnyTransitionDefinition) => {
    if (met.has(transition)) return
    met.add(transition)
    if (guardedByTests.has(transition.source.machine)) return
    const id = transitionId(transition)
    if (id !== null) notes.walked.add(id)
  }
  const idOf = (ref: ActorRefLike | undefined) => machineOf(speakerOf(ref as AnyActorRef | undefined))?.id
  const hear = (seen: InspectionEvent) => {
    if (seen.type === '@xstate.microstep') return seen._transitions.forEach(taken)
    if (seen.type === '@xstate.actor') {
      const [parent, child] = [idOf((seen.actorRef as AnyActorRef)._parent), idOf(seen.actorRef)]
      if (parent !== undefined && child !== undefined) notes.started.add(`${parent} ${child}`)
    }
    const type = seen.type === '@xstate.event' ? typeOf(seen.event) : null
    if (seen.type === '@xstate.event' && type !== null && !type.startsWith('xstate.')) {
      const [from, to] = [idOf(seen.sourceRef), idOf(seen.actorRef)]
      // What is told to an actor that is not there comes back to whoever told it.
      if (from !== undefined && to !== undefined && from !== to) notes.told.add(`${from} ${to} ${type}`)
    }
  }
  const hearIn = ({ self, system }: AnyActorScope, machine: AnyStateMachine) => {
    if ((self as { logic?: unknown }).logic !== machine || met.has(system)) return // a look ahead without an actor is no walk
    met.add(system)
    system.inspect(hear)
  }
  wrap('getInitialSnapshot', (machine, [scope], go) => (hearIn(scope as AnyActorScope, machine), go()))
  wrap('restoreSnapshot', (machine, [, scope], go) => (hearIn(scope as AnyActorScope, machine), go()))
  wrap('provide', (machine, [given], go) => {
    const provided = go() as AnyStateMachine
    const { guards } = given as Parameters<AnyStateMachine['provide']>[0]
    if (guardedByTests.has(machine) || Object.keys(guards ?? {}).length > 0) guardedByTests.add(provided)
    return provided
  })
  return notes
}

const folder = process.env['WALKS']
if (folder) {
  const { walked, started, told } = (prototype[NOTES] ??= listen())
  for (const notes of [walked, started, told]) notes.clear()
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
    appendFileSync(
      `${folder}/${process.pid}.jsonl`,
      `${JSON.stringify({ file, walked: [...walked], started: [...started], told: [...told] })}\n`,
    )
  })
}
