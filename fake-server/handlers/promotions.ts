import { trailOf } from '../../model/catalogue/category'
import { promotionsContract } from '../../model/contract/content/promotions'
import type { Promotion } from '../../model/content/promotion'
import { BANNERS } from '../../model/limits'
import { formatPercent } from '../../model/money/money'
import { endOf, type Promotion as Terms, PROMOTIONS, RUN_DAYS } from '../catalogue/pricing/promotions'
import { productImages } from '../catalogue/product-images'
import { handlersFor, notYet } from '../handlers-for'
import { askingRegion } from '../rules/product-view'
import { dayOf } from '../rules/region/region-prices'
import type { Scene } from '../scene'

const DAY_MS = 86_400_000
/** Those that some product takes part in. */
const running = ({ world }: Pick<Scene, 'world'>): Terms[] => PROMOTIONS.filter(({ id }) => world.catalogue.promotions.get(id)?.length)

const { 'promotions.specialOffers': _offers, ...rowsForAll } = promotionsContract

/** Promotions and their goods, for everybody. */
export const promotionsHandlers = handlersFor(rowsForAll, {
  'promotions.list': ({ query, ...scene }) => {
    askingRegion(scene, query.company_region_id)
    const items = running(scene).map((promotion) => promotionView(scene, promotion))
    return { items, total: items.length }
  },

  'promotions.count': ({ query, ...scene }) => {
    askingRegion(scene, query.company_region_id)
    return { count: running(scene).length }
  },

  'promotions.banners': ({ query, ...scene }) => ({
    items: running(scene)
      .map((promotion) => bannerOf(scene, promotion))
      .filter(({ image }) => image)
      .slice(0, query.limit ?? BANNERS),
  }),

  'promotions.get': notYet,
  'promotions.categories': notYet,
  'promotions.products': notYet,
  'promotions.giftProductsCount': notYet,
  'promotions.filters': notYet,
  'promotions.ofBrand': notYet,
})

function promotionView(scene: Scene, promotion: Terms): Promotion {
  const { id, title, type, discount } = promotion
  const endsAt = endOf(promotion, dayOf(scene.now()))
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
function bannerOf({ world: { catalogue } }: Pick<Scene, 'world'>, { id, title }: Terms) {
  const product = catalogue.listed[catalogue.promotions.get(id)?.[0] ?? -1]
  return { id, promotion_id: id, title, image: (product && productImages(product)[0]) ?? '', url: `/promotions/${id}` }
}

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
