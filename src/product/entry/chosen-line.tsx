import { payableCost } from '../../../model/catalogue/product-price'
import type { Known } from '../../../model/entry/suggestions'
import { formatMoney } from '../../../model/money/money'
import { usePrice } from '../../hooks/data/use-price'
import { ProductName } from '../list/product-name'
import { stockWords } from '../price/stock-words'
import styles from './chosen-line.module.scss'

/** What the quantity is asked of, how many there are and what one costs; the name gives way to them. */
export function ChosenLine({ product }: { product: Known }) {
  const price = usePrice(product.id)
  const cost = price && payableCost(price)
  return (
    <span className={styles.line}>
      <span className={styles.name} title={product.name}>
        <ProductName name={product.name} />
      </span>
      {price && (
        <span className={styles.facts}>
          {stockWords(price).text}
          {typeof cost === 'number' && (
            <>
              {', '}
              <b>{formatMoney(cost)}</b>
            </>
          )}
        </span>
      )}
    </span>
  )
}
