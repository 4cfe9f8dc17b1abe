import { delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { DatabaseUnavailable } from '../database/open-database'
import { wishJournal } from './wish-journal'
import { wishTombs } from './wish-tombs'

/** Queues by key («user/tab»), where they survive the page. */
export interface WishTable {
  keys(): Promise<string[]>
  get(key: string): Promise<unknown>
  put(key: string, queue: CartQueue): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** Puts a queue under a key and takes another key away, in one step. */
  move(from: string, to: string, queue: CartQueue): Promise<void>
  /** Whether it is the database that answers: what local storage says of it may be taken away. */
  isDatabase(): boolean
}

const inDatabase = (store: UseStore): Omit<WishTable, 'isDatabase'> => ({
  keys: () => keys<string>(store),
  get: (key) => get(key, store),
  put: (key, queue) => set(key, queue, store),
  remove: (all) => delMany([...all], store),
  move: (from, to, queue) =>
    store('readwrite', (queues) => {
      queues.put(queue, to)
      queues.delete(from)
      return promisifyRequest(queues.transaction)
    }),
})

/** What is written here beats what the database holds, once it answers a later page: a queue by its entry, none by a note of its deletion. */
const inJournal: Omit<WishTable, 'isDatabase'> = {
  keys: async () => wishJournal.keys(),
  get: async (key) => wishJournal.read(key) ?? undefined,
  put: async (key, queue) => {
    wishTombs.remove(key)
    wishJournal.write(key, queue)
  },
  remove: async (all) => {
    for (const key of all) {
      wishJournal.remove(key)
      wishTombs.raise(key)
    }
  },
  move: async (from, to, queue) => {
    await inJournal.put(to, queue)
    await inJournal.remove([from])
  },
}

/**
 * The queues in a database; in local storage from when the database does not open or does not answer in time, for as long as the page lives.
 * @param isGoing whether the page is being left: its transactions are aborted then, which says nothing about the database
 */
export function wishTable(store: UseStore, isGoing: () => boolean): WishTable {
  const database = inDatabase(store)
  let isDead = false
  async function either<T>(work: (table: Omit<WishTable, 'isDatabase'>) => Promise<T>): Promise<T> {
    if (isDead) return work(inJournal)
    try {
      return await work(database)
    } catch (error) {
      // A refused operation says nothing about the next one.
      if (isGoing() || !(error instanceof DatabaseUnavailable)) throw error
      console.warn('The database of unsent changes does not work, they are kept in local storage', error)
      isDead = true
      return work(inJournal)
    }
  }
  return {
    keys: () => either((table) => table.keys()),
    get: (key) => either((table) => table.get(key)),
    put: (key, queue) => either((table) => table.put(key, queue)),
    remove: (all) => either((table) => table.remove(all)),
    move: (from, to, queue) => either((table) => table.move(from, to, queue)),
    isDatabase: () => !isDead,
  }
}
