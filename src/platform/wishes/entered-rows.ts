import * as z from 'zod/mini'
import { KeptRow } from '../../../model/entry/kept-row'
import { HANDOVER_WAIT_MS } from '../../../model/limits'
import { storage } from '../storage'
import { lockOf } from './tab-lock'

/** Where rows that were entered and are not in the cart yet survive a reload, by user and region. [DEC-020] */
export interface EnteredRows {
  /** The rows that no living tab holds; they are the caller's from now on. Never rejects. */
  load(userId: number, regionId: number): Promise<readonly KeptRow[]>
  /** How many rows other living tabs have on their way. [DEC-010] */
  elsewhere(userId: number): Promise<number>
  /** What this tab holds now, at once. */
  keep(userId: number, regionId: number, rows: readonly KeptRow[]): void
  /** Nothing that this tab holds of this user's is left. */
  forgetOwn(userId: number): void
}

/** For tests, and where no tab can know which others live (a page without https): keeps rows as long as the page lives. */
export function memoryRows(): EnteredRows {
  const kept = new Map<string, readonly KeptRow[]>()
  return {
    load: async (userId, regionId) => kept.get(`${userId}/${regionId}`) ?? [],
    elsewhere: async () => 0,
    keep: (userId, regionId, rows) => void kept.set(`${userId}/${regionId}`, rows),
    forgetOwn: () => kept.clear(),
  }
}

const PREFIX = 'karter-entry:'
const Rows = z.array(KeptRow)
const ownerOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)

/**
 * One value of local storage per user, region and tab: written at once, so that no page goes without it. A tab holds a lock of its name
 * while it lives; a starting one takes over the rows whose lock is free, also those of the page that it replaces. Of two that start
 * together the lock lets one read and take away what the other then does not find: no row is entered twice.
 */
export function localRows(tab: string): EnteredRows {
  const { locks } = navigator as { locks?: LockManager } // without https there are none
  if (!locks) return memoryRows()
  const placeOf = (userId: number, regionId: number) => `${PREFIX}${userId}/${regionId}/`

  /** null: it cannot be read by this version of the shop, and stays for one that can. */
  function read(key: string): readonly KeptRow[] | null {
    const parsed = Rows.safeParse(storage.read(key) ?? [])
    return parsed.success ? parsed.data : null
  }
  const write = (key: string, rows: readonly KeptRow[]) => (rows.length > 0 ? storage.write(key, rows) : storage.remove(key))

  /** Moves in one step, under the lock of whoever kept them; given up where a living tab does. */
  const adopt = (key: string, own: string, options: LockOptions): Promise<readonly KeptRow[]> =>
    locks
      .request(lockOf(ownerOf(key)), options, (lock) => {
        const rows = lock && read(key)
        if (!rows) return []
        storage.remove(key)
        write(own, [...(read(own) ?? []), ...rows])
        return rows
      })
      .catch(() => [])

  return {
    async load(userId, regionId) {
      const place = placeOf(userId, regionId)
      const own = place + tab
      const rows = [...(read(own) ?? [])]
      const others = () => storage.keys(place).filter((key) => key !== own)
      const adoptAll = async (options: LockOptions) => {
        for (const key of others()) rows.push(...(await adopt(key, own, options)))
      }
      await adoptAll({ ifAvailable: true })
      if (others().length > 0) {
        // A page that is going may still hold its lock.
        const wait = new AbortController()
        const timer = setTimeout(() => wait.abort(), HANDOVER_WAIT_MS)
        await adoptAll({ signal: wait.signal })
        clearTimeout(timer)
      }
      return rows
    },
    async elsewhere(userId) {
      const others = storage.keys(`${PREFIX}${userId}/`).filter((key) => ownerOf(key) !== tab)
      const going = (key: string) => read(key)?.filter(({ reason }) => reason === null).length ?? 0
      const counts = others.map((key) =>
        // Who has its lock has the rows.
        locks.request(lockOf(ownerOf(key)), { ifAvailable: true }, (lock) => (lock ? 0 : going(key))).catch(() => 0),
      )
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    },
    keep: (userId, regionId, rows) => write(placeOf(userId, regionId) + tab, rows),
    forgetOwn: (userId) => {
      for (const key of storage.keys(`${PREFIX}${userId}/`)) if (key.endsWith(`/${tab}`)) storage.remove(key)
    },
  }
}
