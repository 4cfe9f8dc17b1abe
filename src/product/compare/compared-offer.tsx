import type { Product } from '../../../model/catalogue/product'
import { usePrice } from '../../hooks/data/use-price'
import { BuyControl } from '../buying/buy-control'
import { ListPrice } from '../price/list-price'
import { ProductStock } from '../price/product-stock'

export type ComparedOfferProps = {
  product: Product
  /** Which row of the comparison it stands in. */
  of: 'price' | 'stock' | 'buying'
}

/** What a buyer has of a product in a cell of a comparison: its price, its stock, or the way into the cart. */
export function ComparedOffer({ product, of }: ComparedOfferProps) {
  const price = usePrice(product.id)
  if (of === 'price') return <ListPrice price={price} size="l" />
  if (of === 'stock') return <ProductStock price={price} />
  return <BuyControl product={product} price={price} isCard />
}
