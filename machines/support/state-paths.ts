import type { AnyMachineSnapshot, StateValue } from 'xstate'

/**
 * All states that a machine is in, as paths without its own id: `leaving`, `leaving.asking`; each state right before those inside it.
 * @param value of a snapshot
 * @returns none of a machine without states
 */
export function statePaths(value: StateValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(inner ? statePaths(inner).map((path) => `${key}.${path}`) : [])])
}

/** Ids of all states that a machine is in, as `session.leaving`: that of the machine itself first, each before those inside it. */
export const stateIds = ({ machine: { id }, value }: AnyMachineSnapshot): string[] => [
  id,
  ...statePaths(value).map((path) => `${id}.${path}`),
]

/** Of states those that hold no other of them. @param states paths or ids, each with those around it */
export const innermost = (states: readonly string[]): string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
