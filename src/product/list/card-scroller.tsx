import type { Product } from '../../../model/catalogue/product'
import type { PriceRights } from '../price/use-buyer'
import { useBoughtProducts } from '../bought/use-bought'
import { ProductCard } from './product-card'
import type { CSSProperties } from 'react'
import styles from './card-scroller.module.scss'

/** So many cards fill the width: fewer would be too large, of more the others are scrolled to. */
const [FEWEST, MOST] = [4, 6]

/** Cards side by side, scrolled by hand where they are more than fit. */
export function CardScroller({ label, products, rights }: { label: string; products: readonly Product[]; rights: PriceRights }) {
  useBoughtProducts()
  return (
    // What scrolls must be reachable by keyboard.
    <div
      className={styles.scroller}
      style={{ '--cards': Math.min(Math.max(products.length, FEWEST), MOST) } as CSSProperties}
      role="group"
      aria-label={`${label}, лента`}
      tabIndex={0}
    >
      {products.map((product) => (
        <ProductCard key={product.id} product={product} rights={rights} />
      ))}
    </div>
  )
}
