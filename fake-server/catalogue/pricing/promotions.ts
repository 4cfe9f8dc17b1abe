import { promotions } from '../../seed/facts/texts.json'
import type { Leaf } from '../facts'
import { mix } from '../random'
import { recurringDay } from '../recurring-day'

const DAY_MS = 86_400_000
/** How many days a promotion runs before it begins again. */
export const RUN_DAYS = 60

/** What a promotion gives; price rows list a `gift` apart from the others. */
export type PromotionType = 'discount' | 'gift' | 'bonus' | 'set' | 'sale'
/** A promotion and the goods that take part in it. */
export type Promotion = {
  id: number
  title: string
  type: PromotionType
  /** Ids of categories at any level; none: every one. */
  categories: readonly number[]
  /** How many of a hundred products of these categories take part. */
  percentOfProducts: number
  /** Whole percent of the second discount; 0 where the promotion gives something else. */
  discount: number
  /** The package that its goods come in; null: any. */
  tare: string | null
  /** Ids of the store cities where it holds; null: everywhere. Only promotions without a discount are limited: prices do not depend on it. */
  cities: readonly number[] | null
}

/** Where the promotions hold that do not hold everywhere. */
const CITIES: ReadonlyMap<number, readonly number[]> = new Map([
  [5, [6, 4, 7, 18]],
  [16, [1, 5, 16]],
  [20, [1, 2]],
])
/** After how many days from the first one of the database each promotion ends first, in the order of the facts. */
const ENDS_IN = [12, 20, 3, 33, 26, 1, 40, 9, 18, 6, 2, 15, 28, 24, 50, 10, 35, 30, 45, 5]

/** Categories, share, discount and package of each title, in the order of the facts. A gift is promised for all goods of its title. */
const TERMS: readonly (readonly [categories: readonly number[], percentOfProducts: number, discount: number, tare?: string])[] = [
  [[33], 60, 7],
  [[26, 53, 65], 100, 0, 'Бочка'],
  [[2], 40, 5],
  [[210], 100, 0],
  [[110], 60, 0],
  [[106, 107], 70, 4],
  [[128], 6, 0],
  [[91], 25, 5],
  [[160], 100, 0],
  [[81], 40, 3],
  [[166], 20, 5],
  [[11], 60, 4],
  [[113], 70, 5],
  [[211], 100, 0],
  [[68], 60, 5],
  [[128], 15, 0],
  [[], 0, 3],
  [[53], 35, 4],
  [[118], 80, 5],
  [[130, 131, 150], 20, 0],
]

/** The promotions of the shop; their ids are from 1 in the order of the facts. */
export const PROMOTIONS: readonly Promotion[] = promotions.map(({ t, type }, at) => {
  const [categories, percentOfProducts, discount, tare = null] = TERMS[at] ?? [[], 0, 0]
  const id = at + 1
  return { id, title: t, type: type as PromotionType, categories, percentOfProducts, discount, tare, cities: CITIES.get(id) ?? null } // texts.json has these types only
})

const BY_ID: ReadonlyMap<number, Promotion> = new Map(PROMOTIONS.map((promotion) => [promotion.id, promotion]))
/** @returns the promotions of these ids, in their order */
export const promotionsById = (ids: readonly number[]): Promotion[] => ids.flatMap((id) => BY_ID.get(id) ?? [])

/** @returns the promotion that gives a product its second discount: the greatest one counts, of equal ones the first; null where none gives any */
export function leadingPromotion({ promotions }: { promotions: readonly number[] }): Promotion | null {
  const [first] = promotionsById(promotions)
    .filter(({ discount }) => discount > 0)
    .sort((one, other) => other.discount - one.discount)
  return first ?? null
}

/** Whether a promotion holds in a store city; null: whether it holds everywhere. */
export const holdsIn = ({ cities }: Pick<Promotion, 'cities'>, cityId: number | null): boolean =>
  cities === null || (cityId !== null && cities.includes(cityId))

/**
 * The last day of a promotion. It is counted from the first day of the database, so that it stays where it is until it has come; the day after,
 * the promotion runs anew.
 * @param firstDay first day of the database, ISO date
 * @param today ISO date
 * @returns ISO date, today at the earliest
 */
export function endOf({ id }: Pick<Promotion, 'id'>, firstDay: string, today: string): string {
  const days = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS
  const yesterday = new Date((days(today) - 1) * DAY_MS).toISOString().slice(0, 10)
  return recurringDay(yesterday, RUN_DAYS, days(firstDay) + (ENDS_IN[id - 1] ?? 0))
}

/**
 * @param tare the package of the product; null: none
 * @param shown a product that the drawn screens show: it takes part in all that at least half of its kind does
 * @returns ids of the promotions that a product takes part in, the same in every region
 */
export function promotionsOf(seed: number, leaf: Pick<Leaf, 'path'>, productId: number, tare: string | null, shown = false): number[] {
  return PROMOTIONS.filter((promotion) => {
    const { id, categories, percentOfProducts } = promotion
    const covered = categories.some((category) => leaf.path.includes(category)) && (promotion.tare === null || promotion.tare === tare)
    return covered && (shown ? 50 : mix(seed, productId, 1_000 + id) % 100) < percentOfProducts
  }).map(({ id }) => id)
}
