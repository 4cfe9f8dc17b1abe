import { useMemo } from 'react'
import { categoryPath, type Category } from '../../../model/catalogue/category'
import { nameplates, type Product } from '../../../model/catalogue/product'
import { absolute, crumbsThing, jsonLd, productThing } from '../../../model/catalogue/structured-data'
import { META_DESCRIPTION_LENGTH } from '../../../model/limits'
import { trimText } from '../../../model/text/trim'
import { useHead } from '../../shop/head'

/** What the head says of a product: title, description, its address and picture, and structured data without prices. [DEC-032, DEC-054] @param trail its category and those above, the root first */
export function useProductHead(product: Product, trail: readonly Category[]): void {
  const path = `/product/${product.id}`
  const { origin } = location
  const data = useMemo(() => {
    const above = trail.map((category, at) => ({ name: category.name, path: categoryPath(trail.slice(0, at + 1)) }))
    const crumbs = [{ name: 'Каталог', path: '/catalog' }, ...above, { name: product.name, path: '' }]
    return jsonLd([productThing(product, path, origin), crumbsThing(crumbs, origin)])
  }, [product, trail, path, origin])
  const [image] = product.images
  useHead({
    title: `${product.name}, ${product.article}`,
    description: descriptionOf(product),
    canonical: path,
    isIndexed: product.images.length > 0,
    type: 'product',
    image: image && absolute(image, origin),
    data,
  })
}

/** @returns name, article, what it is known by, and as much of its description as fits */
export function descriptionOf(product: Product): string {
  const known = nameplates(product).join(', ')
  const start = `${product.name}, артикул ${product.article}, оптом${known && `: ${known}`}.`
  return trimText([start, product.description].filter(Boolean).join(' ').replaceAll(/\s+/g, ' '), META_DESCRIPTION_LENGTH)
}
