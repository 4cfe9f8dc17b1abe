import type { Product } from '../../../../model/catalogue/product'
import { ProductLink } from '../../../product/product-link'
import styles from './line-name.module.scss'

type LineNameProps = {
  product: Product
  /** It has left the catalogue. */
  isGone: boolean
}

/** The name of a line's product, with the way to its page. */
export const LineName = ({ product, isGone }: LineNameProps) => <ProductLink product={product} isGone={isGone} className={styles.link} />
