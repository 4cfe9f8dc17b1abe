import { createQueue, type Saved, type Store } from './store'

/** A store for tests; give one to several servers and they share a world. */
export function memoryStore(): Store {
  let saved = JSON.stringify({ version: 0, changes: {} } satisfies Saved)
  const exclusively = createQueue()
  const listeners = new Set<(version: number) => void>()
  const load = async () => JSON.parse(saved) as Saved
  return {
    load,
    exclusively,
    version: async () => (await load()).version,
    save: async (next) => {
      saved = JSON.stringify(next)
      for (const listener of listeners) listener(next.version)
    },
    onSaved: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
