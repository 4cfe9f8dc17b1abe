import type { ProductPrice } from '../../../../model/catalogue/product-price'
import { formatShortDate } from '../../../../model/text/date'
import { formatPieces } from '../../../../model/text/count'
import { arrivalWords, FEW } from '../../../product/price/stock-words'
import { StockMark } from '../../../ui/marks/stock-mark'
import styles from './offer.module.scss'

/** A place where units stand, and how soon they are here in words. */
type Place = { key: number; name: string; amount: number; note: string }

/** Where units stand, when they are here, and what is on its way. [DEC-012] */
export function Warehouses({ price }: { price: ProductPrice }) {
  const { stock, arrival } = price
  const places = placesOf(price)
  if (places.length === 0 && !arrival) return null
  return (
    <section aria-label="Наличие по складам">
      <h2 className={styles.heading}>
        Наличие
        {places.length > 1 && <span className={styles.all}>всего {formatPieces(stock)}</span>}
      </h2>
      <ul className={styles.warehouses}>
        {places.map(({ key, name, amount, note }) => (
          <li key={key}>
            <StockMark kind={amount < FEW ? 'few' : 'in'} note={note}>
              {name}
            </StockMark>
            <b>{formatPieces(amount)}</b>
          </li>
        ))}
        {arrival && (
          <li>
            <StockMark kind="none" note={`Ожидается ${formatShortDate(arrival.date)}`}>
              Поступление
            </StockMark>
            <b>+{formatPieces(arrival.amount)}</b>
          </li>
        )}
      </ul>
    </section>
  )
}

/** By warehouse; a server that does not name them says only what stands in the city of the region and what elsewhere. */
function placesOf({ stock, self_stock, warehouses }: ProductPrice): Place[] {
  const places = warehouses
    ? warehouses.map(({ stock_id, name, amount, days }) => ({ key: stock_id, name, amount, note: arrivalWords(days) }))
    : [
        { key: 1, name: 'В\u00a0вашем городе', amount: self_stock, note: arrivalWords(0) },
        { key: 2, name: 'На\u00a0других складах', amount: stock - self_stock, note: 'Под заказ' },
      ]
  return places.filter(({ amount }) => amount > 0)
}
