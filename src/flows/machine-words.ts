import { words } from '../../machines/words'
import { innermost } from './chart-pictures'
import type { LiveMachine } from './live-machines'

/** The Russian name of a machine; its id where it has none. */
export const machineTitle = (machineId: string): string => words.get(machineId)?.title ?? machineId

/** «Покупатель · Всё работает»: of the states that a machine is in, those that hold no other of them. */
export function stateWords({ machineId, paths }: Pick<LiveMachine, 'machineId' | 'paths'>): string {
  return innermost(paths)
    .map((path) => words.get(machineId)?.states?.[path] ?? path)
    .join(' · ')
}
