import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { callName, eventCode, stateId, transitionId } from '../../machines/support/chart-ids'
import type { AnyNames } from '../../machines/support/names'
import { workedOut } from './text/delays'

/** A state with its Russian name. */
export type State = {
  id: string
  path: string
  key: string
  name: string
  type: 'atomic' | 'compound' | 'parallel' | 'final'
  initial: string | null
  tags: string[]
  entry: string[]
  exit: string[]
  calls: string[]
  states: State[]
}
/** `id` is what `transitionId` also gives for a running machine, so that the live view can light it. */
export type Transition = {
  id: string
  source: string
  targets: string[]
  kind: 'event' | 'after' | 'done' | 'error' | 'always'
  /** What happens, in the analysts' words, and as the code says it. */
  event: string
  code: string
  guard: string | null
  guardCode: string | null
  actions: string[]
  /** In the order of `actions`. */
  actionCodes: string[]
  /** The source is left and entered again although it is its own target. */
  reenter: boolean
  /** The same event leads elsewhere too: only the condition says where. */
  isForked: boolean
}
/** A machine as it is drawn and told. */
export type Chart = { id: string; names: AnyNames; root: State; transitions: Transition[] }

type Section = Exclude<keyof AnyNames, 'title' | 'purpose' | 'about'>
/** What a name of the chart is called. */
type Word = (section: Section, key: string) => string
const inCode: Word = (_, key) => key

/** Everything that is drawn and tabled of a machine; nothing is left out, `always` and internal transitions included. @throws of a state of history */
export function extract(machine: AnyStateMachine, names: AnyNames): Chart {
  const transitions: Transition[] = []
  const word: Word = (section, key) => names[section]?.[key] ?? key

  function state(node: AnyStateNode): State {
    const { type } = node
    if (type === 'history') throw new Error(`${stateId(node)}: a state of history is not drawn yet`)
    const all = [...node.transitions.values(), node.always ?? []]
    for (const rivals of all) rivals.forEach((t, i) => transitions.push(transition(t, i)))
    const path = node.path.join('.')
    return {
      id: stateId(node),
      path,
      key: node.key,
      type,
      name: node.parent ? word('states', path) : names.title,
      initial: node.type === 'compound' && node.initial.target[0] ? stateId(node.initial.target[0]) : null,
      tags: [...node.tags],
      entry: actionsOf(node.entry, word),
      exit: actionsOf(node.exit, word),
      calls: [...new Set(node.invoke.map((call) => word('calls', callName(call.src))))],
      states: Object.values(node.states).map(state),
    }
  }

  function transition(t: AnyTransitionDefinition, index: number): Transition {
    const targets = t.target?.map(stateId) ?? []
    const otherwise = !t.guard && index > 0 ? 'иначе' : null
    return {
      id: transitionId(t)!,
      source: stateId(t.source),
      targets,
      ...event(t),
      guard: t.guard ? guardOf(t.guard, word) : otherwise,
      guardCode: t.guard ? guardOf(t.guard, inCode) : null,
      actions: actionsOf(t.actions, word),
      actionCodes: actionsOf(t.actions, inCode, true),
      reenter: t.reenter,
      isForked: false,
    }
  }

  function event({ eventType: type, source }: AnyTransitionDefinition): Pick<Transition, 'kind' | 'event' | 'code'> {
    const code = eventCode(type, source)
    if (type === '') return { kind: 'always', event: 'сразу', code }
    if (type.startsWith('xstate.after.')) return { kind: 'after', event: after(code.slice('after.'.length)), code }
    if (type.startsWith('xstate.done.state.')) return { kind: 'done', event: 'завершено', code }
    const [, kind, name = ''] = /^(done|error|snapshot)\.(.*)/.exec(type.startsWith('xstate.') ? code : '') ?? []
    const many = source.invoke.length > 1 || name.includes('*') ? `: ${name.includes('*') ? 'любой вызов' : word('calls', name)}` : ''
    if (kind === 'done') return { kind, event: `готово${many}`, code }
    if (kind === 'error') return { kind, event: `ошибка${many}`, code }
    if (kind === 'snapshot') return { kind: 'event', event: `изменилось: ${word('calls', name)}`, code }
    return { kind: 'event', event: type === '*' ? 'любое другое событие' : word('events', type), code }
  }

  function after(name: string): string {
    const value: unknown = /^\d+$/.test(name) ? Number(name) : machine.implementations.delays[name]
    if (typeof value === 'function') {
      const known = workedOut(value as (args: { context: unknown }) => unknown)
      if (known)
        return `через ${duration(known.first)}${known.longest > known.first ? `\u00a0–\u00a0${duration(known.longest)}` : ''} (${name})`
    }
    if (typeof value !== 'number') return `через время «${word('delays', name)}» (${name})`
    const when = value === 0 ? duration(value) : `через ${duration(value)}`
    return name === String(value) ? when : `${when} (${name})`
  }

  const root = state(machine.root)
  for (const t of transitions) t.isForked = transitions.some((other) => isFork(t, other))
  return { id: machine.id, names, root, transitions }
}

/** Whether two are of one state and event, and both leave it, for different states. */
const isFork = (a: Transition, b: Transition): boolean =>
  [a.source, a.event].join() === [b.source, b.event].join() &&
  ![a, b].some(({ targets, source }) => targets.length === 0 || targets[0] === source) &&
  a.targets.join() !== b.targets.join()

function guardOf(it: unknown, word: Word): string {
  if (typeof it === 'string') return word('guards', it)
  // not(), and(), or() return functions of these names that carry the guards they combine; stateIn() one without.
  const { name, type, guards } = it as { name?: string; type?: string; guards?: unknown[] }
  const [denied] = guards ?? []
  if (name === 'not' && typeof denied === 'string') {
    const said = word('nots', denied)
    return said === denied ? `не: ${word('guards', denied)}` : said
  }
  const inner = guards?.map((each) => guardOf(each, word))
  if (inner) return name === 'not' ? `не: ${inner[0]}` : inner.join(name === 'and' ? ' и ' : ' или ')
  return typeof it === 'object' && type ? word('guards', type) : 'условие без имени'
}

/** What an action is always given, where that is one word, or yes or no: «(popup: logout)». */
function fixed(params: unknown): string {
  const given = givenBy(params)
  return given ? `(${given[0]}: ${given[1]})` : ''
}
/** The same where it has a word. */
function fixedInWords(params: unknown, word: Word): string {
  const [, value = ''] = givenBy(params) ?? []
  const said = word('values', value)
  return said === value ? '' : ` ${said}`
}
function givenBy(params: unknown): readonly [name: string, value: string] | undefined {
  const given: readonly (readonly [string, unknown])[] = typeof params === 'object' ? Object.entries(params ?? {}) : []
  const [[name, value] = ['', null], ...more] = given
  return more.length === 0 && (typeof value === 'string' || typeof value === 'boolean') ? [name, String(value)] : undefined
}

/** Names of actions; without the timers that `after` compiles to (an `xstate.raise` on entry, an `xstate.cancel` on exit). */
function actionsOf(list: readonly unknown[], word: Word, withParams = false): string[] {
  return list.flatMap((it) => {
    if (typeof it === 'string') return [word('actions', it)]
    const { type = '', event, sendId, params } = it as { type?: string; event?: { type?: string }; sendId?: unknown; params?: unknown }
    if (event?.type?.startsWith('xstate.after.') || String(sendId).startsWith('xstate.after.')) return []
    if (typeof it === 'object') return [word('actions', type) + (withParams ? fixed(params) : fixedInWords(params, word))]
    return [type === 'xstate.raise' ? `событие: ${word('events', event?.type ?? '…')}` : 'действие без имени']
  })
}

/** Milliseconds in words: 400 → «400 мс», 150000 → «2,5 мин», 1000000 → «16 мин 40 с», 0 → «сразу после этого мгновения». */
export function duration(ms: number): string {
  if (ms === 0) return 'сразу после этого мгновения'
  /** A length, its name, and the parts of it that are told as a fraction: half a minute, a tenth of a second. */
  const units = [
    [3_600_000, 'ч', 2],
    [60_000, 'мин', 2],
    [1000, 'с', 10],
  ] as const
  const [size, unit, parts] = units.find(([each]) => ms >= each) ?? [1, 'мс', 1]
  const rest = ms % (size / parts) === 0 ? 0 : ms % size
  const whole = `${String((ms - rest) / size).replace('.', ',')}\u00a0${unit}`
  return rest === 0 || size === 1 ? whole : `${whole}\u00a0${duration(rest)}`
}
