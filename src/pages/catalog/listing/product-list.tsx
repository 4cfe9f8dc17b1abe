import type { ReactNode } from 'react'
import type { Product } from '../../../../model/catalogue/product'
import { useBoughtProducts } from '../../../product/bought/use-bought'
import { ProductCard } from '../../../product/list/product-card'
import { ProductTable } from '../../../product/list/product-table'
import { PricesNote } from '../../../product/price/prices-note'
import type { PriceRights } from '../../../product/price/use-buyer'
import styles from './listing.module.scss'
import type { View } from './sort-bar'

/** So many pictures are in sight at once. */
const EAGER = 5

export type ProductListProps = {
  view: View
  products: readonly Product[]
  /** So many of them are drawn. */
  limit: number
  rights: PriceRights
  /** What stands below them in the same table or grid. */
  children?: ReactNode
}

/** A page of products in the form that was chosen. */
export function ProductList({ view, products, limit, rights, children }: ProductListProps) {
  useBoughtProducts()
  const drawn = products.slice(0, limit)
  return (
    <>
      <PricesNote ids={products.map(({ id }) => id)} className={styles.pricesNote} />
      {view === 'table' ? (
        <ProductTable label="Товары" products={drawn} rights={rights}>
          {children}
        </ProductTable>
      ) : (
        <div className={styles.cards}>
          {drawn.map((product, at) => (
            <ProductCard key={product.id} product={product} rights={rights} isEager={at < EAGER} />
          ))}
          {children}
        </div>
      )}
    </>
  )
}
