import { trailOf } from '../../../model/catalogue/category'
import type { ListQuestion, ProductQuery } from '../../../model/catalogue/filter'
import type { Promotion, PromotionCategory } from '../../../model/content/promotion'
import type { PromotionPage } from '../../../model/content/promotion-page'
import type { TextBlock } from '../../../model/content/text-block'
import { formatPercent } from '../../../model/money/money'
import { brandInCall } from '../../../model/promotion/brand-call'
import type * as z from 'zod/mini'
import { storeCity } from '../../catalogue/cities'
import { BRANDS } from '../../catalogue/facts'
import { type Promotion as Terms, PROMOTIONS, type PromotionType } from '../../catalogue/pricing/promotions'
import { type Facets } from '../../catalogue/query/facets'
import { queryFacets, queryPage } from '../../catalogue/query/query-products'
import { refuse } from '../../refusals'
import type { Scene } from '../../scene'
import facts from '../../seed/facts/promotion-terms.json'
import { typeset } from '../../seed/typeset'
import { giftChoiceCount, giftRuleOf } from '../gift'
import { allowedQuestion } from '../product-list'
import { askingRegion, productViewer } from '../product-view'
import { dayOf } from '../region/region-prices'
import { askingCity, promotionView, offeredPromotions, running } from './promotion-view'

const DAY_MS = 86_400_000
/** How long those ran that are over. */
const RAN_DAYS = 30

/** Those that are over, the last one first; nothing of the catalogue takes part in them. @param scene whose database counts from its first day */
export const endedPromotions = (scene: Scene): Promotion[] =>
  facts.ended.map(({ id, title, type, daysAgo, category, discount }) => {
    const found = trailOf(scene.world.categories, category).at(-1)
    return {
      id,
      action_type: type as PromotionType, // the file has these types only
      title: typeset(title),
      values: discount > 0 ? [{ name: 'Скидка', value: formatPercent(discount * 100) }] : [],
      categories: found ? [{ id: found.id, slug: found.slug, name: found.name, count: 0 }] : [],
      banners: [],
      starts_at: dayOf(scene.world.today - (daysAgo + RAN_DAYS) * DAY_MS),
      ends_at: dayOf(scene.world.today - daysAgo * DAY_MS),
    }
  })

/** A promotion with its terms in words, also one that is over; 404 where there never was one. [CALL-081] */
export function promotionPage(scene: Scene, id: number): PromotionPage {
  const promotion = PROMOTIONS.find((each) => each.id === id)
  if (!promotion) {
    const ended = endedPromotions(scene).find((each) => each.id === id)
    if (!ended) throw unknown()
    return { ...ended, description: blocksOf(facts.ended.find((each) => each.id === id)?.terms ?? []) }
  }
  const view = promotionView(scene, promotion)
  const rule = giftRuleOf(id)
  return {
    ...view,
    values: [...view.values, ...placesOf(promotion)],
    description: blocksOf((facts.terms as Partial<Record<string, string[]>>)[id] ?? []),
    ...(rule && { gift_rule: rule }),
    ...(promotion.cities && { city_ids: [...promotion.cities] }),
  }
}

const unknown = () => refuse(404, { message: 'Такой акции нет' })

/** 404 for what never was a promotion. */
function requirePromotion(scene: Scene, id: number): void {
  if (!PROMOTIONS.some((each) => each.id === id) && !endedPromotions(scene).some((each) => each.id === id)) throw unknown()
}

/** Where a promotion holds that does not hold everywhere. */
const placesOf = ({ cities }: Terms): Promotion['values'] =>
  cities ? [{ name: 'Города', value: cities.flatMap((id) => storeCity(id)?.name ?? []).join(', ') }] : []

/** The first sentence says what it is, the others are its terms. */
const blocksOf = ([first = '', ...terms]: readonly string[]): TextBlock[] => [
  { type: 'paragraph', text: typeset(first) },
  { type: 'list', items: terms.map(typeset) },
]

/** The categories of its goods that hold goods themselves, those with most goods first. [CALL-082] */
export function promotionCategories(scene: Scene, id: number): PromotionCategory[] {
  requirePromotion(scene, id)
  const { catalogue, categories } = scene.world
  const counts = new Map<number, number>()
  for (const row of catalogue.promotions.get(id) ?? []) {
    const category = catalogue.listed[row]?.categoryId ?? 0
    counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return Array.from(counts)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([categoryId, count]) => {
      const category = trailOf(categories, categoryId).at(-1)
      return category ? [{ id: category.id, slug: category.slug, name: category.name, count }] : []
    })
}

/** How many goods there are to choose a gift from; 0 where the promotion gives none. [CALL-084] */
export function giftCount(scene: Scene, id: number): number {
  requirePromotion(scene, id)
  return giftChoiceCount(scene, id)
}

type Asked = z.output<typeof ListQuestion> & { itemsPerPage?: number | undefined }

/** A page of its goods; none of one that is over. [CALL-083] */
export async function promotionProducts(scene: Scene, id: number, asked: Asked) {
  requirePromotion(scene, id)
  const { ids, total } = queryPage(scene.world.catalogue, await allowedQuestion(scene, { ...asked, promotion_id: id }))
  const view = productViewer(scene, askingRegion(scene, asked.company_region_id))
  return { products: ids.flatMap((product) => scene.world.catalogue.byId.get(product) ?? []).map(view), total }
}

/** What the goods of a promotion can be narrowed by; without one those of all that hold for the one who asks. [CALL-085] */
export async function promotionFacets(scene: Scene, asked: ProductQuery): Promise<Facets> {
  if (asked.promotion_id !== undefined) requirePromotion(scene, asked.promotion_id)
  const all = asked.promotion_id === undefined && running(scene, askingCity(scene, asked)).map(({ id }) => id)
  const within = all ? { actions: asked.actions?.filter((id) => all.includes(id)) ?? all } : {}
  const facets = queryFacets(scene.world.catalogue, await allowedQuestion(scene, { ...asked, ...within }))
  return { ...facets, actions: offeredPromotions(scene, asked, facets.actions) }
}

/** The promotions that goods of a brand take part in, in all cities; 404 for an unknown brand. [CALL-073] @param name with a capital */
export function promotionsOfBrand(scene: Scene, name: string): Promotion[] {
  const brand = BRANDS.find(({ slug }) => brandInCall(slug) === name)
  if (!brand) throw refuse(404, { message: 'Такого бренда нет' })
  const { catalogue } = scene.world
  const rows = new Set(catalogue.brands.get(brand.slug) ?? [])
  return PROMOTIONS.filter(({ id }) => catalogue.promotions.get(id)?.some((row) => rows.has(row))).map((promotion) =>
    promotionView(scene, promotion),
  )
}
