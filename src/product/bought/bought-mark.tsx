import { formatDate, formatDayMonth, formatShortDate } from '../../../model/text/date'
import { formatPieces } from '../../../model/text/count'
import styles from './bought-mark.module.scss'
import { useBought } from './use-bought'

/** Longer ago than this a purchase is named with its year, ms. */
const YEAR_SAID_AFTER_MS = 300 * 86_400_000

/** «брали 12 шт. 3 ноября»; with the year where that was long ago. @param at ISO @param nameDay of a day of this year @param now ms */
export function boughtWords({ qty, at }: { qty: number; at: string }, nameDay = formatDayMonth, now = Date.now()): string {
  return `брали ${formatPieces(qty)} ${boughtDay(at, nameDay, now)}`
}
/** The day of a purchase: «3 ноября», with the year where that was long ago. @param at ISO */
export const boughtDay = (at: string, nameDay = formatDayMonth, now = Date.now()): string =>
  now - Date.parse(at) > YEAR_SAID_AFTER_MS ? formatDate(at) : nameDay(at)

type BoughtMarkProps = {
  productId: number /** It stands in the line of the words around it; otherwise it stands in room that its box keeps. */
  isInline?: boolean
}

/** When a product was bought last and how many of it; nothing where it was not, or where nobody knows. */
export function BoughtMark({ productId, isInline = false }: BoughtMarkProps) {
  const bought = useBought(productId)
  if (!bought) return null
  return isInline ? (
    <span className={styles.inline} title={boughtWords(bought)}>
      {boughtWords(bought, formatShortDate)}
    </span>
  ) : (
    <span className={styles.mark} data-bought>
      {boughtWords(bought)}
    </span>
  )
}
