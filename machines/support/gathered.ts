import { type AnyStateMachine, StateMachine } from 'xstate'
import type { AnyNames } from './names'
import { stories, type Story } from './stories'

/** A machine with its words. */
export type Named = { machine: AnyStateMachine; names: AnyNames }
/** Modules by their paths, as `import.meta.glob` gives them. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The id of the machine that a file belongs to: its base name in camel case, `./checkout/order-check.names.ts` → `orderCheck`. */
export const machineIdOf = (path: string): string =>
  path.replace(/^.*\/|\..*$/g, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const isNames = (value: unknown): value is AnyNames =>
  typeof value === 'object' && value !== null && 'title' in value && 'purpose' in value && 'about' in value

/** The one export of a module that has the wanted shape. @throws where there is none or more than one */
function exportOf<T>(path: string, module: Modules[string], isWanted: (value: unknown) => value is T, what: string): T {
  const [found, ...others] = Object.values(module).filter(isWanted)
  if (found === undefined || others.length > 0) throw new Error(`${path} has to export exactly one ${what}`)
  return found
}

const order = Object.keys(stories)
/** Place of a machine in every list: by its story, first the machine that the story is named after, then by title. */
function compareNames(one: AnyNames, other: AnyNames): number {
  const isHead = ({ title, about: { story } }: AnyNames) => Number(title === stories[story])
  const storyOf = ({ about: { story } }: AnyNames) => order.indexOf(story satisfies Story)
  return storyOf(one) - storyOf(other) || isHead(other) - isHead(one) || one.title.localeCompare(other.title, 'ru')
}

/**
 * The words of all machines by machine id, in the order of the lists.
 * @param modules of the files `*.names.ts`
 * @throws where a file exports no words
 */
export function gatherWords(modules: Modules): Map<string, AnyNames> {
  const words = Object.entries(modules).map(([path, module]) => [machineIdOf(path), exportOf(path, module, isNames, 'dictionary')] as const)
  return new Map(words.sort(([, one], [, other]) => compareNames(one, other)))
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/**
 * Every machine with its words, in the order of the words.
 * @param modules of the files `*.machine.ts`
 * @throws where a file has no counterpart, or a machine has another id than its file
 */
export function gatherMachines(modules: Modules, words: ReadonlyMap<string, AnyNames>): Named[] {
  const machines = new Map(
    Object.entries(modules).map(([path, module]) => {
      const machine = exportOf(path, module, isMachine, 'state machine')
      const id = machineIdOf(path)
      if (machine.id !== id) throw new Error(`${path}: the machine has the id ${machine.id} instead of ${id}`)
      if (!words.has(id)) throw new Error(`${path} has no words: write ${path.replace('.machine.ts', '.names.ts')} beside it`)
      return [id, machine]
    }),
  )
  return [...words].map(([id, names]) => {
    const machine = machines.get(id)
    if (!machine) throw new Error(`«${names.title}» has words and no machine: there is no *.machine.ts with the id ${id}`)
    return { machine, names }
  })
}
