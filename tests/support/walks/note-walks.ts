// Runs before every test file of `unit` when WALKS names a folder: notes there which transitions of the machines its actors take.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { type AnyActorScope, type AnyStateMachine, type AnyTransitionDefinition, type InspectionEvent, StateMachine } from 'xstate'
import { transitionId } from '../../../machines/support/chart-ids'

/** What the actors of a file took; the worker's files share the patch and not the notes. */
type Notes = { walked: Set<string> }
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

/** Listens to every system in which a machine begins, from before its first step. Out: where it notes. */
function listen(): Notes {
  const notes: Notes = { walked: new Set() }
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
  const hear = (seen: InspectionEvent) => {
    if (seen.type === '@xstate.microstep') seen._transitions.forEach(taken)
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
  const { walked } = (prototype[NOTES] ??= listen())
  walked.clear()
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
    appendFileSync(`${folder}/${process.pid}.jsonl`, `${JSON.stringify({ file, walked: [...walked] })}\n`)
  })
}
