import { ALL_ORDERS, type OrderFilter } from '../../../model/order/history/order-filter'
import { ORDER_STATUSES } from '../../../model/order/status'
import { SEARCH_LENGTH } from '../../../model/limits'
import { pagedAddress, pageOf } from '../../../model/routing/paged-address'

const PATH = '/personal/orders'
/** `q` is the search of the whole shop. */
const WORDS = 'find'
const KOPECKS = 100

/** What the address of the history holds: what is looked for, '' for nothing, what it is narrowed to, and the page from 1. */
export type ShownOrders = { words: string; filter: OrderFilter; page: number }

const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
const sumIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) * KOPECKS : null)

/** @returns what an address says; what makes no sense is left out, and anything but a whole number from 1 is the first page */
export function shownOrders(search: string): ShownOrders {
  const query = new URLSearchParams(search)
  const codes = (query.get('status') ?? '').split(',')
  return {
    words: (query.get(WORDS) ?? '').slice(0, SEARCH_LENGTH),
    filter: {
      statuses: ORDER_STATUSES.filter((status) => codes.includes(String(status))),
      from: dayIn(query.get('from')),
      to: dayIn(query.get('to')),
      least: sumIn(query.get('least')),
      most: sumIn(query.get('most')),
    },
    page: pageOf(search),
  }
}

/** A filter as texts for an address or a call: only what narrows; sums in whole rubles. */
export function filterTexts({ statuses, from, to, least, most }: OrderFilter): Record<string, string> {
  const sum = (kopecks: number | null) => (kopecks === null ? null : String(Math.round(kopecks / KOPECKS)))
  const all = { statuses: statuses.length > 0 ? statuses.join(',') : null, from, to, least: sum(least), most: sum(most) }
  return Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}

/** @returns the address of the history, without what is usual */
export function ordersAddress({ words, filter = ALL_ORDERS, page }: Omit<ShownOrders, 'filter'> & { filter?: OrderFilter }): string {
  const { statuses, ...rest } = filterTexts(filter)
  return pagedAddress(PATH, page, { ...(words !== '' && { [WORDS]: words }), ...(statuses !== undefined && { status: statuses }), ...rest })
}
