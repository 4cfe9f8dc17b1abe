import { del, get, set, type UseStore } from 'idb-keyval'

/** What the demo knows beside its world, by name: the cookies that scripts do not see, the number of products, the moment of the seed. */
export type Settings = {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown): Promise<void>
  del(key: string): Promise<void>
}

/** In a database of the browser. */
export const storedSettings = (store: UseStore): Settings => ({
  get: (key) => get(key, store),
  set: (key, value) => set(key, value, store),
  del: (key) => del(key, store),
})

/** As long as the page lives. */
export function memorySettings(): Settings {
  const values = new Map<string, unknown>()
  return {
    get: async <T>(key: string) => values.get(key) as T | undefined,
    set: async (key, value) => void values.set(key, structuredClone(value)),
    del: async (key) => void values.delete(key),
  }
}
