import { get, setMany, type UseStore } from 'idb-keyval'
import type { Lock, Saved, Store } from './store'

/** The store of the demo: its own database, which logout does not touch; the other tabs see each new version. */
export function indexedDbStore(database: UseStore, lock: Lock): Store {
  const version = async () => (await get<number>('version', database)) ?? 0
  return {
    version,
    load: async () => ({ version: await version(), changes: (await get<Saved['changes']>('changes', database)) ?? {} }),
    save: async (saved) => {
      await setMany(
        [
          ['version', saved.version],
          ['changes', saved.changes],
        ],
        database,
      )
    },
    exclusively: lock,
  }
}
