import { formatDate, formatDayMonth } from '../../../model/text/date'
import { pieces } from '../price/stock-words'
import styles from './bought-mark.module.scss'
import { useBought } from './use-bought'

/** Longer ago than this a purchase is named with its year, ms. */
const YEAR_SAID_AFTER_MS = 300 * 86_400_000

/** «брали 12 шт. 3 ноября»; with the year where that was long ago. @param at ISO @param now ms */
export function boughtWords({ qty, at }: { qty: number; at: string }, now = Date.now()): string {
  const day = now - Date.parse(at) > YEAR_SAID_AFTER_MS ? formatDate(at) : formatDayMonth(at)
  return `брали ${pieces(qty)} ${day}`
}

/** When a product was bought last and how many of it; nothing where it was not, or where nobody knows. It takes no line of its own. */
export function BoughtMark({ productId }: { productId: number }) {
  const bought = useBought(productId)
  return bought ? <span className={styles.mark}>{boughtWords(bought)}</span> : null
}
