import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { getShortestPaths, toDirectedGraph, type DirectedGraphNode } from 'xstate/graph'
import { isPromise } from '../support/logic'

type Taken = {
  source: { id: string }
  eventType: string
  reenter: boolean
  target?: readonly { id: string }[] | undefined
  guard?: unknown
}

const guardName = (guard: unknown): string => {
  const { type, name, guards } = Object(guard) as { type?: string; name?: string; guards?: unknown[] }
  return typeof guard === 'string' ? guard : (type ?? `${name ?? ''}(${(guards ?? []).map(guardName).join()})`)
}
/** A transition as people name it. */
const wordsOf = ({ source, eventType, target = [], guard }: Taken): string =>
  `${source.id} ${eventType === '' ? 'always' : eventType}${guard === undefined ? '' : ` [${guardName(guard)}]`} → ${target.map(({ id }) => id).join() || 'stays'}`

const flat = (node: DirectedGraphNode): DirectedGraphNode[] => [node, ...node.children.flatMap(flat)]
/** Every transition of a chart. */
const drawn = (machine: AnyStateMachine): string[] =>
  flat(toDirectedGraph(machine)).flatMap(({ stateNode }) =>
    [...[...stateNode.transitions.values()].flat(), ...(stateNode.always ?? [])].map((each) => wordsOf(each as unknown as Taken)),
  )

/** An effect ends only while it runs. */
const canCome =
  ({ children }: Pick<AnyMachineSnapshot, 'children'>) =>
  ({ type }: EventObject): boolean => {
    const [, , , id] = /^(xstate)\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
    return id === undefined || children[id] !== undefined
  }

type Walk = {
  inputs: readonly unknown[]
  /** What may happen, the ends of effects among it (`xstate.done.actor.0.x.loading`). */
  events: readonly EventObject[]
  /** What tells two snapshots of a state from one another. */
  contextOf: (context: never) => unknown
  /** What must hold wherever it comes. */
  holds: (snapshot: AnyMachineSnapshot) => boolean
  /** Called before each event of a walk: what it needs of the world, time that has passed. */
  before?: (event: EventObject) => void
}

/**
 * Leads a machine by the shortest path to each of its states, as `contextOf` tells them apart, and lets each event happen there; its
 * effects never end by themselves.
 * @returns the transitions that no walk took, and where `holds` did not hold
 */
export function walkTransitions(
  machine: AnyStateMachine,
  { inputs, events, contextOf, holds, before }: Walk,
): { unwalked: string[]; broken: string[] } {
  const stubs = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(([source, logic]) => [
    source,
    isPromise(logic) ? fromPromise(() => new Promise(() => {})) : fromCallback(() => {}),
  ])
  const still = machine.provide({ actors: Object.fromEntries(stubs) })
  const walked = new Set<string>()
  const broken = new Set<string>()
  const walk = (input: unknown, steps: readonly EventObject[]) => {
    const actor = createActor(still, {
      input,
      clock: new SimulatedClock(),
      inspect: (seen) => {
        if (seen.type === '@xstate.microstep') for (const taken of seen._transitions as unknown as Taken[]) walked.add(wordsOf(taken))
      },
    }).start()
    for (const step of steps) {
      before?.(step)
      actor.send(step)
      const snapshot = actor.getSnapshot()
      if (!holds(snapshot)) broken.add(`${JSON.stringify(snapshot.value)} after ${step.type}`)
    }
    actor.stop()
  }
  for (const input of inputs) {
    const paths = getShortestPaths(still, {
      input,
      events: (snapshot) => events.filter(canCome(snapshot)),
      serializeState: (snapshot) => JSON.stringify([snapshot.value, contextOf((snapshot as AnyMachineSnapshot).context as never)]),
    })
    for (const { steps, state } of paths) {
      const way = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
      walk(input, way)
      for (const event of events.filter(canCome(state))) walk(input, [...way, event])
    }
  }
  return { unwalked: [...new Set(drawn(machine))].filter((each) => !walked.has(each)), broken: [...broken] }
}
