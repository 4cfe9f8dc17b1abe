import type { AnyStateMachine } from 'xstate'
import { nodesOf, transitionId } from '../../../machines/support/chart-ids'

/** The ids of every transition of a chart, those without an event among them, in the order in which they are written. */
export const drawnTransitions = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((each) => transitionId(each) ?? []),
  )
