import { sessionValues } from '../platform/storage'

/** What an inspected tab leaves for its next page: its name, and which inspector it is told to. */
export type Asked = { tab: string | null; mode: string }
const KEY = 'inspect'

/** Whether this page is to be inspected: its address says so, or the page before it in this tab was. @returns null: it is not */
export function readAsked(search: string): Asked | null {
  const named = new URLSearchParams(search).get(KEY)
  const left = sessionValues.read(KEY) as Asked | null // written below
  return named === null ? left : { tab: left?.tab ?? null, mode: named }
}
/** For the page that comes next in this tab. Not before that: who duplicates a tab takes its storage along. */
export const leaveAsked = (asked: Asked): void => sessionValues.write(KEY, asked)
let taken: string | null = null
/** This page has taken it. @param tab its name */
export function takeAsked(tab: string): void {
  taken = tab
  sessionValues.remove(KEY)
}
/** This page is inspected no more, and leaves nothing to the next one. */
export function dropAsked(): void {
  taken = null
  sessionValues.remove(KEY)
}
/** The address without what asks for an inspector. @param url of the page */
export function withoutAsked({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = search.split(/[?&]/).filter((field) => field !== '' && field.split('=', 1)[0] !== KEY)
  return `${pathname}${query.length > 0 ? '?' : ''}${query.join('&')}${hash}`
}
/** The name under which this page can be inspected; null: it cannot yet. */
export const inspectedAs = (): string | null => taken
/** As much of the name of a tab as tells it from the others for the eye. */
export const tabMark = (tab: string): string => tab.slice(0, 4)
