import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { all } from '../../../machines/all'
import type { AnyNames } from '../../../machines/support/names'
import { WIRE } from '../../../machines/support/relay'
import { commandWords } from './command-words'
import type { EventData } from '../../protocol'

type Known = { machine: AnyStateMachine; names: AnyNames }
const known: ReadonlyMap<string, Known> = new Map(all.map((each) => [each.machine.id, each]))

/** A machine of the shop with its words, by its id; undefined of a call, a port or a machine of another version. */
export const knownMachine = (id: string | null | undefined): Known | undefined => (id ? known.get(id) : undefined)

/** A word by its key. Keys of a recording may be any text: those that every object has name nothing. */
export const ownWord = (words: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  words && Object.hasOwn(words, key) ? words[key] : undefined

/** What an actor is, in Russian; of what has no machine its own name. */
export const actorWord = (actor: { machine: string | null; name: string }): string =>
  knownMachine(actor.machine)?.names.title ?? callWord(actor.name)

/** The same where one of several is meant: copies of a machine are told apart by the request or the address that each is for, which stands first: what is long is cut at its end. */
export const actorLabel = (actor: { machine: string | null; name: string }): string =>
  actor.machine === null || actor.machine === actor.name ? actorWord(actor) : `${actor.name} · ${actorWord(actor)}`

/** What the shop's client tells the root by itself, after an answer of the server. */
const OF_CLIENT: ReadonlySet<string> = new Set(['data.changed', 'session.rejected'])

/** Who sent an event: an actor, somebody here, the client after an answer, or else the page, with what the browser tells it. */
export function senderWord(row: {
  fromName: string | null
  fromMachine: string | null
  isByHand: boolean
  event: Pick<EventData, 'type'>
}): string {
  if (row.fromName !== null) return actorLabel({ machine: row.fromMachine, name: row.fromName })
  if (row.isByHand) return 'инспектор'
  return OF_CLIENT.has(row.event.type) ? 'клиент' : 'страница'
}

function callWord(name: string): string {
  if (name.startsWith(WIRE)) return `провод от «${knownMachine(name.slice(WIRE.length))?.names.title ?? name}»`
  return invoked(name) ?? portWords.get(name) ?? name
}
const portWords: ReadonlyMap<string, string> = new Map(all.flatMap(({ names }) => Object.entries(names.calls ?? {})))

/** A call without a name of its own has the place where it stands in a chart: `0.review.watching.asking`. */
function invoked(id: string): string | undefined {
  const [, at, place = ''] = /^(\d+)\.(.+)$/.exec(id) ?? []
  const [machine = '', ...path] = place.split('.')
  const known = knownMachine(machine)
  const node = path.reduce<AnyStateNode | undefined>(
    (it, key) => (it && Object.hasOwn(it.states, key) ? it.states[key] : undefined),
    known?.machine.root,
  )
  const source = at === undefined ? undefined : node?.invoke[Number(at)]?.src
  return typeof source === 'string' ? ownWord(known?.names.calls, source) : undefined
}

/** An event in Russian: of its machine's words, or of XState's own. */
export function eventWord(event: Pick<EventData, 'type'>, machine: string | null): string {
  const { type } = event
  const names = knownMachine(machine)?.names
  const own = ownWord(names?.events, type) ?? factWord(type) ?? commands.get(type)
  if (own !== undefined) return own
  if (type === 'xstate.init') return 'начало'
  if (type === 'xstate.stop') return 'остановлен'
  if (type === 'xstate.promise.resolve') return 'вызов удался'
  if (type === 'xstate.promise.reject') return 'вызов не\u00a0удался'
  if (type.startsWith('xstate.after.')) {
    const delay = Object.entries(names?.delays ?? {}).find(([name]) => type.startsWith(`xstate.after.${name}.`))
    return `прошло время: ${delay?.[1] ?? type.slice('xstate.after.'.length)}`
  }
  const [, kind, call] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (kind !== undefined) return `${kind === 'done' ? 'готово' : 'не\u00a0вышло'}: ${callOf(call ?? '', names)}`
  return type
}

/** The call by its id, which is its place in the chart where none is given. */
function callOf(id: string, names: AnyNames | undefined): string {
  return invoked(id) ?? ownWord(names?.calls, id) ?? knownMachine(id)?.names.title ?? id
}

/** A fact that an actor was told by a wire has the words of who announced it. */
const factWord = (type: string): string | undefined => facts.get(type)
const facts: ReadonlyMap<string, string> = new Map(all.flatMap(({ names }) => Object.entries(names.facts ?? {})))

const commands: ReadonlyMap<string, string> = new Map(Object.entries(commandWords))

/** What a timer waits for, in Russian. @param code as the chart writes it: `after.askAgain` */
export function timerWord(code: string, machine: string | null): string {
  const name = code.replace(/^after\./, '')
  const names = knownMachine(machine)?.names
  return ownWord(names?.delays, name) ?? ownWord(names?.events, name) ?? name
}
