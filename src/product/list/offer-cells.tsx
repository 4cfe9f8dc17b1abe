import type { Product } from '../../../model/catalogue/product'
import { usePrice } from '../../hooks/data/use-price'
import { BuyControl } from '../buying/buy-control'
import { CompareButton } from '../compare/compare-button'
import { FavoriteButton } from '../favorite/favorite-button'
import { ListPrice } from '../price/list-price'
import { OfferFlag } from '../price/offer-flag'
import { ProductStock } from '../price/product-stock'
import styles from './product-row.module.scss'

/** That a product of the table is on sale or takes part in a promotion. */
export const RowFlag = ({ product }: { product: Product }) => <OfferFlag price={usePrice(product.id)} className={styles.flag} />

/** What a buyer has of a product in a row of the table: stock, price, the way into the cart, the heart, the comparison. */
export function OfferCells({ product }: { product: Product }) {
  const price = usePrice(product.id)
  return (
    <>
      <td className={styles.stock}>
        <ProductStock price={price} className={styles.stockMark} />
      </td>
      <td className={styles.price}>
        <ListPrice price={price} />
      </td>
      <td className={styles.buy}>
        <BuyControl product={product} price={price} />
      </td>
      <td className={styles.heart}>
        <FavoriteButton product={product} />
        <CompareButton product={product} className={styles.compare} />
      </td>
    </>
  )
}
