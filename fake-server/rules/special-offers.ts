import { derivedPrice } from '../../model/catalogue/product-price'
import type { SpecialOffer } from '../../model/content/promotion'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { endOf, leadingPromotion, PROMOTIONS } from '../catalogue/pricing/promotions'
import { special_offers } from '../seed/facts/texts.json'
import type { Scene, StoredRegion } from '../scene'
import { boughtProducts, freshOrders } from './history/bought-products'
import { productViewer } from './product-view'
import { dayOf, priceRowFor } from './region/region-prices'
import { relatedTo } from './related-products'

const DAY_MS = 86_400_000
/** What was not bought for so long has «давно» not been ordered. */
const LONG_AGO_MS = 14 * DAY_MS
const SHOWN = 12
const TOP = 20
/** Goods of the last orders that others go with. */
const LATEST = 10

/** What an offer is drawn from; none of it has to be offered in the end. */
type Draft = { text: string; goods: readonly CatalogueProduct[]; limit: number }

/**
 * The offers of a region, by the titles of the facts: goods that it has now for less than by the list, each in one offer. An offer ends
 * with the first promotion of its goods, one of no promotion with none. A region that is not active has no prices of its own, and no
 * offers. [CALL-086, DEC-032]
 */
export function specialOffers(scene: Scene, region: StoredRegion): SpecialOffer[] {
  const view = productViewer(scene)
  const [firstDay, today] = [dayOf(scene.world.today), dayOf(scene.now())]
  const taken = new Set<number>()
  return draftsOf(scene, region).flatMap(({ text, goods, limit }, at) => {
    const offered = [...new Set(goods)].filter((product) => !taken.has(product.id) && isCheaper(scene, region, product)).slice(0, limit)
    for (const { id } of offered) taken.add(id)
    if (offered.length === 0) return []
    const ends = offered.flatMap((product) => leadingPromotion(product) ?? []).map((promotion) => endOf(promotion, firstDay, today))
    return [{ id: at + 1, title: special_offers[at] ?? '', text, ends_at: ends.sort()[0] ?? null, products: offered.map(view) }]
  })
}

/** In the order of the titles. */
function draftsOf(scene: Scene, region: StoredRegion): Draft[] {
  const { catalogue } = scene.world
  const bought = boughtProducts(scene, region)
  const known = new Set(bought.map(({ product_id }) => product_id))
  const productsOf = (ids: readonly number[]) => ids.flatMap((id) => catalogue.byId.get(id) ?? []).filter(({ pictured }) => pictured)
  const latest = productsOf(bought.slice(0, LATEST).map(({ product_id }) => product_id))
  const sections = new Set(productsOf([...known]).map(({ categoryId }) => categoryId))
  const since = scene.now() - LONG_AGO_MS
  return [
    { text: 'Товары, которые вы берёте чаще всего, по\u00a0вашей цене.', goods: productsOf(oftenBought(scene, region)), limit: TOP },
    {
      text: 'Вы брали эти товары больше двух недель назад.',
      goods: productsOf(bought.filter(({ at }) => Date.parse(at) < since).map(({ product_id }) => product_id)),
      limit: SHOWN,
    },
    {
      text: 'Подойдут к\u00a0тому, что вы заказали недавно.',
      goods: latest.flatMap((product) => relatedTo(catalogue, product)).filter(({ id }) => !known.has(id)),
      limit: SHOWN,
    },
    {
      text: 'Продаются коробками, и\u00a0скидка по\u00a0акции уже в\u00a0цене.',
      goods: PROMOTIONS.filter(({ discount }) => discount > 0).flatMap(({ id }) =>
        Array.from(catalogue.promotions.get(id) ?? [])
          .flatMap((row) => catalogue.listed[row] ?? [])
          .filter(({ pack }) => pack > 1)
          .slice(0, 3),
      ),
      limit: SHOWN,
    },
    {
      text: 'Новое в\u00a0разделах, из\u00a0которых вы заказываете.',
      goods: catalogue.listed
        .filter(({ id, categoryId }) => sections.has(categoryId) && !known.has(id))
        .sort((first, second) => first.addedDaysAgo - second.addedDaysAgo || first.popularity - second.popularity)
        .slice(0, 5 * SHOWN),
      limit: SHOWN,
    },
  ]
}

/** @returns ids of the goods that stand in the most orders, of equal ones the last bought first */
function oftenBought(scene: Scene, region: StoredRegion): number[] {
  const counts = new Map<number, number>()
  for (const { items } of freshOrders(scene, region))
    for (const { product_id } of items) counts.set(product_id, (counts.get(product_id) ?? 0) + 1)
  return [...counts].sort(([, first], [, second]) => second - first).map(([id]) => id)
}

/** Whether a whole pack is there, for less than by the list. */
function isCheaper(scene: Scene, region: StoredRegion, product: CatalogueProduct): boolean {
  const row = priceRowFor(scene, region, product)
  const { cost_vs_discount: own } = derivedPrice(row)
  return own !== null && row.base_price !== null && own < row.base_price && row.stock >= product.pack
}
