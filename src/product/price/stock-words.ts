import type { ProductPrice } from '../../../model/catalogue/product-price'
import { daysAheadText } from '../../../model/company/delivery-words'
import { daysUntil } from '../../../model/order/arrival'
import { formatShortDate } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { formatCount, formatPieces } from '../../../model/text/count'

/** Below this many units there is little of it. */
export const FEW = 10

/** `kind` chooses the mark; `note` is how soon, null where nothing can be said. */
export type StockWords = { kind: 'in' | 'few' | 'none'; text: string; note: string | null }

/** @returns how soon units are here: 0 is today. «Самовывоз сегодня», «Завтра», «Через 3 дня» */
export const arrivalWords = (days: number): string =>
  days === 0 ? 'Самовывоз сегодня' : days === 1 ? 'Завтра' : `Через ${counted(days, words.day)}`

type Stock = Pick<ProductPrice, 'stock' | 'self_stock' | 'arrival' | 'warehouses'>

/** Whether some of what is in stock can be had today and the rest later. */
const isPartlyToday = ({ stock, self_stock }: Stock): boolean => self_stock > 0 && self_stock < stock

/** All that is in stock: «116 шт.». */
export const wholeStock = ({ stock }: Pick<Stock, 'stock'>): Pick<StockWords, 'kind' | 'text'> => ({
  kind: stock < FEW ? 'few' : 'in',
  text: formatPieces(stock),
})

/** The same in one line: «36 сегодня, всего 116 шт.», «116 шт.». */
export function stockLine(price: Stock): string {
  const { text, note } = stockWords(price)
  return isPartlyToday(price) && note !== null ? `${text}, ${note}` : text
}

/**
 * What a price row says of the stock, in words: how much, and how soon it can be had; what can be had today apart from the whole:
 * «36 сегодня», «всего 116 шт.». [DEC-012, DEC-082]
 */
export function stockWords(price: Stock): StockWords {
  const { stock, self_stock, arrival, warehouses } = price
  if (stock < 1) {
    return arrival
      ? { kind: 'none', text: `Ожидается ${formatShortDate(arrival.date)}`, note: 'сейчас нет' }
      : { kind: 'none', text: 'Нет в наличии', note: null }
  }
  const { kind, text } = wholeStock(price)
  if (isPartlyToday(price)) return { kind, text: `${formatCount(self_stock)}\u00a0сегодня`, note: `всего ${text}` }
  const nearest = (warehouses ?? []).filter(({ amount }) => amount > 0).sort((a, b) => a.days - b.days)[0]
  const note =
    self_stock > 0 ? arrivalWords(0) : nearest ? `${arrivalWords(nearest.days)}, ${nearest.name.replace(/^Склад /, '')}` : 'Под заказ'
  return { kind, text, note }
}

/**
 * When so many pieces of what is in stock are there, in words that say whose pieces these are: «сегодня», «ваши 100 через 2 дня»; of more than
 * there is, when all of that is: «все 216 завтра»; where only those here are known of, «из них 36 сегодня». [DEC-012]
 */
export function quantityNote(price: Stock, wanted: number): string | null {
  const { stock, self_stock } = price
  const qty = Math.min(wanted, stock)
  const days = daysUntil(price, qty)
  if (days === 0) return stock < FEW ? 'мало' : 'сегодня'
  // All of it from elsewhere: the words of the price row name from where.
  const isOfNearest = self_stock === 0 && daysUntil(price, 1) === days
  if (isOfNearest || (days === null && self_stock === 0)) return stockWords(price).note
  if (days === null) return `из\u00a0них ${formatCount(self_stock)} сегодня`
  return `${wanted < stock ? 'ваши' : 'все'} ${formatCount(qty)} ${daysAheadText(days)}`
}
