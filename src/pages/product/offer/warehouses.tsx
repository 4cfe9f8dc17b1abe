import type { ProductPrice } from '../../../../model/catalogue/product-price'
import { formatShortDate } from '../../../../model/text/date'
import { formatPieces } from '../../../../model/text/count'
import { arrivalWords, FEW } from '../../../product/price/stock-words'
import { StockMark } from '../../../ui/marks/stock-mark'
import styles from './offer.module.scss'

/** Where units stand, when they are here, and what is on its way. [DEC-012] */
export function Warehouses({ price: { warehouses = [], arrival } }: { price: ProductPrice }) {
  const full = warehouses.filter(({ amount }) => amount > 0)
  if (full.length === 0 && !arrival) return null
  return (
    <section aria-label="Наличие по складам">
      <h2 className={styles.heading}>Наличие</h2>
      <ul className={styles.warehouses}>
        {full.map(({ stock_id, name, amount, days }) => (
          <li key={stock_id}>
            <StockMark kind={amount < FEW ? 'few' : 'in'} note={arrivalWords(days)}>
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
