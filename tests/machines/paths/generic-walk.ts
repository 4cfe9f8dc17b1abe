import fc from 'fast-check'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { nodesOf } from '../../../machines/support/chart-ids'
import type { AnyNames } from '../../../machines/support/names'
import { failures } from '../failures'
import type { AnyProof } from '../proof'
import type { Walk } from '../../support/walks/walk-paths'

const SEED = 20_261_123
/** Payloads of an event that are tried. */
const PAYLOADS = 8
const SITUATIONS = 150
/** Situations of one state that are told apart, the first that are met. */
const ALIKE = 6

const withoutTwins = <T>(values: readonly T[]): T[] => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]

/** How something is, without what it is: whether it is there, none, one or many. */
function shape(value: unknown, depth = 0): string {
  if (typeof value === 'number') return value === 0 ? '0' : value < 0 ? '-' : '+'
  if (typeof value === 'string') return value === '' ? "''" : 's'
  if (value === null || typeof value !== 'object') return String(value)
  if (value instanceof Map || value instanceof Set) return `#${Math.min(value.size, 2)}`
  if (Array.isArray(value)) return `[${Math.min(value.length, 2)}]`
  if ('status' in value && value instanceof Error) return String(value.status)
  if (depth > 1 || 'getSnapshot' in value) return 'o'
  return `{${Object.values(value)
    .map((each) => shape(each, depth + 1))
    .join()}}`
}

/** Tells situations by state and by how the context is, so many of each state; those beyond are taken for the first. */
function situations(): (snapshot: AnyMachineSnapshot) => string {
  const met = new Map<string, Set<string>>()
  return ({ value, context, status }) => {
    const state = JSON.stringify([status, value])
    const shapes = met.get(state) ?? new Set()
    met.set(state, shapes)
    const like = shape(context)
    if (shapes.has(like)) return `${state} ${like}`
    if (shapes.size >= ALIKE) return `${state} ${[...shapes][0]}`
    shapes.add(like)
    return `${state} ${like}`
  }
}

/** What a proof says about how a machine is walked; of one about which nothing is said, nothing. */
type Guidance = Pick<AnyProof, 'inputs' | 'answers' | 'payloads' | 'events' | 'situation' | 'mayHappen'>

/** What may happen to a machine by itself: its events with payloads of a fixed seed, the ends of its effects, and its timers. */
function eventsOf(machine: AnyStateMachine, names: AnyNames, { answers = {}, payloads = {} }: Guidance): EventObject[] {
  const nodes = nodesOf(machine.root)
  const heard = Object.keys(names.events ?? {}).flatMap((type) => {
    const payload = payloads[type]
    const tried = payload ? withoutTwins(fc.sample(payload, { seed: SEED, numRuns: PAYLOADS })) : [{}]
    return tried.map((each) => ({ ...each, type }))
  })
  const ends = nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => [
      ...(answers[String(src)] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ]),
  )
  const timers = nodes.flatMap(({ transitions }) => [...transitions.keys()].filter((type) => type.startsWith('xstate.after.')))
  return [...heard, ...ends, ...[...new Set(timers)].map((type) => ({ type }))]
}

/** How a machine is walked that has no list of its own. */
export function genericWalk(machine: AnyStateMachine, names: AnyNames, guidance: Guidance = {}): Walk {
  const { inputs = [undefined], events = [], situation = situations(), mayHappen } = guidance
  return {
    inputs,
    events: [...eventsOf(machine, names, guidance), ...events],
    situation,
    limit: SITUATIONS,
    ...(mayHappen && { mayHappen }),
  }
}
