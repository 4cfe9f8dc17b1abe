import type { AnyMachineSnapshot, StateValue } from 'xstate'

/**
 * All active states of a machine as paths without the machine id, such as `leaving`, `leaving.asking`; parents come before their children.
 * @param value `value` of a snapshot
 * @returns empty for a machine without states
 */
export function statePaths(value: StateValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(inner ? statePaths(inner).map((path) => `${key}.${path}`) : [])])
}

/** Ids of all active states, such as `session.leaving`: the machine's own id first, parents before their children. */
export const stateIds = ({ machine: { id }, value }: AnyMachineSnapshot): string[] => [
  id,
  ...statePaths(value).map((path) => `${id}.${path}`),
]

/** The states without an active child. @param states paths or ids of active states, with all their parents */
export const innermost = (states: readonly string[]): string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
