import clsx from 'clsx'
import { derivedPrice, type ProductPrice } from '../../../model/catalogue/product-price'
import { usePricesFailed } from '../../hooks/data/use-price'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Delayed } from '../../ui/feedback/delayed'
import { DiscountMark } from '../../ui/amounts/discount-mark'
import { Money } from '../../ui/amounts/money'
import styles from './list-price.module.scss'

export type ListPriceProps = {
  price: ProductPrice | null | undefined
  size?: 'm' | 'l'
}

/** A price in a list: one's own, the price that the discounts are taken from struck through beside them, both explained; one box whatever is known. [DEC-012, DEC-014] */
export function ListPrice({ price, size = 'm' }: ListPriceProps) {
  const hasFailed = usePricesFailed() && price === undefined
  return (
    <div className={clsx(styles.price, size === 'l' && styles.l, hasFailed && styles.failed)}>
      {hasFailed ? <span className={styles.none}>Цена не&nbsp;загрузилась</span> : <Content price={price} size={size} />}
    </div>
  )
}

function Content({ price, size }: Required<ListPriceProps>) {
  if (price === undefined) {
    return (
      <Delayed>
        <Skeleton width={84} height={16} />
      </Delayed>
    )
  }
  const own = price && derivedPrice(price).cost_vs_discount
  if (price === null || ((own === null || price.cost === null) && price.guest_cost === null))
    return <span className={styles.none}>Цена по запросу</span>
  if (own === null || price.cost === null) {
    return (
      <>
        {price.guest_cost !== null && <Money kopecks={price.guest_cost} size={size} />}
        <span className={styles.under}>Цена для всех</span>
      </>
    )
  }
  // What is struck and the percentage beside it belong together; without a discount it is what others pay.
  const isReduced = price.cost > own
  const was = isReduced ? price.cost : price.guest_cost
  const name = isReduced ? 'до\u00a0скидок' : 'для\u00a0всех'
  return (
    <>
      <Money kopecks={own} size={size} />
      <span className={styles.under}>
        {was !== null && was > own && (
          <span className={styles.was} title={isReduced ? 'Цена до скидок' : 'Цена для всех'}>
            <span className={styles.name}>{name} </span>
            <Money kopecks={was} tone="was" wasName="" />
          </span>
        )}
        <DiscountMark
          cost={price.cost}
          discountedCost={own}
          guestCost={price.guest_cost}
          first={price.discount.discount}
          second={price.discount2.discount}
          className={styles.mark}
        />
      </span>
    </>
  )
}
