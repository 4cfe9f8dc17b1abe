import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { transitionId } from '../../../machines/support/chart-ids'

/** The ids of every transition of a chart, those without an event among them, in the order in which they are written. */
export function drawnTransitions(machine: AnyStateMachine): string[] {
  const of = (node: AnyStateNode): string[] => [
    ...[...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((each) => transitionId(each) ?? []),
    ...Object.values(node.states).flatMap(of),
  ]
  return of(machine.root)
}
