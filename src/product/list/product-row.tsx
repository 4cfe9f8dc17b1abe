import clsx from 'clsx'
import { memo } from 'react'
import { Link } from 'wouter'
import type { Product } from '../../../model/catalogue/product'
import { useCustomerParts } from '../../hooks/visitor/customer-parts'
import { Article } from '../../ui/marks/article'
import { Shot } from '../../ui/surfaces/picture'
import { CompareButton } from '../compare/compare-button'
import { PriceInvitation } from '../price/price-invitation'
import type { PriceRights } from '../price/use-buyer'
import { ProductName } from './product-name'
import styles from './product-row.module.scss'
import { ProductTags } from './product-tags'

/** A product as a row of the table. */
export const ProductRow = memo(function ProductRow({ product, rights }: { product: Product; rights: PriceRights }) {
  const parts = useCustomerParts()
  const href = `/product/${product.id}`
  const isUnpriced = rights === 'guest' || rights === 'regionless'
  return (
    <tr data-product={product.id} className={clsx(styles.row, isUnpriced && styles.unpriced, rights === 'moderated' && styles.moderated)}>
      <td className={styles.shot}>
        <Link href={href} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Shot src={product.images[0] ?? ''} alt="" size={56} className={styles.image} />
        </Link>
        {parts && !isUnpriced && <parts.RowFlag product={product} />}
      </td>
      <td className={styles.name}>
        <Link href={href} className={styles.link}>
          <ProductName name={product.name} />
        </Link>
        <div className={styles.sub}>
          <Article value={product.article} className={styles.article} />
          <ProductTags product={product} limit={4} />
        </div>
      </td>
      <td className={styles.brand}>
        {product.brand.name}
        <small>{product.brand.country}</small>
      </td>
      {isUnpriced ? (
        <td className={styles.lock}>
          <div className={styles.locked}>
            <PriceInvitation rights={rights} />
            <CompareButton product={product} />
          </div>
        </td>
      ) : parts ? (
        <parts.OfferCells product={product} />
      ) : (
        <BlankCells />
      )}
    </tr>
  )
})

/** Until it is known who looks. */
const BlankCells = () => (
  <>
    <td className={styles.stock} />
    <td className={styles.price} />
    <td className={styles.buy} />
    <td className={styles.heart} />
  </>
)
