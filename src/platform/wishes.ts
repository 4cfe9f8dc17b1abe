import { clear, createStore, del, get, keys, set } from 'idb-keyval'
import { StoredQueue, type CartQueue } from '../../model/cart/cart-queue'

/** Where the unsent wishes of a customer survive a reload. [DEC-020] */
export interface WishStore {
  /** The wishes of this user that no living tab holds; they are the caller's from now on. */
  load(userId: number): Promise<CartQueue>
  keep(userId: number, queue: CartQueue): void
  forget(): void
}

/** For tests, and where a browser forbids storage: keeps wishes as long as the page lives. */
export function memoryWishes(): WishStore {
  const kept = new Map<number, string>()
  return {
    load: async (userId) => JSON.parse(kept.get(userId) ?? '[]') as CartQueue,
    keep: (userId, queue) => void kept.set(userId, JSON.stringify(queue)),
    forget: () => kept.clear(),
  }
}

const lockOf = (tab: string) => `karter-tab-${tab}`

/**
 * One IndexedDB value per user and tab. A tab holds a lock of its name while it lives; a starting tab adopts the queues
 * whose lock is free, keys unchanged, and a cart started anew in a tab gets the tab's own. Writes are put down one after the other.
 * Where the browser has no locks (a page without https) no tab can know which others live: wishes stay with their page.
 */
export function indexedDbWishes(tab: string): WishStore {
  if (!navigator.locks) return memoryWishes()
  const store = createStore('karter-wishes', 'queues')
  let last: Promise<unknown> = Promise.resolve()
  const afterwards = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch((error: unknown) => console.warn('Unsent changes are not to be stored', error))
    return next
  }
  void navigator.locks.request(lockOf(tab), () => new Promise<never>(() => {})) // held until the page goes

  async function take(key: string): Promise<CartQueue> {
    const parsed = StoredQueue.safeParse(await get(key, store))
    return parsed.success ? parsed.data : []
  }
  /** Read under the lock: another starting tab may have taken it since. */
  async function adopt(key: string): Promise<CartQueue> {
    const owner = key.slice(key.indexOf('/') + 1)
    if (owner === tab) return take(key)
    return navigator.locks.request(lockOf(owner), { ifAvailable: true }, async (lock) => {
      if (!lock) return []
      const queue = await take(key)
      await del(key, store)
      return queue
    })
  }

  return {
    load: (userId) =>
      afterwards(async () => {
        const all = await keys<string>(store)
        return (await Promise.all(all.filter((key) => key.startsWith(`${userId}/`)).map(adopt))).flat()
      }),
    keep: (userId, queue) => void afterwards(() => (queue.length ? set(`${userId}/${tab}`, queue, store) : del(`${userId}/${tab}`, store))),
    forget: () => void afterwards(() => clear(store)),
  }
}
