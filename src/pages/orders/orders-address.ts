import { SEARCH_LENGTH } from '../../../model/limits'

const PATH = '/personal/orders'
/** `q` is the search of the whole shop. */
const WORDS = 'find'

/** What the address of the history holds: the number that is looked for, '' for none, and the page from 1. */
export type ShownOrders = { words: string; page: number }

/** @returns what an address says; anything but a whole number from 1 is the first page */
export function shownOrders(search: string): ShownOrders {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? '1'
  return { words: (params.get(WORDS) ?? '').slice(0, SEARCH_LENGTH), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

/** @returns the address of the history, without what is usual */
export function ordersAddress({ words, page }: ShownOrders): string {
  const params = new URLSearchParams()
  if (words !== '') params.set(WORDS, words)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${PATH}?${params.toString()}` : PATH
}
