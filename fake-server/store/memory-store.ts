import { GatheredChanges } from './changes'
import { createQueue, type Saved, type Store } from './store'

/** A store in this process; give one to several servers and they share a world. @param start what it begins with */
export function memoryStore(start: Saved = { version: 0, changes: {} }): Store {
  let gathered = new GatheredChanges(start.changes)
  let { version } = start
  const exclusively = createQueue()
  return {
    exclusively,
    version: async () => version,
    load: async () => structuredClone({ version, changes: gathered.all() }),
    append: async (next, delta) => {
      gathered.add(delta)
      version = next
    },
    replace: async (saved) => {
      gathered = new GatheredChanges(saved.changes)
      version = saved.version
    },
  }
}
