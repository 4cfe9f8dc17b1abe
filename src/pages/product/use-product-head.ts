import { useMemo } from 'react'
import type { Category } from '../../../model/catalogue/category'
import type { Product } from '../../../model/catalogue/product'
import { absolute, jsonLd } from '../../../model/catalogue/structured-data'
import { productHead } from '../../../model/heads/product-head'
import { useHead } from '../../shop/head'

/** What the head says of a product, as the server says it too. [DEC-032, DEC-054] @param trail its category and those above, the root first */
export function useProductHead(product: Product, trail: readonly Category[]): void {
  const { origin } = location
  const { title, description, canonical, isIndexed, image, things } = useMemo(
    () => productHead(product, trail, origin),
    [product, trail, origin],
  )
  const data = useMemo(() => jsonLd(things), [things])
  useHead({
    title,
    description: description ?? undefined,
    canonical,
    isIndexed,
    type: 'product',
    image: image === null ? undefined : absolute(image, origin),
    data,
  })
}
