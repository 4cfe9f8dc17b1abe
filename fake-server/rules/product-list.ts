import { PRICE_SORTS, type ProductQuery } from '../../model/catalogue/filter'
import { REGION_ACTIVE } from '../../model/company/region'
import { layoutSwap } from '../../model/text/article'
import type { PriceOf } from '../catalogue/query/selection'
import { size } from '../catalogue/query/bitset'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import type { Scene } from '../scene'
import { askingRegion, isWithdrawn } from './product-view'
import { summaryFor } from './region-prices'

/**
 * A question as the one who asks may put it: without personal prices nothing is filtered or ordered by them, a guest knows no
 * stock either; words typed in the wrong layout are read in the right one. [DEC-032, DEC-057]
 */
export function allowedQuestion(scene: Scene, body: ProductQuery): { query: ProductQuery; priceOf: PriceOf | undefined } {
  const region = askingRegion(scene, body.company_region_id)
  const { price, sort, search, ...rest } = body
  const isPriced = region?.status === REGION_ACTIVE
  const words = search === undefined ? undefined : readableWords(scene, search)
  return {
    query: {
      ...rest,
      ...(words !== undefined && { search: words }),
      ...(isPriced && price && { price }),
      ...(sort && (isPriced || !PRICE_SORTS.has(sort)) && { sort }),
    },
    priceOf: region ? summaryFor(scene, region) : undefined,
  }
}

/** The words, or the same keys in the other layout where only that finds anything. [DEC-057] */
export function readableWords({ world }: Pick<Scene, 'world'>, text: string): string {
  const { find } = world.catalogue.words()
  if (!text.trim() || size(find(text)) > 0) return text
  const swapped = layoutSwap(text)
  return size(find(swapped)) > 0 ? swapped : text
}

/** The goods that lists show and that a text names exactly, by article in any spelling or by barcode, in either layout; what has left the catalogue is none of them. [DEC-057] */
export function namedBy(scene: Pick<Scene, 'world' | 'tables'>, text: string): CatalogueProduct[] {
  const { listed, words } = scene.world.catalogue
  const { named } = words()
  const rows = named(text)
  return (rows.length > 0 ? rows : named(layoutSwap(text))).flatMap((row) => {
    const product = listed[row]
    return product && !isWithdrawn(scene, product.id) ? [product] : []
  })
}
