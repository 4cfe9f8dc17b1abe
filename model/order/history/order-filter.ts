import { articleKey } from '../../text/article'
import type { Kopecks } from '../../money/money'
import { hasNumber } from '../order-number'
import type { OrderStatus } from '../status'

/** What narrows a history besides words: null or empty where a side is open. Days are 'YYYY-MM-DD' in Moscow, both included; sums are kopecks of the total. */
export type OrderFilter = {
  statuses: readonly OrderStatus[]
  from: string | null
  to: string | null
  least: Kopecks | null
  most: Kopecks | null
}
/** A filter that leaves all orders. */
export const ALL_ORDERS: OrderFilter = { statuses: [], from: null, to: null, least: null, most: null }

/** Whether a filter narrows anything. */
export const isNarrowed = ({ statuses, from, to, least, most }: OrderFilter): boolean =>
  statuses.length > 0 || from !== null || to !== null || least !== null || most !== null

const DAY_MS = 86_400_000
/** When a day begins in Moscow, which documents go by; ms. @param day 'YYYY-MM-DD' */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`)

/** What of an order a filter looks at. `at`: when it was placed, ms. */
export type OrderFacts = { at: number; status: OrderStatus; total: Kopecks }

/** Whether an order is left by a filter. */
export function isLeftBy({ statuses, from, to, least, most }: OrderFilter, { at, status, total }: OrderFacts): boolean {
  if (statuses.length > 0 && !statuses.includes(status)) return false
  if (least !== null && total < least) return false
  if (most !== null && total > most) return false
  return (from === null || at >= beginOf(from)) && (to === null || at < beginOf(to) + DAY_MS)
}

/** A number of an order has up to six digits. */
const NUMBER_DIGITS = 6
/**
 * Whether a text may be meant as an article of goods: it has a letter, or more digits than a number of an order.
 * Shorter numbers are looked for among the numbers of orders alone. [DEC-057]
 */
export const mayBeArticle = (text: string): boolean => {
  const key = articleKey(text.replace(/[№#]/g, ''))
  return key.length >= 3 && (/\D/.test(key) || key.length > NUMBER_DIGITS)
}

/** Whether an order is found by a text: in its number, ours or the buyer's, or in an article of its goods. @param articles of its goods */
export function isFoundBy(text: string, order: { id: number; buyer_number: string }, articles: readonly string[]): boolean {
  if (hasNumber(order, text)) return true
  const key = articleKey(text)
  return mayBeArticle(text) && articles.some((article) => articleKey(article).includes(key))
}
