import { weakMapMemoize } from 'reselect'
import { REGION_ACTIVE } from '../../../model/company/region'
import type { RegionDiscount } from '../../../model/company/region-discount'
import type { CatalogueProduct } from '../../catalogue/catalogue-product'
import { CATEGORY_TREE, type CategoryNode } from '../../catalogue/facts'
import { discountsIn, sectionOf } from '../../catalogue/pricing/pricing'
import { endOf, leadingPromotion } from '../../catalogue/pricing/promotions'
import type { Catalogue } from '../../catalogue/query/catalogue'
import type { Scene } from '../../scene'
import { dayOf, type PricedRegion, termsOf } from './region-prices'

/** Goods that have the same discounts in every region, by one of them. */
type Group = { product: CatalogueProduct; count: number }

/**
 * The discounts of a region by brand, section and promotion, as its price rows have them; what has none stands in no row. A region that
 * is not active has no terms of its own. [DEC-012, DEC-032]
 */
export function regionDiscounts({ world, now }: Pick<Scene, 'world' | 'now'>, region: PricedRegion): RegionDiscount[] {
  if (region.status !== REGION_ACTIVE) return []
  const discountsOf = discountsIn(termsOf(region.id))
  const [firstDay, today] = [dayOf(world.today), dayOf(now())]
  return groupsOf(world.catalogue).flatMap(({ product, count }) => {
    const [discount, discount2] = discountsOf(product)
    if (discount + discount2 === 0) return []
    const promotion = leadingPromotion(product)
    return [
      {
        brand: product.brand.name,
        brand_slug: product.brand.slug,
        category_id: sectionOf(product),
        category_name: SECTIONS.get(sectionOf(product)) ?? '',
        discount,
        discount2,
        promotion: promotion && { id: promotion.id, title: promotion.title, ends_at: endOf(promotion, firstDay, today) },
        count,
      },
    ]
  })
}

/** The listed goods by what decides their discounts. */
const groupsOf = weakMapMemoize(({ listed }: Catalogue): Group[] => {
  const groups = new Map<string, Group>()
  for (const product of listed) {
    const key = `${product.brand.slug} ${sectionOf(product)} ${leadingPromotion(product)?.id ?? 0}`
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { product, count: 1 })
  }
  return [...groups.values()]
})

/** Names of the categories right below the roots. */
const SECTIONS: ReadonlyMap<number, string> = new Map(
  CATEGORY_TREE.flatMap(({ children = [] }: CategoryNode) => children.map(({ id, name }): [number, string] => [id, name])),
)
