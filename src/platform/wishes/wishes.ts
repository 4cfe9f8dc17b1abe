import { clear, type UseStore } from 'idb-keyval'
import { adopted, joined, StoredQueue, type CartQueue } from '../../../model/cart/cart-queue'
import { unfinished, type Unfinished } from '../../../model/cart/unfinished'
import { DATABASE_WAIT_MS, HANDOVER_WAIT_MS } from '../../../model/limits'
import { openDatabase } from '../database/open-database'
import { holdTabLock, holdTabLockAgain, isGivenUp, lockOf } from './tab-lock'
import { wishJournal } from './wish-journal'
import { wishTable } from './wish-table'
import { wishTombs } from './wish-tombs'

/** Where the unsent wishes of a customer survive a reload. [DEC-020] */
export interface WishStore {
  /** The wishes of this user that no living tab holds; they are the caller's from now on. */
  load(userId: number): Promise<CartQueue>
  /** The same without those that this tab's cart has; what was handed over and never kept by it is handed over again. */
  adopt(userId: number): Promise<CartQueue>
  /** What this user has that this tab's cart does not hold: of other tabs, living and dead, and handed over in vain; it stays where it is. */
  elsewhere(userId: number): Promise<Unfinished>
  /** What the cart holds now. What was handed over and it was never seen to hold stays beside it. */
  keep(userId: number, queue: CartQueue): void
  /** Nothing that this tab holds of this user's is left. */
  forgetOwn(userId: number): void
  /** Nothing of this user's is left, whichever tab kept it. */
  forget(userId: number): void
}

/** For tests, and where a browser forbids storage: keeps wishes as long as the page lives. */
export function memoryWishes(): WishStore {
  const kept = new Map<number, string>()
  return {
    load: async (userId) => JSON.parse(kept.get(userId) ?? '[]') as CartQueue,
    adopt: async () => [],
    elsewhere: async () => unfinished([]),
    keep: (userId, queue) => void kept.set(userId, JSON.stringify(queue)),
    forgetOwn: (userId) => void kept.delete(userId),
    forget: (userId) => void kept.delete(userId),
  }
}

type Page = Pick<Window, 'addEventListener'>
const openStore = (page: Page): UseStore => openDatabase('karter-wishes', 'queues', { page, limitMs: DATABASE_WAIT_MS })
/** Forgets everybody's, of all tabs. Rejects where the browser forbids its database. */
export const clearWishes = (page: Page): Promise<void> => clear(openStore(page))

const ownerOf = (key: string) => key.slice(key.indexOf('/') + 1)

/**
 * One IndexedDB value per user and tab. A tab holds a lock of its name while it lives; a starting tab adopts the queues
 * whose lock is free, keys unchanged, and a cart started anew in a tab gets the tab's own. Writes are put down one after the other.
 * What is handed to the cart may never reach it: until it is seen in what the cart keeps, it is put down beside that.
 * What is not put down yet when the page goes stands in the journal instead.
 * Where the browser has no locks (a page without https) no tab can know which others live: wishes stay with their page.
 */
export function indexedDbWishes(tab: string, page: Page): WishStore {
  if (!navigator.locks) return memoryWishes()
  /** Others hear of it too, and may wish something then: nothing is put down in time any more. */
  let isGoing = false
  const table = wishTable(openStore(page), () => isGoing)
  let last: Promise<unknown> = Promise.resolve()
  const afterwards = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch((error: unknown) => console.warn('Unsent changes are not to be stored', error))
    return next
  }
  void holdTabLock(tab)

  /** null: it cannot be read by this version of the shop, and stays for one that can. */
  async function take(key: string): Promise<CartQueue | null> {
    const gone = wishJournal.read(key)
    if (gone) return gone
    const parsed = StoredQueue.safeParse((await table.get(key)) ?? [])
    return parsed.success ? parsed.data : null
  }
  /** By person: what lies under this tab's key and its cart was never seen to hold. */
  const unseen = new Map<number, CartQueue>()
  const unseenOf = (userId: number) => unseen.get(userId) ?? []

  /** By person: what the cart holds and IndexedDB has not put down yet. */
  const pending = new Map<number, CartQueue>()
  /** An entry of this tab stands only as long as its queue is pending: it would win over whatever is put down later. */
  const note = (userId: number) => wishJournal.write(`${userId}/${tab}`, adopted(pending.get(userId) ?? [], unseenOf(userId)))
  /** Beginnings of the keys that are forgotten and may still lie in IndexedDB. */
  const going = new Set<string>()
  /** Where the database does not answer it may still hold them: a later page is told. */
  function buried(beginning: string): void {
    going.delete(beginning)
    if (!table.isDatabase()) wishTombs.raise(beginning)
  }
  /** Those that this page raised as it went. */
  let tombs: readonly string[] = []
  page.addEventListener('pagehide', () => {
    isGoing = true
    for (const userId of pending.keys()) note(userId)
    tombs = [...going]
    for (const beginning of tombs) wishTombs.raise(beginning)
  })
  // Back from the browser's cache: this tab goes on with what it holds itself.
  page.addEventListener('pageshow', ({ persisted }) => {
    isGoing = false
    if (!persisted) return
    // Another tab may have taken this one for dead: nothing is read before it is known to live again.
    void afterwards(() => holdTabLockAgain(tab))
    if (!table.isDatabase()) return
    for (const key of wishJournal.keys()) if (key.endsWith(`/${tab}`)) wishJournal.remove(key)
    for (const beginning of tombs) wishTombs.remove(beginning)
    // What was being put down was aborted.
    for (const [userId, queue] of pending) store.keep(userId, queue)
  })

  /** What an earlier page was still forgetting; what living tabs keep is theirs. */
  async function bury(beginning: string): Promise<void> {
    for (const key of await table.keys())
      if (key.startsWith(beginning))
        await navigator.locks.request(lockOf(ownerOf(key)), { ifAvailable: true }, (lock) => lock && table.remove([key]))
    if (table.isDatabase()) wishTombs.remove(beginning)
  }
  async function buryAll(): Promise<void> {
    for (const beginning of wishTombs.all()) await bury(beginning)
  }
  void afterwards(buryAll)

  /** Read under the lock: another starting tab may have taken it since. It moves in one step, so that it is always somewhere. */
  async function adopt(userId: number, key: string, options: LockOptions): Promise<void> {
    await navigator.locks.request(lockOf(ownerOf(key)), options, async (lock) => {
      const queue = lock && !wishTombs.covers(key) ? await take(key) : null
      if (!queue) return
      const own = `${userId}/${tab}`
      const before = (await take(own)) ?? []
      await table.move(key, own, joined([before, queue]))
      if (table.isDatabase()) wishJournal.remove(key)
      unseen.set(userId, joined([unseenOf(userId), queue]))
      if (wishJournal.read(own)) note(userId) // the page went meanwhile
    })
  }

  /** The keys of this user's queues, without this tab's. */
  const others = async (userId: number) =>
    [...new Set([...(await table.keys()), ...wishJournal.keys()])].filter(
      (key) => key.startsWith(`${userId}/`) && key !== `${userId}/${tab}`,
    )
  /** One that cannot be taken over stays where it is and keeps no other back. */
  async function adoptAll(userId: number, options: LockOptions = { ifAvailable: true }): Promise<CartQueue> {
    for (const key of await others(userId))
      await adopt(userId, key, options).catch((error: unknown) => {
        if (!isGivenUp(error)) console.warn('Unsent changes of another tab are not to be taken over', error)
      })
    return unseenOf(userId)
  }
  /** Also those of a page that is going: after a reload it may still hold its lock. Who waits for a living tab looks once more at the end. */
  async function adoptLeft(userId: number): Promise<CartQueue> {
    const queue = await adoptAll(userId)
    if ((await others(userId)).length === 0) return queue
    const wait = new AbortController()
    const timer = setTimeout(() => wait.abort(), HANDOVER_WAIT_MS)
    await adoptAll(userId, { signal: wait.signal })
    clearTimeout(timer)
    return wait.signal.aborted ? adoptAll(userId) : unseenOf(userId)
  }

  async function put(userId: number, queue: CartQueue): Promise<void> {
    // By the rule of the cart itself: what it let go as out of date goes here too.
    const all = adopted(queue, unseenOf(userId))
    const held = new Set(queue.map(({ key }) => key))
    unseen.set(
      userId,
      all.filter(({ key }) => !held.has(key)),
    )
    await (all.length ? table.put(`${userId}/${tab}`, all) : table.remove([`${userId}/${tab}`]))
  }

  const store: WishStore = {
    load: (userId) =>
      afterwards(async () => {
        // Who is signed in again wishes anew: a tomb that was raised since covers only what was kept before.
        await buryAll()
        unseen.set(userId, (await take(`${userId}/${tab}`)) ?? [])
        return adoptLeft(userId)
      }),
    adopt: (userId) => afterwards(() => adoptAll(userId)),
    elsewhere: (userId) =>
      afterwards(async () => {
        const queues = await Promise.all((await others(userId)).map(take))
        return unfinished([...queues.flatMap((queue) => queue ?? []), ...unseenOf(userId)])
      }),
    keep: (userId, queue) => {
      pending.set(userId, queue)
      if (isGoing) note(userId)
      void afterwards(async () => {
        await put(userId, queue)
        if (pending.get(userId) !== queue) return
        pending.delete(userId)
        if (table.isDatabase()) wishJournal.remove(`${userId}/${tab}`)
      })
    },
    forgetOwn: (userId) => {
      const own = `${userId}/${tab}`
      pending.delete(userId)
      wishJournal.remove(own)
      going.add(own)
      void afterwards(async () => {
        unseen.delete(userId)
        await table.remove([own])
        buried(own)
      })
    },
    forget: (userId) => {
      pending.delete(userId)
      for (const key of wishJournal.keys()) if (key.startsWith(`${userId}/`)) wishJournal.remove(key)
      const everything = `${userId}/`
      going.add(everything)
      void afterwards(async () => {
        unseen.delete(userId)
        const all = await table.keys()
        await table.remove(all.filter((key) => key.startsWith(everything)))
        buried(everything)
      })
    },
  }
  return store
}
