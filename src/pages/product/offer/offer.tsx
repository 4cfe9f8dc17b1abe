import clsx from 'clsx'
import type { Product } from '../../../../model/catalogue/product'
import { usePrice, usePricesTrouble } from '../../../hooks/data/use-price'
import { useBoughtProducts } from '../../../product/bought/use-bought'
import { useBuying } from '../../../product/buying/use-buying'
import { ProductStock } from '../../../product/price/product-stock'
import { Button } from '../../../ui/controls/button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SaveProduct } from '../saving/save-product'
import { BuyBar } from './buy-bar'
import { BuyBox } from './buy-box'
import { Instead } from './instead'
import { OfferPrice } from './offer-price'
import styles from './offer.module.scss'
import { Warehouses } from './warehouses'

/** What a product costs this buyer, how to take it, and where it stands. */
export function Offer({ product }: { product: Product }) {
  useBoughtProducts()
  const price = usePrice(product.id)
  const buying = useBuying(product, price)
  const trouble = usePricesTrouble([product.id])
  if (trouble) {
    return (
      <aside className={styles.offer} aria-label="Цена и покупка">
        <div role="status">
          <p className={styles.invitation}>Цена не&nbsp;загрузилась</p>
          <p className={styles.caption}>Купить можно, когда она загрузится.</p>
        </div>
        <Button variant="main" wide busy={trouble.isRetrying} onClick={trouble.retry}>
          Повторить
        </Button>
      </aside>
    )
  }
  if (price === undefined || !buying) {
    return (
      <aside className={clsx(styles.offer, styles.waiting)} aria-label="Цена и покупка" aria-busy="true">
        <Delayed>
          <Skeleton width={200} height={36} />
          <Skeleton height={92} />
          <Skeleton height={48} />
          <Skeleton height={120} />
        </Delayed>
      </aside>
    )
  }
  return (
    <>
      <aside className={styles.offer} aria-label="Цена и покупка">
        <OfferPrice product={product} price={price} />
        {buying.isOut && <ProductStock price={price} className={styles.out} />}
        <BuyBox product={product} price={price} buying={buying} />
        <SaveProduct product={product} quantity={buying.quantity} leadToRefused={buying.leadToRefused} className={styles.save} />
        {buying.isOut && <Instead productId={product.id} />}
        {price && <Warehouses price={price} />}
      </aside>
      <BuyBar product={product} price={price} buying={buying} />
    </>
  )
}
