import { memo } from 'react'
import { derivedPrice, payableCost, type ProductPrice } from '../../../../model/catalogue/product-price'
import { usePricesFailed } from '../../../hooks/data/use-price'
import { ProductStock } from '../../../product/price/product-stock'
import { quantityNote, wholeStock } from '../../../product/price/stock-words'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Money } from '../../../ui/amounts/money'
import { StockMark } from '../../../ui/marks/stock-mark'
import styles from './cells.module.scss'

type Price = ProductPrice | null | undefined

type StockCellProps = { price: Price; qty: number /** The product has left the catalogue. */; isGone: boolean }

/** How much there is of a line's product, and when its quantity is there; a place of the same size while it is not known. */
export const StockCell = memo(function StockCell({ price, qty, isGone }: StockCellProps) {
  if (isGone) return <StockMark kind="none">Снят с&nbsp;продажи</StockMark>
  if (price === undefined) return <StockPlace />
  if (price === null || price.stock < 1) return <ProductStock price={price} />
  const { kind, text } = wholeStock(price)
  return (
    <StockMark kind={kind} note={quantityNote(price, qty)}>
      {text}
    </StockMark>
  )
})

/** Where the stock will stand; nothing where it does not come. */
const StockPlace = () => (usePricesFailed() ? null : <Skeleton width={64} height={14} />)

/** What one unit costs: the personal price over the struck price for all; on moderation the price for all, said so. [DEC-012, DEC-025] */
export const PriceCell = memo(function PriceCell({ price }: { price: Price }) {
  const hasFailed = usePricesFailed()
  if (price === undefined) return hasFailed ? <span className={styles.none}>Не&nbsp;загрузилась</span> : <Skeleton width={72} height={14} />
  const unit = price && payableCost(price)
  if (!price || unit === null) return <span className={styles.none}>Нет цены</span>
  const isPersonal = derivedPrice(price).cost_vs_discount !== null
  if (!isPersonal)
    return (
      <>
        <Money kopecks={unit} />
        <span className={styles.caption}>цена для всех</span>
      </>
    )
  return (
    <>
      <Money kopecks={unit} />
      {price.guest_cost !== null && price.guest_cost > unit && (
        <span className={styles.caption} title="Цена для всех">
          <Money kopecks={price.guest_cost} tone="was" wasName="цена для всех" />
        </span>
      )}
    </>
  )
})
