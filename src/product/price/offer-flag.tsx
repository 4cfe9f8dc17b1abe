import type { ProductPrice } from '../../../model/catalogue/product-price'
import { Badge } from '../../ui/marks/badge'

type OfferFlagProps = { price: ProductPrice | null | undefined; className?: string | undefined }

/** «Распродажа» or «Акция» of a product in a list; nothing where it takes part in none. */
export function OfferFlag({ price, className }: OfferFlagProps) {
  if (!price || (!price.sale && price.promo.length === 0)) return null
  return (
    <Badge tone="promo" className={className}>
      {price.sale ? 'Распродажа' : 'Акция'}
    </Badge>
  )
}
