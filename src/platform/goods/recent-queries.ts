import { parseRecent, type RecentQueries, withoutRecent, withRecent } from '../../../model/search/recent-queries'
import { storage } from '../storage'

const KEY = 'recentQueries'

/** @returns what was searched for in this browser, the newest first; of all tabs, until a logout [STATE-003] */
export const readRecent = (): RecentQueries => parseRecent(storage.read(KEY))
/** Puts a query at the beginning. */
export const keepQuery = (query: string): void => storage.write(KEY, withRecent(readRecent(), query))
/** Takes one out. */
export const dropQuery = (query: string): void => storage.write(KEY, withoutRecent(readRecent(), query))
/** Leaves none. */
export const clearQueries = (): void => storage.remove(KEY)
