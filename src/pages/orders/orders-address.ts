import { SEARCH_LENGTH } from '../../../model/limits'
import { pagedAddress, pageOf } from '../../../model/routing/paged-address'

const PATH = '/personal/orders'
/** `q` is the search of the whole shop. */
const WORDS = 'find'

/** What the address of the history holds: the number that is looked for, '' for none, and the page from 1. */
export type ShownOrders = { words: string; page: number }

/** @returns what an address says; anything but a whole number from 1 is the first page */
export function shownOrders(search: string): ShownOrders {
  return { words: (new URLSearchParams(search).get(WORDS) ?? '').slice(0, SEARCH_LENGTH), page: pageOf(search) }
}

/** @returns the address of the history, without what is usual */
export const ordersAddress = ({ words, page }: ShownOrders): string => pagedAddress(PATH, page, words === '' ? {} : { [WORDS]: words })
