import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject, fromPromise, type InspectionEvent } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

type Node = AnyStateMachine['root']
type Transition = NonNullable<Node['always']>[number]
type Walk = {
  input: unknown
  /** What may happen, the ends of effects and the timers among it. */
  events: readonly EventObject[]
  /** What makes two situations the same. */
  situation: (snapshot: never) => string
}

const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  nodesOf(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
const nameOf = ({ source, eventType, target, guard }: Transition): string => {
  const named = guard as { type?: string } | undefined
  return [source.id, eventType || 'always', named?.type ?? '-', (target ?? []).map(({ id }) => id).join(', ') || '-'].join(' | ')
}

/**
 * Goes the shortest way to each situation of a chart and lets each event happen there; its effects never end by themselves.
 * @returns the transitions that were never taken, those without an event among them
 */
export function unwalked(machine: AnyStateMachine, { input, events, situation }: Walk): string[] {
  const endless = fromPromise(() => new Promise<never>(() => {}))
  const still = machine.provide({ actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, endless])) })
  const left = new Set(transitionsOf(still))
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') for (const taken of event._transitions) left.delete(taken as Transition)
  }
  // The failure of an effect that does not run is nobody's, and would take the machine down.
  const possible = (snapshot: AnyMachineSnapshot) =>
    events.filter((event) => !event.type.startsWith('xstate.error.') || still.getTransitionData(snapshot, event).length > 0)
  const paths = getShortestPaths(still, { input, events: possible, serializeState: situation, limit: 200_000 } as never)
  for (const { state, steps } of paths) {
    const way = steps.map(({ event }) => event as EventObject).filter(({ type }) => type !== 'xstate.init')
    for (const event of possible(state)) {
      if (left.size === 0) return []
      const actor = createActor(still, { input, inspect } as never).start()
      for (const step of [...way, event]) actor.send(step)
      actor.stop()
    }
  }
  return [...left].map(nameOf)
}
