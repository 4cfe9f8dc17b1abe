import * as z from 'zod/mini'
import type { Unfinished } from '../../../model/cart/unfinished'
import { isGoing, KeptRow, type LeftRows } from '../../../model/entry/kept-row'
import { HANDOVER_WAIT_MS } from '../../../model/limits'
import { storage } from '../storage'
import { isGivenUp, lockOf } from './tab-lock'

/**
 * Where rows that were entered and are not in the cart yet survive a reload, by user and region. `by` names the entry that holds them: one
 * that starts anew in the tab, after a crash, has another name and finds what the last one held; without a name it is a page's first. [DEC-020]
 */
export interface EnteredRows {
  /** The rows of a region that no living tab holds: the caller's, from when it keeps them. Never rejects. */
  load(userId: number, regionId: number, by?: string): Promise<readonly KeptRow[]>
  /** The same of every region where some are on their way, without waiting for a page that is just going. Never rejects. */
  gather(userId: number, by: string): Promise<readonly LeftRows[]>
  /**
   * The rows that this tab's entry does not hold, of other tabs, living and dead, and of regions not shown here: how many are on their way,
   * and those that came to nothing, by keys that stay while the row does and its reason. [DEC-010]
   */
  elsewhere(userId: number): Promise<Unfinished>
  /** What this tab's entry holds now of a region, at once; what was found there is among it. */
  keep(userId: number, regionId: number, rows: readonly KeptRow[], by?: string): void
  /** What it holds before it knows what is found there, which stays beside it. */
  keepBeside(userId: number, regionId: number, rows: readonly KeptRow[], by: string): void
  /** Nothing that this tab holds of this user's is left. */
  forgetOwn(userId: number): void
}

type Values = Pick<typeof storage, 'read' | 'write' | 'remove' | 'keys'>
/** A place of this tab's: what others left there comes first, then what the entry holds. */
type Place = { by: string | undefined; earlier: readonly KeptRow[]; held: readonly KeptRow[] }

const PREFIX = 'karter-entry:'
const Rows = z.array(KeptRow)
const ownerOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)
const regionOf = (key: string) => Number(key.split('/')[1])
const goingOf = (rows: readonly KeptRow[] | null | undefined) => rows?.filter(isGoing).length ?? 0

/** By place, text and reason; of rows that say the same, by how many stand before it. */
function refusedKeys(place: string, rows: readonly KeptRow[]): string[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ text, quantity, reason }) => {
    if (reason === null) return []
    const name = JSON.stringify([place, text, quantity, reason])
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return [`${name} ${nth}`]
  })
}

/** For tests, and where no tab can know which others live (a page without https): keeps rows as long as the page lives. */
export function memoryRows(): EnteredRows {
  const values = new Map<string, unknown>()
  return rowsIn(
    {
      read: (key) => values.get(key),
      write: (key, rows) => void values.set(key, rows),
      remove: (key) => void values.delete(key),
      keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    },
    'page',
  )
}

/**
 * One value of local storage per user, region and tab: written at once, so that no page goes without it. A tab holds a lock of its name
 * while it lives; a starting one takes over the rows whose lock is free, also those of the page that it replaces. Of two that start
 * together the lock lets one read and take away what the other then does not find: no row is entered twice.
 */
export function localRows(tab: string): EnteredRows {
  const { locks } = navigator as { locks?: LockManager } // without https there are none
  return locks ? rowsIn(storage, tab, locks) : memoryRows()
}

/** @param locks where others than this tab write the values */
function rowsIn(values: Values, tab: string, locks?: LockManager): EnteredRows {
  const keysOf = (userId: number) => values.keys(`${PREFIX}${userId}/`)
  const isOwn = (key: string) => ownerOf(key) === tab
  const ownKey = (userId: number, regionId: number) => `${PREFIX}${userId}/${regionId}/${tab}`

  /** null: it cannot be read by this version of the shop, and stays for one that can. */
  function read(key: string): readonly KeptRow[] | null {
    const parsed = Rows.safeParse(values.read(key) ?? [])
    return parsed.success ? parsed.data : null
  }

  const write = (own: string, { earlier, held }: Place): void => {
    const rows = [...earlier, ...held]
    if (rows.length > 0) values.write(own, rows)
    else values.remove(own)
  }

  const places = new Map<string, Place>()
  /** Whoever comes there first finds all of it. */
  function placeOf(own: string, by: string | undefined): Place {
    const known = places.get(own)
    if (known && by !== undefined && known.by === by) return known
    const place = { by, earlier: read(own) ?? [], held: [] }
    places.set(own, place)
    return place
  }

  /** Moves in one step, under the lock of whoever kept them; given up where a living tab does, and where nobody waits for them here any more. */
  async function adopt(key: string, own: string, place: Place, options: LockOptions): Promise<void> {
    const move = (lock: Lock | null) => {
      const rows = lock && places.get(own) === place ? read(key) : null
      if (!rows) return
      values.remove(key)
      place.earlier = [...place.earlier, ...rows]
      write(own, place)
    }
    await locks?.request(lockOf(ownerOf(key)), options, move).catch((error: unknown) => {
      // They stay where they are.
      if (!isGivenUp(error)) console.warn('Entered rows of another tab are not to be taken over', error)
    })
  }

  return {
    async load(userId, regionId, by) {
      const own = ownKey(userId, regionId)
      const place = placeOf(own, by)
      const others = () => values.keys(`${PREFIX}${userId}/${regionId}/`).filter((key) => key !== own)
      const adoptAll = async (options: LockOptions) => {
        for (const key of others()) await adopt(key, own, place, options)
      }
      await adoptAll({ ifAvailable: true })
      if (others().length > 0) {
        // A page that is going may still hold its lock.
        const wait = new AbortController()
        const timer = setTimeout(() => wait.abort(), HANDOVER_WAIT_MS)
        await adoptAll({ signal: wait.signal })
        clearTimeout(timer)
      }
      return place.earlier
    },
    async gather(userId, by) {
      for (const key of keysOf(userId).filter((it) => !isOwn(it) && goingOf(read(it)) > 0)) {
        const own = ownKey(userId, regionOf(key))
        await adopt(key, own, placeOf(own, by), { ifAvailable: true })
      }
      const left = keysOf(userId).flatMap((key) => (isOwn(key) ? { regionId: regionOf(key), rows: placeOf(key, by).earlier } : []))
      return left.filter(({ rows }) => rows.length > 0)
    },
    elsewhere: async (userId) => {
      const left = keysOf(userId).map((key) => ({ key, rows: isOwn(key) ? places.get(key)?.earlier : read(key) }))
      return {
        unsent: left.reduce((sum, { rows }) => sum + goingOf(rows), 0),
        refused: left.flatMap(({ key, rows }) => refusedKeys(key, rows ?? [])),
      }
    },
    keep: (userId, regionId, rows, by) => {
      const own = ownKey(userId, regionId)
      const place = { by, earlier: [], held: rows }
      places.set(own, place)
      write(own, place)
    },
    keepBeside: (userId, regionId, rows, by) => {
      const own = ownKey(userId, regionId)
      const place = placeOf(own, by)
      place.held = rows
      write(own, place)
    },
    forgetOwn: (userId) => {
      for (const key of keysOf(userId).filter(isOwn)) {
        values.remove(key)
        places.delete(key)
      }
    },
  }
}
