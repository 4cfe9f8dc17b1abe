import fc from 'fast-check'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import type { AnyNames } from '../../../machines/support/names'
import { failures, INPUT, outputs } from '../random-answers'
import { content } from '../random-content'
import type { Walk } from '../../support/walks/walk-paths'
import type { Further } from './further'

const SEED = 20_261_123
const CONTENTS = fc.sample(content, { seed: SEED, numRuns: 8 })
const SITUATIONS = 150
/** Situations of one state that are told apart, the first that are met. */
const ALIKE = 6

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const withoutTwins = (values: readonly unknown[]) => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]

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

/** What may happen to a machine by itself: its events with contents of a fixed seed, the ends of its effects, and its timers. */
function eventsOf(machine: AnyStateMachine, names: AnyNames, answers: NonNullable<Further['answers']>): EventObject[] {
  const nodes = nodesOf(machine.root)
  const heard = Object.keys(names.events ?? {}).flatMap((type) => CONTENTS.map((each) => ({ ...each, type })))
  const ends = nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => [
      ...withoutTwins([outputs[String(src)], ...(answers[String(src)] ?? [])]).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        actorId: id,
      })),
      ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ]),
  )
  const timers = nodes.flatMap(({ transitions }) => [...transitions.keys()].filter((type) => type.startsWith('xstate.after.')))
  return [...heard, ...ends, ...[...new Set(timers)].map((type) => ({ type }))]
}

/** How a machine is walked that has no list of its own. */
export function genericWalk(machine: AnyStateMachine, names: AnyNames, { answers = {}, events = [], ...more }: Further = {}): Walk {
  return {
    inputs: [INPUT],
    events: [...eventsOf(machine, names, answers), ...events],
    situation: situations(),
    limit: SITUATIONS,
    ...more,
  }
}
