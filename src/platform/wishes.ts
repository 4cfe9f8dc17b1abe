import { createStore, del, delMany, get, keys, promisifyRequest, set } from 'idb-keyval'
import { joined, standing, StoredQueue, type CartQueue, type Standing } from '../../model/cart/cart-queue'

/** Where the unsent wishes of a customer survive a reload. [DEC-020] */
export interface WishStore {
  /** The wishes of this user that no living tab holds; they are the caller's from now on. */
  load(userId: number): Promise<CartQueue>
  /** The same without those that this tab kept itself. */
  adopt(userId: number): Promise<CartQueue>
  /** What other tabs, living and dead, keep of this user's; it stays where it is. */
  elsewhere(userId: number): Promise<Standing>
  keep(userId: number, queue: CartQueue): void
  /** Nothing of this user's is left, whichever tab kept it. */
  forget(userId: number): void
}

/** For tests, and where a browser forbids storage: keeps wishes as long as the page lives. */
export function memoryWishes(): WishStore {
  const kept = new Map<number, string>()
  return {
    load: async (userId) => JSON.parse(kept.get(userId) ?? '[]') as CartQueue,
    adopt: async () => [],
    elsewhere: async () => standing([]),
    keep: (userId, queue) => void kept.set(userId, JSON.stringify(queue)),
    forget: (userId) => void kept.delete(userId),
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

  /** null: it cannot be read by this version of the shop, and stays for one that can. */
  async function take(key: string): Promise<CartQueue | null> {
    const parsed = StoredQueue.safeParse((await get(key, store)) ?? [])
    return parsed.success ? parsed.data : null
  }
  /** Read under the lock: another starting tab may have taken it since. It moves in one step, so that it is always somewhere. */
  async function adopt(userId: number, key: string): Promise<CartQueue> {
    const owner = key.slice(key.indexOf('/') + 1)
    return navigator.locks.request(lockOf(owner), { ifAvailable: true }, async (lock) => {
      const queue = lock ? await take(key) : null
      if (!queue) return []
      const own = `${userId}/${tab}`
      const before = (await take(own)) ?? []
      await store('readwrite', (queues) => {
        queues.put(joined([before, queue]), own)
        queues.delete(key)
        return promisifyRequest(queues.transaction)
      })
      return queue
    })
  }

  /** The keys of this user's queues, without this tab's. */
  const others = async (userId: number) =>
    (await keys<string>(store)).filter((key) => key.startsWith(`${userId}/`) && key !== `${userId}/${tab}`)
  async function adoptAll(userId: number): Promise<CartQueue[]> {
    const queues: CartQueue[] = []
    for (const key of await others(userId)) queues.push(await adopt(userId, key))
    return queues
  }

  return {
    load: (userId) =>
      afterwards(async () => {
        const own = (await take(`${userId}/${tab}`)) ?? []
        return joined([own, ...(await adoptAll(userId))])
      }),
    adopt: (userId) => afterwards(async () => joined(await adoptAll(userId))),
    elsewhere: (userId) =>
      afterwards(async () => {
        const queues = await Promise.all((await others(userId)).map(take))
        return standing(queues.flatMap((queue) => queue ?? []))
      }),
    keep: (userId, queue) => void afterwards(() => (queue.length ? set(`${userId}/${tab}`, queue, store) : del(`${userId}/${tab}`, store))),
    forget: (userId) =>
      void afterwards(async () =>
        delMany(
          (await keys<string>(store)).filter((key) => key.startsWith(`${userId}/`)),
          store,
        ),
      ),
  }
}
