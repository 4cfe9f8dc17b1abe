import type { AnyStateMachine } from 'xstate'
import type { Named } from '../../machines/support/gathered'
import { type Chart, extract } from '../../tools/diagrams/extract'
import { linkTo } from '../../tools/diagrams/pages/table'
import { flat } from '../../tools/diagrams/tree'
import type { AnyDriver } from '../e2e/walks/harness/driver'
import type { OnScreen } from '../e2e/walks/harness/judge'

/** What a browser does not take or does not show, by machine: of which, what, and why. */
export type NotOnScreen = { title: string; what: string; why: string }
/** How the states of a machine are looked for. */
type Looks = Pick<AnyDriver, 'machine' | 'states'>

const chartOf = (machines: readonly Named[], { id }: AnyStateMachine): (Chart & { title: string }) | null => {
  const named = machines.find(({ machine }) => machine.id === id)
  return named ? { ...extract(named.machine, named.names), title: linkTo(named) } : null
}

/** Transitions that a browser does not reach: what leaves which state. @param machines with their words @param onScreen those that are walked in a browser */
export function unreachedOf(machines: readonly Named[], onScreen: readonly OnScreen[]): NotOnScreen[] {
  return onScreen.flatMap(({ machine, unreached }) => {
    const chart = chartOf(machines, machine)
    if (!chart) return []
    const nameOf = new Map(flat(chart.root).map(({ id, name }) => [id, name]))
    return chart.transitions.flatMap(({ id, source, event, guard }) => {
      const why = unreached[id]
      if (why === undefined) return []
      return { title: chart.title, what: `${nameOf.get(source) ?? source}: ${event}${guard ? ` [${guard}]` : ''}`, why }
    })
  })
}

/** States that the walks come to and do not look for. @param machines with their words */
export function unseenOf(machines: readonly Named[], drivers: readonly Looks[]): NotOnScreen[] {
  return drivers.flatMap(({ machine, states }) => {
    const chart = chartOf(machines, machine)
    if (!chart) return []
    return flat(chart.root).flatMap(({ path, name }) => {
      const look = states[path]
      return look && typeof look !== 'function' ? { title: chart.title, what: name, why: look.unseen } : []
    })
  })
}

/** How many states of a machine a walk looks for, and how many there are. */
export function lookedFor({ states }: Looks): { seen: number; states: number } {
  const all = Object.values(states)
  return { seen: all.filter((look) => typeof look === 'function').length, states: all.length }
}
