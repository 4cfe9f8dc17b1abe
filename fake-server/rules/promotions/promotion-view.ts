import { trailOf } from '../../../model/catalogue/category'
import type { Promotion } from '../../../model/content/promotion'
import { formatPercent } from '../../../model/money/money'
import { endOf, holdsIn, type Promotion as Terms, PROMOTIONS, RUN_DAYS } from '../../catalogue/pricing/promotions'
import { productImages } from '../../catalogue/product-images'
import type { Scene } from '../../scene'
import { askingRegion } from '../product-view'
import { dayOf } from '../region/region-prices'

const DAY_MS = 86_400_000

/** The store city that promotions are asked for: of the region, for guests the one they name; null: none. */
export const askingCity = (scene: Scene, query: { company_region_id?: number | undefined; city_id?: number | undefined }): number | null =>
  askingRegion(scene, query.company_region_id)?.store_city_id ?? query.city_id ?? null

/** Those that some product takes part in and that hold in a city; null: everywhere. */
export const running = ({ world }: Pick<Scene, 'world'>, cityId: number | null): Terms[] =>
  PROMOTIONS.filter((promotion) => world.catalogue.promotions.get(promotion.id)?.length && holdsIn(promotion, cityId))

/** Of the promotions that goods can be narrowed by, those that hold where is asked, and those that are chosen already. */
export function offeredPromotions<Action extends { id: number }>(
  scene: Scene,
  asked: { company_region_id?: number | undefined; actions?: readonly number[] | undefined },
  actions: readonly Action[],
): Action[] {
  const offered = new Set([...running(scene, askingCity(scene, asked)).map(({ id }) => id), ...(asked.actions ?? [])])
  return actions.filter(({ id }) => offered.has(id))
}

/** A promotion as lists show it. [ENT-017] */
export function promotionView(scene: Scene, promotion: Terms): Promotion {
  const { id, title, type, discount } = promotion
  const endsAt = endOf(promotion, dayOf(scene.world.today), dayOf(scene.now()))
  return {
    id,
    action_type: type,
    title,
    values: discount ? [{ name: 'Скидка', value: formatPercent(discount * 100) }] : [],
    categories: categoriesOf(scene, promotion),
    banners: [bannerOf(scene, promotion)].filter(({ image }) => image),
    starts_at: dayOf(Date.parse(`${endsAt}T12:00:00Z`) - RUN_DAYS * DAY_MS),
    ends_at: endsAt,
  }
}

/** A banner shows the most popular product of its promotion. */
export function bannerOf({ world: { catalogue } }: Pick<Scene, 'world'>, { id, title }: Terms) {
  const product = catalogue.listed[catalogue.promotions.get(id)?.[0] ?? -1]
  return { id, promotion_id: id, title, image: (product && productImages(product)[0]) ?? '', url: `/promotions/${id}` }
}

/** The categories that a promotion covers, with how many of its goods they hold. */
function categoriesOf(
  { world: { catalogue, categories } }: Pick<Scene, 'world'>,
  { id, categories: covered }: Terms,
): Promotion['categories'] {
  const rows = catalogue.promotions.get(id) ?? []
  return covered.flatMap((categoryId) => {
    const category = trailOf(categories, categoryId).at(-1)
    const within = new Set(catalogue.categories.get(categoryId) ?? [])
    return category
      ? [{ id: category.id, slug: category.slug, name: category.name, count: Array.from(rows).filter((row) => within.has(row)).length }]
      : []
  })
}
