import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Id of a state: of the machine and the path, whatever `id` the chart gives to the state, as `resource.ready.fresh`. */
export const stateId = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('.')

/** A state of a chart and all inside it, as they are written. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Name of a call in the code: of what a state invokes by a name; «…» where it has none. */
export const callName = (src: unknown): string => (typeof src === 'string' ? src : '…')

/**
 * Id of a transition: the same for a chart that is read and for the transitions that a running actor reports in `@xstate.microstep`,
 * as `session.leaving--logout.withdrawn.0`. Null for an initial transition.
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
