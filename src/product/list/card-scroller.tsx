import type { Product } from '../../../model/catalogue/product'
import type { PriceRights } from '../price/use-buyer'
import { useBoughtProducts } from '../bought/use-bought'
import { ProductCard } from './product-card'
import { Scroller } from './scroller'

/** Cards side by side, of one width however many they are. */
export function CardScroller({ label, products, rights }: { label: string; products: readonly Product[]; rights: PriceRights }) {
  useBoughtProducts()
  return (
    <Scroller label={label}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} rights={rights} />
      ))}
    </Scroller>
  )
}
