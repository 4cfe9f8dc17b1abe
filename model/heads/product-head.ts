import { categoryPath, type Category } from '../catalogue/category'
import { nameplates, type Product } from '../catalogue/product'
import { crumbsThing, productThing } from '../catalogue/structured-data'
import { META_DESCRIPTION_LENGTH } from '../limits'
import { trimText } from '../text/trim'
import type { PageHead } from './page-head'
import { sharePath } from './share-picture'

/**
 * What the head says of a product: title, description, its address and picture, and structured data without prices. [DEC-032, DEC-054]
 * @param trail its category and those above, the root first
 * @param origin of the shop: 'https://…'
 */
export function productHead(product: Product, trail: readonly Category[], origin: string): PageHead {
  const canonical = `/product/${product.id}`
  const above = trail.map((category, at) => ({ name: category.name, path: categoryPath(trail.slice(0, at + 1)) }))
  const crumbs = [{ name: 'Каталог', path: '/catalog' }, ...above, { name: product.name, path: '' }]
  const [image] = product.images
  return {
    title: `${product.name}, ${product.article}`,
    description: descriptionOf(product),
    canonical,
    isIndexed: image !== undefined,
    type: 'product',
    image: image === undefined ? null : sharePath(image),
    things: [productThing(product, canonical, origin), crumbsThing(crumbs, origin)],
  }
}

/** @returns name, article, what it is known by, and as much of its description as fits */
export function descriptionOf(product: Product): string {
  const known = nameplates(product).join(', ')
  const start = `${product.name}, артикул ${product.article}, оптом${known && `: ${known}`}.`
  return trimText([start, product.description].filter(Boolean).join(' ').replaceAll(/\s+/g, ' '), META_DESCRIPTION_LENGTH)
}
