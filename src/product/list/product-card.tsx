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
import { ProductTags } from './product-tags'
import styles from './product-card.module.scss'

export type ProductCardProps = { product: Product; rights: PriceRights; isEager?: boolean | undefined }

/** A product as a card: picture, article, name, nameplates, and for a buyer stock, price and the way into the cart. */
export const ProductCard = memo(function ProductCard({ product, rights, isEager }: ProductCardProps) {
  const parts = useCustomerParts()
  const href = `/product/${product.id}`
  return (
    <article data-product={product.id} className={styles.card} aria-label={product.name}>
      <div className={styles.marks}>
        {parts && rights !== 'unknown' && <parts.CardHeart product={product} />}
        <CompareButton product={product} className={styles.mark} />
      </div>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Shot src={product.images[0] ?? ''} alt="" size="card" isEager={isEager} />
      </Link>
      <Article value={product.article} />
      <Link href={href} className={styles.name}>
        <ProductName name={product.name} />
      </Link>
      <ProductTags product={product} limit={3} className={styles.tags} />
      {rights === 'guest' || rights === 'regionless' ? (
        <PriceInvitation rights={rights} className={styles.end} />
      ) : (
        parts && <parts.CardOffer product={product} />
      )}
    </article>
  )
})
