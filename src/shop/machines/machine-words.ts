import { innermost } from '../../../machines/support/state-paths'
import { words } from '../../../machines/words'

/** The Russian name of a machine; its id where it has none. */
export const machineTitle = (machineId: string): string => words.get(machineId)?.title ?? machineId

/** A state in Russian; as the code names it where it has no word. @param id as `session.leaving.asking`, or of a machine alone */
export function stateWord(id: string): string {
  const [machineId = '', ...keys] = id.split('.')
  const path = keys.join('.')
  const states = words.get(machineId)?.states ?? {}
  return path === '' ? machineTitle(machineId) : Object.hasOwn(states, path) ? states[path]! : path // just looked
}

/**
 * What an actor is in, without the states around: «Покупатель · Всё работает»; '' of one without states.
 * @param states ids, that of its machine first
 */
export const stateWords = (states: readonly string[]): string => innermost(states.slice(1)).map(stateWord).join(' · ')
