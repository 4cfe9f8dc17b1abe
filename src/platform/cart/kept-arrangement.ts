import { type Arrangement, AS_ADDED, GROUPINGS, SORTS } from '../../../model/cart/arrangement'
import { storage } from '../storage'

const KEY = 'cartArrangement'
const isOneOf = <T extends string>(choices: readonly T[], value: unknown): value is T => choices.some((choice) => choice === value)

/** @returns how the lines of the cart were arranged last in this browser; as they were put in where nobody said, or somebody else wrote */
export function readArrangement(): Arrangement {
  const kept = storage.read(KEY)
  const { sort, grouping } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown> // an object
  return {
    sort: isOneOf(SORTS, sort) ? sort : AS_ADDED.sort,
    grouping: isOneOf(GROUPINGS, grouping) ? grouping : AS_ADDED.grouping,
  }
}

const watchers = new Set<() => void>()
/** Keeps the choice for all tabs of this browser, until the logout. */
export function keepArrangement(arrangement: Arrangement): void {
  storage.write(KEY, arrangement)
  for (const tell of watchers) tell()
}

/** Told of every choice, also of other tabs. @returns the way to stop */
export function watchArrangement(tell: () => void): () => void {
  watchers.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    watchers.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
