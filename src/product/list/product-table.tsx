import { Fragment, type ReactNode, type Ref } from 'react'
import type { Product } from '../../../model/catalogue/product'
import type { PriceRights } from '../price/use-buyer'
import { ProductRow } from './product-row'
import styles from './product-table.module.scss'

export type ProductTableProps = {
  /** What the table shows, for screen readers. */
  label: string
  products: readonly Product[]
  rights: PriceRights
  /** What stands in the place of a product's row; null: the row. */
  instead?: ((product: Product) => ReactNode) | undefined
  /** Further bodies of the same table. */
  children?: ReactNode
}

/** Products as rows of a table, which fold into blocks on narrow screens; without prices there is one column for the reason. */
export function ProductTable({ label, products, rights, instead, children }: ProductTableProps) {
  const isPriced = rights !== 'guest' && rights !== 'regionless'
  return (
    <table className={styles.goods} aria-label={label}>
      <colgroup>
        <col className={styles.wShot} />
        <col />
        <col className={styles.wBrand} />
        {isPriced ? (
          <>
            <col className={styles.wStock} />
            <col className={styles.wPrice} />
            <col className={styles.wBuy} />
            <col className={styles.wHeart} />
          </>
        ) : (
          <col className={styles.wLock} />
        )}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Фото</span>
          </th>
          <th scope="col">Товар, артикул</th>
          <th scope="col">Бренд</th>
          {isPriced ? (
            <>
              <th scope="col">Наличие</th>
              <th scope="col" className={styles.end}>
                {rights === 'moderated' ? 'Цена для всех' : 'Ваша цена, до\u00a0скидок'}
              </th>
              <th scope="col">Количество</th>
              <th scope="col">
                <span className="vh">Избранное</span>
              </th>
            </>
          ) : (
            <th scope="col">Цена</th>
          )}
        </tr>
      </thead>
      <ProductRows products={products} rights={rights} instead={instead} />
      {children}
    </table>
  )
}

export type ProductRowsProps = Pick<ProductTableProps, 'products' | 'rights' | 'instead'> & {
  place?: Ref<HTMLTableSectionElement>
  /** Rows above them. */
  children?: ReactNode
}

/** How many columns the table has with prices; without them some are one. */
export const PRODUCT_COLUMNS = 7

/** A body of the table. */
export const ProductRows = ({ products, rights, instead, place, children }: ProductRowsProps) => (
  <tbody ref={place}>
    {children}
    {products.map((product) => (
      <Fragment key={product.id}>{instead?.(product) ?? <ProductRow product={product} rights={rights} />}</Fragment>
    ))}
  </tbody>
)
