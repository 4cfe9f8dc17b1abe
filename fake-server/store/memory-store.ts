import { createQueue, type Saved, type Store } from './store'

/**
 * A store in this process; give one to several servers and they share a world.
 * @param start what it begins with
 * @param keep called with the whole state after each save
 */
export function memoryStore(start: Saved = { version: 0, changes: {} }, keep: (saved: Saved) => void = () => {}): Store {
  let state = JSON.stringify(start)
  let { version } = start
  const exclusively = createQueue()
  return {
    exclusively,
    load: async () => JSON.parse(state) as Saved,
    version: async () => version,
    save: async (next) => {
      state = JSON.stringify(next)
      version = next.version
      keep(next)
    },
  }
}
