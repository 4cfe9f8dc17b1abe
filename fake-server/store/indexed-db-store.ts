import { createStore, get, setMany } from 'idb-keyval'
import { webLock, type Lock, type Saved, type Store } from './store'

/** The store of the demo: its own database, which logout does not touch; the other tabs see each new version. */
export function indexedDbStore(name = 'fake-server', lock: Lock = webLock(name)): Store {
  const database = createStore(name, 'world')
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
