import { comparable } from '../../../model/catalogue/comparison'
import { storage } from '../storage'

const KEY = 'compared'

const watchers = new Set<() => void>()
/** What a browser that keeps nothing forgets with its page; null where it keeps it. */
let unkept: readonly number[] | null = null

/** @returns the ids of the products that are marked to be compared in this browser, the first marked first; nothing of what somebody else wrote */
export function readCompared(): readonly number[] {
  if (unkept) return unkept
  const kept = storage.read(KEY)
  return comparable(Array.isArray(kept) ? kept.filter((id): id is number => typeof id === 'number') : [])
}

/** Keeps the marks for all tabs of this browser, guests' too, until the logout. */
export function keepCompared(ids: readonly number[]): void {
  unkept = null
  storage.write(KEY, ids)
  if (readCompared().join() !== ids.join()) unkept = ids
  for (const tell of watchers) tell()
}

/** After what the browser keeps was forgotten: nothing is left of what the page held itself either, and who shows marks hears of it. [STATE-003] */
export function forgetCompared(): void {
  unkept = null
  for (const tell of watchers) tell()
}

/** Told of every change, also of other tabs. @returns the way to stop */
export function watchCompared(tell: () => void): () => void {
  watchers.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    watchers.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
