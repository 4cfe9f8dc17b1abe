import { all } from '../../machines/all'
import type { AnyNames } from '../../machines/support/names'
import type { LiveMachine } from './live-machines'

const NAMES: ReadonlyMap<string, AnyNames> = new Map(all.map(({ machine, names }) => [machine.id, names]))

/** The Russian name of a machine; its id where it has none. */
export const machineTitle = (machineId: string): string => NAMES.get(machineId)?.title ?? machineId

/** «Покупатель · Всё работает»: of the states that a machine is in, those that hold no other of them. */
export function stateWords({ machineId, paths }: Pick<LiveMachine, 'machineId' | 'paths'>): string {
  const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
  return leaves.map((path) => NAMES.get(machineId)?.states?.[path] ?? path).join(' · ')
}
