import * as z from 'zod/mini'
import { RECENT_QUERIES, SEARCH_LENGTH } from '../limits'
import { cleanText } from '../text/typed/clean-text'

const Query = z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_LENGTH))

/** What was searched for in this browser, the newest first, each once. */
export type RecentQueries = readonly string[]

/** @returns the queries of a stored value; none of a value that somebody else wrote */
export function parseRecent(stored: unknown): RecentQueries {
  const parsed = z.array(Query).safeParse(stored)
  return parsed.success ? parsed.data.slice(0, RECENT_QUERIES) : []
}

/** @returns the same words written in one way: white space once, no capitals */
const keyOf = (query: string) => plain(query).toLowerCase()
const plain = (query: string) => cleanText(query).trim().replace(/\s+/gu, ' ')

/** @returns the list with a query at its beginning, once however it is spaced or capitalised; the oldest goes. An empty one changes nothing. */
export function withRecent(recent: RecentQueries, query: string): RecentQueries {
  const added = plain(query).slice(0, SEARCH_LENGTH).trim()
  return added === '' ? recent : [added, ...withoutRecent(recent, added)].slice(0, RECENT_QUERIES)
}

/** @returns the list without a query */
export const withoutRecent = (recent: RecentQueries, query: string): RecentQueries => recent.filter((it) => keyOf(it) !== keyOf(query))
