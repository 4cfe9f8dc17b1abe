import { get, promisifyRequest, type UseStore } from 'idb-keyval'
import { GatheredChanges } from './changes'
import type { Lock, Store } from './store'
import type { Row } from './table'

/** What is kept of a row under its key: the row, or that it is gone. */
type Entry = { table: string; id: Row['id']; row: Row | null }
const VERSION = 'version'
const keyOf = (table: string, id: Row['id']): IDBValidKey => [table, id]

/** The store of the demo: its own database, which logout does not touch, a row under each key; the other tabs see each new version. */
export function indexedDbStore(database: UseStore, lock: Lock): Store {
  /** One transaction: all of it is kept, or nothing. */
  const write = (version: number, work: (store: IDBObjectStore) => void) =>
    database('readwrite', (store) => {
      work(store)
      store.put(version, VERSION)
      return promisifyRequest(store.transaction)
    })
  const put = (store: IDBObjectStore, entry: Entry) => store.put(entry, keyOf(entry.table, entry.id))
  return {
    version: async () => (await get<number>(VERSION, database)) ?? 0,
    load: () =>
      database('readonly', async (store) => {
        const [keys, values] = await Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest<unknown[]>(store.getAll())])
        const gathered = new GatheredChanges()
        for (const [at, value] of values.entries()) {
          if (!Array.isArray(keys[at])) continue
          const { table, id, row } = value as Entry // under such keys stands nothing else
          gathered.add({ [table]: { rows: row ? [row] : [], gone: row ? [] : [id], forgotten: [] } })
        }
        const version = values[keys.indexOf(VERSION)]
        return { version: typeof version === 'number' ? version : 0, changes: gathered.all() }
      }),
    append: (version, delta) =>
      write(version, (store) => {
        for (const [table, { rows, gone, forgotten }] of Object.entries(delta)) {
          for (const row of rows) put(store, { table, id: row.id, row })
          for (const id of gone) put(store, { table, id, row: null })
          for (const id of forgotten) store.delete(keyOf(table, id))
        }
      }),
    replace: ({ version, changes }) =>
      write(version, (store) => {
        store.clear()
        for (const [table, { rows, gone }] of Object.entries(changes)) {
          for (const row of rows) put(store, { table, id: row.id, row })
          for (const id of gone) put(store, { table, id, row: null })
        }
      }),
    exclusively: lock,
  }
}
