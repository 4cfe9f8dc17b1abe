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
  /** What stands struck through beside one's own: the price for all, or the list's. */
  before?: Before | undefined
}
type Before = 'guest' | 'list'
const BEFORE = {
  guest: { name: 'цена для всех', title: 'Цена для всех, скидки считаются не от неё' },
  list: { name: 'по прайс-листу', title: 'Прайс-лист' },
} as const

/** A price in a list: one's own, the price for all struck through, both discounts explained; one box whatever is known. [DEC-012, DEC-014] */
export function ListPrice({ price, size = 'm', before = 'guest' }: ListPriceProps) {
  const hasFailed = usePricesFailed() && price === undefined
  return (
    <div className={clsx(styles.price, size === 'l' && styles.l, hasFailed && styles.failed)}>
      {hasFailed ? <span className={styles.none}>Цена не&nbsp;загрузилась</span> : <Content price={price} size={size} before={before} />}
    </div>
  )
}

function Content({ price, size, before }: { price: ProductPrice | null | undefined; size: 'm' | 'l'; before: Before }) {
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
  const was = before === 'list' ? price.base_price : price.guest_cost
  return (
    <>
      <Money kopecks={own} size={size} />
      <span className={styles.under}>
        {was !== null && was > own && (
          <span title={BEFORE[before].title}>
            <Money kopecks={was} tone="was" wasName={BEFORE[before].name} />
          </span>
        )}
        <DiscountMark
          cost={price.cost}
          discountedCost={own}
          first={price.discount.discount}
          second={price.discount2.discount}
          className={styles.mark}
        />
      </span>
    </>
  )
}
