import type { Chart, State } from '../extract'
import { contains, flat } from '../tree'
import { named } from './table'

/** What the states of a chart are called on its page. */
export type StateNames = {
  all: readonly State[]
  /** «Заполняется › Подарок › Подарок решён»; the machine itself is «любое». By id. */
  full: (id: string) => string
  /** A target in the same box as its source, or inside it, by its own name. */
  short: (source: string, target: string) => string
  /** The path that the code writes; empty of the machine itself. */
  code: (id: string) => string
}

/** Full and short names of the states of a chart. */
export function statesOf({ root }: Pick<Chart, 'root'>): StateNames {
  const states = new Map(flat(root).map((state) => [state.id, state]))
  const full = (id: string): string => {
    const keys = id.split('.')
    const path = keys.slice(1).map((_, i) => states.get(keys.slice(0, i + 2).join('.'))!) // every ancestor is a state
    return path.length ? path.map(({ name }) => name).join(' › ') : 'любое'
  }
  const code = (id: string) => id.slice(root.id.length + 1)
  const short = (source: string, target: string) => {
    const box = target.split('.').slice(0, -1).join('.')
    return contains(box, source) || source === box ? full(target).split(' › ').at(-1)! : full(target) // a split has a last part
  }
  return { all: [...states.values()], full, short, code }
}

/** A word with its name in the code, where it has one. */
export const withCode = (word: string, code: string): string => (code === '' ? word : named(word, code))
