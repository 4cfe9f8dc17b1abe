import { storage } from '../storage'

const KEY = 'cartView'

/** How the table of the cart looks in this browser. */
export type CartView = {
  /** Rows of 40 px. */
  isDense: boolean
  /** The lines that want attention are folded to one row; null: nobody chose. */
  isAttentionFolded: boolean | null
}

/** @returns what was chosen last; the usual look where nothing was, or somebody else wrote */
export function readCartView(): CartView {
  const stored = storage.read(KEY)
  const { isDense, isAttentionFolded } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown> // an object
  return { isDense: isDense === true, isAttentionFolded: typeof isAttentionFolded === 'boolean' ? isAttentionFolded : null }
}

const watchers = new Set<() => void>()
/** Stores a choice for all tabs of this browser, until the logout. */
export function storeCartView(change: Partial<CartView>): void {
  storage.write(KEY, { ...readCartView(), ...change })
  for (const notify of watchers) notify()
}

/** Notifies of every choice, also of other tabs. @returns the way to stop */
export function watchCartView(notify: () => void): () => void {
  watchers.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    watchers.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
