import { sessionValues } from '../platform/storage'

/** What an inspected tab leaves for its next page: its name, and which inspector it is told to. */
export type Asked = { tab: string | null; mode: string }
const KEY = 'inspect'

/**
 * Whether this page is to be inspected: its address says so, or the page before it in this tab was. What somebody else has left under that
 * name counts for nothing. @returns null: it is not
 */
export function readAsked(search: string): Asked | null {
  const { tab, mode }: { [K in keyof Asked]?: unknown } = sessionValues.read(KEY) ?? {}
  const named = new URLSearchParams(search).get(KEY) ?? mode
  return typeof named === 'string' ? { tab: typeof tab === 'string' ? tab : null, mode: named } : null
}
/** For the page that comes next in this tab. Not before that: who duplicates a tab takes its storage along. */
export const leaveAsked = (asked: Asked): void => sessionValues.write(KEY, asked)
let inspected: string | null = null
const watchers = new Set<() => void>()
/** This page can be inspected, and has taken what was left to it. @param tab its name; null: it can be no more */
export function noteInspected(tab: string | null): void {
  inspected = tab
  sessionValues.remove(KEY)
  watchers.forEach((watcher) => watcher())
}
/** Tells when this page has become one that can be inspected, or is one no more. @returns how to end it */
export function watchInspected(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
/** The address without what asks for an inspector. @param url of the page */
export const withoutAsked = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search.replace(ASKED, '').replace(/^&/, '?') + hash
const ASKED = new RegExp(`[?&]${KEY}(=[^&]*)?(?=&|$)`, 'g')
/** The name under which this page can be inspected; null: it cannot. */
export const inspectedAs = (): string | null => inspected
