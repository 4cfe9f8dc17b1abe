import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { eventCode, transitionId } from '../../machines/support/chart-ids'
import { stateIds } from '../../machines/support/state-paths'
import type { ActorInfo, Timer } from '../protocol'
import { CONTEXT_LIMITS, EVENT_LIMITS, mask } from './mask'
import { MASK } from '../signs'
import { maskText } from './mask-text'

type System = AnyActorRef['system']

/** What a machine is in; null of a call and of a port. */
export const machineSnapshot = (ref: AnyActorRef): AnyMachineSnapshot | null => {
  const snapshot = ref.getSnapshot() as Partial<AnyMachineSnapshot> | undefined
  return snapshot && 'machine' in snapshot ? (snapshot as AnyMachineSnapshot) : null // only machines' have one
}

const places = new WeakMap<AnyActorRef, string>()
/** The address at which an actor of a page began: what tells it from others of its kind. */
export const begunAt = (ref: AnyActorRef, path: string): void => void places.set(ref, path.split('?', 1)[0]!) // there is one

/** What an actor is called, masked: by its id, which of data names the request; what began with a page, by its address too. */
function nameOf(ref: AnyActorRef): string {
  const [, call, args] = /^(\S+) (\{.*\})$/s.exec(ref.id) ?? []
  const id = call !== undefined && args !== undefined ? `${call}${maskedArgs(args)}` : maskText(ref.id)
  const place = places.get(ref)
  return place === undefined ? id : `${maskText(place)} ${id}`
}
function maskedArgs(text: string): string {
  try {
    const args = JSON.stringify(mask(JSON.parse(text), EVENT_LIMITS))
    return args === '{}' ? '' : ` ${args}`
  } catch {
    return ` ${MASK}` // no request
  }
}

/** An actor as an inspector may see it, masked. */
export function describe(ref: AnyActorRef): ActorInfo {
  const own = { session: ref.sessionId, name: nameOf(ref), parent: ref._parent?.sessionId ?? null }
  const snapshot = machineSnapshot(ref)
  if (!snapshot) {
    const { status } = (ref.getSnapshot() ?? {}) as { status?: string }
    return { ...own, machine: null, status: status ?? 'active', states: [], tags: [], context: null }
  }
  const { id } = snapshot.machine as AnyStateMachine
  return {
    ...own,
    // The shop itself is one.
    name: id === 'app' ? id : own.name,
    machine: id,
    status: snapshot.status,
    ...(snapshot.status === 'error' && { error: wordsOf(snapshot.error) }),
    // Those around others before them.
    states: stateIds(snapshot),
    tags: [...snapshot.tags],
    context: mask(snapshot.context, CONTEXT_LIMITS),
  }
}

/** Whether an actor is shown: a machine that broke is, for as long as nobody has taken it away; a call that was refused has ended. */
export const isShown = ({ status, machine }: ActorInfo): boolean => status === 'active' || (status === 'error' && machine !== null)

/** What the clock of a system has still to tell, the soonest first. */
export function timersOf(system: System): Timer[] {
  return Object.values(system.getSnapshot()._scheduledEvents)
    .map(({ target, event, startedAt, delay }) => ({ session: target.sessionId, code: codeOf(target, event.type), startedAt, delay }))
    .sort((one, other) => one.startedAt + one.delay - other.startedAt - other.delay)
}

/** `xstate.after.askAgain.session.staying` as the chart writes it: `after.askAgain`. */
function codeOf(target: AnyActorRef, type: string): string {
  const nodes = machineSnapshot(target)?._nodes ?? []
  const source = nodes.find(({ id }) => type.endsWith(`.${id}`))
  return source ? eventCode(type, source) : type
}

/** Ids of transitions; the one that begins a machine has none. */
export const idsOf = (transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap((transition) => transitionId(transition) ?? [])

/** What was thrown, in its own words, masked. */
export const wordsOf = (error: unknown): string => String(mask(error instanceof Error ? error.message : error, CONTEXT_LIMITS))
