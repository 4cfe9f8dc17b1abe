import { derivedPrice, payableCost, type ProductPrice } from '../../../../model/catalogue/product-price'
import type { Kopecks } from '../../../../model/money/money'
import { usePricesFailed } from '../../../hooks/data/use-price'
import { Money } from '../../../ui/amounts/money'
import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from '../../../cart/table/line/cells.module.scss'

type SavedPriceProps = {
  price: ProductPrice | null | undefined
  /** Kopecks a unit when the cart was saved; null: not known. */
  then: Kopecks | null
}

/** What one unit costs now, and what it did when the cart was saved, where that was another price; on moderation the price for all, said so. [DEC-025] */
export function SavedPrice({ price, then }: SavedPriceProps) {
  const hasFailed = usePricesFailed()
  if (price === undefined) return hasFailed ? <span className={styles.none}>Не&nbsp;загрузилась</span> : <Skeleton width={72} height={14} />
  const now = payableCost(price)
  if (!price || now === null) return <span className={styles.none}>Нет цены</span>
  const isChanged = then !== null && then !== now
  return (
    <>
      <Money kopecks={now} {...(isChanged && { tone: now > then ? 'bad' : 'ok' })} />
      {isChanged ? (
        <span className={styles.caption}>
          <Money kopecks={then} tone="was" wasName="цена при сохранении" />
        </span>
      ) : (
        derivedPrice(price).cost_vs_discount === null && <span className={styles.caption}>цена для всех</span>
      )}
    </>
  )
}
