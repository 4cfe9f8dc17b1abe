import type { Product } from '../../../model/catalogue/product'
import { usePrice } from '../../hooks/data/use-price'
import { Badge } from '../../ui/marks/badge'
import { BuyControl } from '../buying/buy-control'
import { FavoriteButton } from '../favorite/favorite-button'
import { ListPrice, type ListPriceProps } from '../price/list-price'
import { ProductStock } from '../price/product-stock'
import styles from './product-card.module.scss'

/** The heart of a product on its card. */
export const CardHeart = ({ product }: { product: Product }) => <FavoriteButton product={product} className={styles.mark} />

/** What a buyer has of a product on its card: nameplate of a sale, stock, price, the way into the cart. */
export function CardOffer({ product, before }: { product: Product } & Pick<ListPriceProps, 'before'>) {
  const price = usePrice(product.id)
  return (
    <>
      {price?.sale ? (
        <Badge tone="promo" className={styles.flag}>
          Распродажа
        </Badge>
      ) : (
        (price?.promo.length ?? 0) > 0 && (
          <Badge tone="promo" className={styles.flag}>
            Акция
          </Badge>
        )
      )}
      <ProductStock price={price} className={styles.stock} />
      <div className={styles.end}>
        <ListPrice price={price} size="l" before={before} />
      </div>
      <BuyControl product={product} price={price} isCard />
    </>
  )
}
