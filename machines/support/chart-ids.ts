import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Id of a state: machine id and path, such as `resource.ready.fresh`, also where the chart gives the state an `id` of its own. */
export const stateId = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('.')

/** A state and all its descendants, in the order in which the chart lists them. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** The name under which a state invokes an actor; «…» for an inline actor without a name. */
export const callName = (src: unknown): string => (typeof src === 'string' ? src : '…')

/**
 * Id of a transition: source state, event and position among the transitions of that event, such as `session.leaving--logout.withdrawn.0`.
 * It is the same whether the transition is read from the chart or reported by a running actor (`@xstate.microstep`).
 * @returns null for an initial transition
 */
export function transitionId(transition: AnyTransitionDefinition): string | null {
  const { source } = transition
  const type = transition.eventType as string | null
  if (type === null) return null
  const rivals = (type === '' ? source.always : source.transitions.get(type)) ?? []
  return `${stateId(source)}--${eventCode(type, source)}.${rivals.indexOf(transition)}`.replaceAll(' ', '_')
}

/** The event's type without the ids that XState adds: `after.typingPause`, `done.saveQuantity`, `quantity.changed`. */
export function eventCode(type: string, source: AnyStateNode): string {
  if (type === '') return 'always'
  if (type.startsWith('xstate.after.')) return type.slice('xstate.'.length, -source.id.length - 1)
  if (type.startsWith('xstate.done.state.')) return 'done'
  const [, kind, id] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.*)/.exec(type) ?? []
  const invoked = source.invoke.find((call) => call.id === id)
  return kind ? `${kind}.${invoked ? callName(invoked.src) : id}` : type
}
