import { Link } from 'wouter'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { Badge } from '../../ui/marks/badge'
import styles from './offer-flag.module.scss'

type OfferFlagProps = { price: ProductPrice | null | undefined; className?: string | undefined }

/** «Распродажа», or «Акция» that leads to the page of the promotion, of a product in a list; nothing where it takes part in none. */
export function OfferFlag({ price, className }: OfferFlagProps) {
  const [promotion] = price?.promo ?? []
  if (!price || (!price.sale && !promotion)) return null
  return (
    <Badge tone="promo" className={className}>
      {price.sale || !promotion ? (
        <span>Распродажа</span>
      ) : (
        <Link href={`/promotions/${promotion.id}`} title={promotion.title} className={styles.link}>
          Акция
        </Link>
      )}
    </Badge>
  )
}
