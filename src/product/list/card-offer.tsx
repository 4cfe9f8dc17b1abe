import type { Product } from '../../../model/catalogue/product'
import { usePrice } from '../../hooks/data/use-price'
import { BuyControl } from '../buying/buy-control'
import { FavoriteButton } from '../favorite/favorite-button'
import { ListPrice } from '../price/list-price'
import { OfferFlag } from '../price/offer-flag'
import { ProductStock } from '../price/product-stock'
import styles from './product-card.module.scss'

/** The heart of a product on its card. */
export const CardHeart = ({ product }: { product: Product }) => <FavoriteButton product={product} className={styles.mark} />

/** What a buyer has of a product on its card: nameplate of a sale, stock, price, the way into the cart. */
export function CardOffer({ product }: { product: Product }) {
  const price = usePrice(product.id)
  return (
    <>
      <OfferFlag price={price} className={styles.flag} />
      <ProductStock price={price} className={styles.stock} />
      <div className={styles.end}>
        <ListPrice price={price} size="l" />
      </div>
      <BuyControl product={product} price={price} isCard />
    </>
  )
}
