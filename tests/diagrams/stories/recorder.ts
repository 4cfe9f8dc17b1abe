import { AsyncLocalStorage } from 'node:async_hooks'
import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback, type InspectionEvent } from 'xstate'
import type { CheckoutFact } from '../../../machines/checkout/checkout.types'
import type { Ending } from '../../../machines/session/session.setup'
import { innermost, statePaths } from '../../../machines/support/state-paths'
import { redact } from '../../../src/platform/redact'
import { BROWSER, BUYER, type Entry, type Request } from '../../../tools/diagrams/sequence/entries'
import { isPromise } from '../../support/logic'
import { logicOf, machineOf, speakerOf } from '../../support/walks/machine-of'

export type Recorder = {
  entries: Entry[]
  /** Nothing is recorded before the first chapter. */
  chapter: (title: string) => void
  /** Nothing is recorded any more. */
  end: () => void
  /** What is found kept at this moment, in Russian words. */
  show: (of: string, text: string) => void
  inspect: (seen: InspectionEvent) => void
  /** To be put between the shop and its server. */
  intercept: (url: string, init: RequestInit, send: () => Promise<Response>) => Promise<Response>
}

/** What an actor does not show: the way that an event takes to it. */
type Inner = { start: () => unknown; _send: (event: EventObject) => void }
/** What is no machine: a call, or a port that lives beside its machine. */
const isEffect = (ref: AnyActorRef): boolean => {
  const logic = logicOf(ref)
  return isPromise(logic) || String(logic.transition) === stepOfPorts
}
const stepOfPorts = String(fromCallback(() => {}).transition)

type Why = Extract<CheckoutFact, { type: 'order.stopped' }>['why']

/** Whether a machine does anything on an event where it is now. */
const canTake = (ref: AnyActorRef, event: EventObject): boolean => (ref.getSnapshot() as AnyMachineSnapshot).can(event)

/** What says nothing to whoever reads a story. */
const SILENT: ReadonlySet<string> = new Set(['isFresh', 'isThrottled', 'isRepeated'])
/** What single words of the code mean. */
const MEANINGS: { ending: Readonly<Record<Ending, string>>; why: Readonly<Record<Why, string>> } = {
  ending: {
    asked: 'по\u00a0просьбе',
    profile: 'профиль не\u00a0отдан',
    login: 'профиль не\u00a0отдан сразу после входа',
    elsewhere: 'в\u00a0другой вкладке',
    replaced: 'вошёл другой',
  },
  why: {
    repeating: 'такой\u00a0же заказ уже есть',
    deciding: 'есть отличия',
    uncertain: 'ответа нет',
    refused: 'не\u00a0принят',
  },
}
const meaningOf = (key: string, value: string): string => {
  const meaning = (MEANINGS as Readonly<Record<string, Readonly<Record<string, string>>>>)[key]?.[value]
  return meaning === undefined ? '' : ` (${meaning})`
}

const UUIDS = /\b(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** Every run draws new ids; keys begin with the number of their tab. */
const textOf = (value: string): string => (UUID.test(value) ? 'ключ' : `«${value.replace(/^t\d+\./, 't.')}»`)
/** Numbers, short texts and marks of an event, without secrets and without what differs from run to run. */
function dataOf({ type: _, ...event }: EventObject): string {
  const shown = redact(event) as Record<string, unknown>
  return Object.entries(shown)
    .flatMap(([key, value]) => {
      if (SILENT.has(key)) return []
      if (typeof value === 'number' || typeof value === 'boolean') return `${key}: ${value}`
      if (typeof value === 'string' && value.length <= 60) return `${key}: ${textOf(value)}${meaningOf(key, value)}`
      const isShort = Array.isArray(value) && value.length <= 6 && value.every((it) => typeof it === 'string' || typeof it === 'number')
      return isShort ? `${key}: ${value.join(', ') || 'пусто'}` : []
    })
    .join('; ')
}

export type Recorded = {
  /** The ids of the machines that the story tells of; what passes between others is left out. */
  cast: readonly string[]
  /** Types of events that are left out too, or one with what is shown of it: `popup.closed popup: «setup»`. */
  omits?: readonly string[]
  /** Whether it is told who starts whom. */
  hasStarts?: boolean
  /** What tells requests of one path apart, read from the request itself; '' where nothing is to be told. */
  detailOf?: (url: URL, init: RequestInit) => string
}

/** Records what passes between the machines of a shop. */
export function recorder({ cast, omits = [], hasStarts = false, detailOf = () => '' }: Recorded): Recorder {
  const entries: Entry[] = []
  const shown = new Map<AnyActorRef, readonly string[]>()
  /** What was put down of a machine's last step, and where it was before that. */
  const steps = new Map<AnyActorRef, Entry>()
  const beforeStep = new Map<AnyActorRef, readonly string[]>()
  /** Whose effect runs, wherever it waits. */
  const running = new AsyncLocalStorage<string>()
  const keys = new Map<string, string>()
  /** A text without what every run draws anew: the same key has the same name. */
  const spoken = (text: string): string =>
    text
      .replace(UUIDS, (key) => {
        if (!keys.has(key)) keys.set(key, `uuid-${keys.size + 1}`)
        return keys.get(key)! // it was set
      })
      .replace(/\bt\d+\./g, 't.')
  let isOver = false
  const isRunning = () => entries.length > 0 && !isOver
  const put = (entry: Entry) => void entries.push(entry)

  /** The machine that an actor stands for: a relay for whom it listens to, an effect or a port for the browser. Only requests lead to the server. */
  const whoIs = (ref: AnyActorRef | undefined): string => {
    // The client of the server tells the shop what its answers mean.
    if (!ref) return running.getStore() ? BROWSER : BUYER
    return machineOf(speakerOf(ref))?.id ?? BROWSER
  }

  function heard(ref: AnyActorRef, source: AnyActorRef | undefined, event: EventObject): void {
    const to = whoIs(ref)
    if (!cast.includes(to)) return
    if (event.type === 'xstate.init') return begun(ref, source)
    const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? []
    if (delay) return put({ kind: 'timer', of: to, delay })
    const [, end] = /^xstate\.(done|error)\.actor\./.exec(event.type) ?? []
    const from = whoIs(source)
    if (end && source && isPromise(logicOf(source))) {
      const { error } = event as EventObject & { error?: unknown }
      return put({ kind: 'answer', of: to, name: srcOf(source), failure: end === 'error' ? String(Object(error).name ?? error) : null })
    }
    if (end) return cast.includes(from) ? put({ kind: 'finished', from, to }) : undefined
    const isIdle = machineOf(ref) !== null && !canTake(ref, event)
    const data = dataOf(event)
    if (event.type.startsWith('xstate.') || omits.includes(event.type) || omits.includes(`${event.type} ${data}`)) return
    if (from === BUYER || from === BROWSER || cast.includes(from)) put({ kind: 'event', from, to, type: event.type, data, isIdle })
  }

  /** A machine is told before what it does where it begins. */
  function begun(ref: AnyActorRef, source: AnyActorRef | undefined): void {
    if (!machineOf(ref)) return
    const [from, to] = [whoIs(source), whoIs(ref)]
    if (hasStarts && source && cast.includes(from)) put({ kind: 'started', from, to })
    noteStates(ref, ref.getSnapshot() as AnyMachineSnapshot)
  }

  /** Remembers, for all that an effect or a port does later, whose it is. */
  function mark(ref: AnyActorRef, of: string): void {
    const open = ref as unknown as Inner
    const [start, receive] = [open.start.bind(ref), open._send.bind(ref)]
    let isStarted = false
    open.start = () => {
      // One that its machine left again in the same step never starts; others may be told to twice.
      if (!isStarted && isRunning() && isPromise(logicOf(ref)) && cast.includes(of)) put({ kind: 'call', of, name: srcOf(ref) })
      isStarted = true
      return running.run(of, start)
    }
    open._send = (event) => running.run(of, () => receive(event))
  }

  /** Puts down where a machine is now: in front of the calls that it begins there, and only the last of several steps at once. */
  function noteStates(ref: AnyActorRef, { value }: AnyMachineSnapshot): void {
    const machine = machineOf(ref)
    if (!machine || isOver || !cast.includes(machine.id)) return
    const paths = innermost(statePaths(value))
    const calls = entries.slice(entries.findLastIndex((entry) => entry.kind !== 'call' || entry.of !== machine.id) + 1)
    const at = entries.length - calls.length
    const last = entries[at - 1]
    const isSameTurn = last?.kind === 'states' && last.of === machine.id && steps.get(ref) === last
    const before = (isSameTurn ? beforeStep.get(ref) : shown.get(ref)) ?? []
    shown.set(ref, paths)
    if (isSameTurn) entries.splice(at - 1, 1)
    const fresh = paths.filter((path) => !before.includes(path))
    if (!isRunning() || fresh.length === 0) return
    const entry: Entry = { kind: 'states', of: machine.id, paths: fresh }
    entries.splice(isSameTurn ? at - 1 : at, 0, entry)
    steps.set(ref, entry)
    beforeStep.set(ref, before)
  }

  return {
    entries,
    chapter: (title) => put({ kind: 'chapter', title }),
    end: () => {
      isOver = true
    },
    show: (of, text) => put({ kind: 'kept', of, text: spoken(text) }),
    inspect: (seen) => {
      const ref = seen.actorRef as AnyActorRef // typed as the smaller ActorRefLike
      if (seen.type === '@xstate.actor' && ref._parent && isEffect(ref)) {
        const of = whoIs(ref._parent)
        mark(ref, of)
      }
      if (seen.type === '@xstate.event' && isRunning()) heard(ref, seen.sourceRef as AnyActorRef | undefined, seen.event)
      // A step is told before what it makes its machine send; what starts anew is told whole.
      if (seen.type === '@xstate.snapshot' || seen.type === '@xstate.microstep') noteStates(ref, seen.snapshot as AnyMachineSnapshot)
    },
    intercept: async (url, init, send) => {
      const of = running.getStore() ?? BROWSER
      const isShown = isRunning() && cast.includes(of)
      const address = new URL(url)
      const detail = spoken(detailOf(address, init))
      const text = `${init.method ?? 'GET'} ${address.pathname.replace(/^\/api\/v\d/, '')}${detail && ` ${detail}`}`
      const question: Request = { kind: 'request', of, text }
      if (isShown) put(question)
      const answer = await send().catch((error: unknown) => error as Error)
      const isAnswer = answer instanceof Response
      const isUnwanted = init.signal?.aborted ?? false
      // Nothing follows from it: it is told when the turn is over, for how many microtasks it takes depends on the engine.
      if (isUnwanted) await new Promise((resolve) => setImmediate(resolve))
      if (isShown) put({ kind: 'response', of, text, status: isAnswer ? answer.status : null, question, isUnwanted })
      if (!isAnswer) throw answer
      return answer
    },
  }
}

const srcOf = (ref: AnyActorRef): string => (typeof ref.src === 'string' ? ref.src : ref.id)
