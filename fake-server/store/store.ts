import type { Changes, Delta } from './changes'

export type Saved = { version: number; changes: Changes }

/** Where fake servers that play the same world meet: the tabs of a browser, or two servers of a test. */
export interface Store {
  version(): Promise<number>
  load(): Promise<Saved>
  /** Adds what one write changed; rejects where it cannot be kept, and is then as it was before. */
  append(version: number, delta: Delta): Promise<void>
  /** Puts the whole in place of what there was. */
  replace(saved: Saved): Promise<void>
  /** Runs one work at a time among all servers on this store. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** One after the other, in Node. */
export function createQueue(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => {}) // whoever asked for it hears of its failure; the next one does not wait for a success
    return next
  }
}
/** One after the other among all tabs; without https a browser has no locks, and then among the requests of this tab. */
export const webLock = (name: string): Lock => (navigator.locks ? async (work) => await navigator.locks.request(name, work) : createQueue())
