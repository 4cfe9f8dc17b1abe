import { PRICE_SORTS } from '../../model/catalogue/filter'
import { REGION_ACTIVE } from '../../model/company/region'
import type { ListQuery, Question } from '../catalogue/query/selection'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import type { Scene } from '../scene'
import { askingRegion, isWithdrawn } from './product-view'
import { pricesFor } from './region/region-prices'

/**
 * A question as the one who asks may put it: without personal prices nothing is filtered or ordered by them, a guest knows no
 * stock either. Its words are looked up by the search that the suggestions come from, so that both agree. [DEC-032, DEC-057]
 */
export async function allowedQuestion(scene: Scene, body: ListQuery): Promise<Question> {
  const region = askingRegion(scene, body.company_region_id)
  const { price, sort, search = '', ...rest } = body
  const isPriced = region?.status === REGION_ACTIVE
  const [found, prices] = await Promise.all([
    search.trim() === '' ? null : scene.world.later.search().then(({ find }) => find(search)),
    region && pricesFor(scene, region),
  ])
  const query = { ...rest, ...(isPriced && price && { price }), ...(sort && (isPriced || !PRICE_SORTS.has(sort)) && { sort }) }
  return { query, found, prices }
}

/** The goods that lists show and that a text names exactly, by article in any spelling or by barcode, in either layout; what has left the catalogue is none of them. [DEC-057] */
export async function namedBy(scene: Pick<Scene, 'world' | 'tables'>, text: string): Promise<CatalogueProduct[]> {
  const { named } = await scene.world.later.search()
  return named(text).flatMap((row) => {
    const product = scene.world.catalogue.listed[row]
    return product && !isWithdrawn(scene, product.id) ? [product] : []
  })
}
