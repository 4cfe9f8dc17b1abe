import type { Promotion } from '../content/promotion'
import { isEndingSoon } from './promotion-term'

/** Kinds of promotions that buyers tell apart: cheaper, something besides, several goods together. */
export const PROMOTION_KINDS = ['discount', 'gift', 'set'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

const KIND_OF: Readonly<Record<Promotion['action_type'], PromotionKind>> = {
  discount: 'discount',
  sale: 'discount',
  gift: 'gift',
  bonus: 'gift',
  set: 'set',
}
/** @returns the kind of a promotion */
export const kindOf = ({ action_type: type }: Pick<Promotion, 'action_type'>): PromotionKind => KIND_OF[type]

/** What the address of /promotions asks for; null: all. [ROUTE-010] */
export type PromotionQuery = {
  kind: PromotionKind | null
  /** Slug of a root category. */
  section: string | null
  /** Slug. */
  brand: string | null
  /** Only those that end soon. */
  isEnding: boolean
  /** Of a guest: the id of a store city. */
  cityId: number | null
}

const SLUG = /^[a-z\d-]{1,80}$/

/** Reads the search part of an address; what cannot be read is left out. */
export function parsePromotionQuery(search: string): PromotionQuery {
  const params = new URLSearchParams(search)
  const slugOf = (key: string) => SLUG.exec(params.get(key) ?? '')?.[0] ?? null
  return {
    kind: PROMOTION_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    section: slugOf('section'),
    brand: slugOf('brand'),
    isEnding: params.get('ending') === '1',
    cityId: Number(/^[1-9]\d{0,8}$/.exec(params.get('city') ?? '')?.[0] ?? 0) || null,
  }
}

/** @returns the address of the list */
export function promotionsAddress({ kind, section, brand, isEnding, cityId }: PromotionQuery): string {
  const params = new URLSearchParams({
    ...(kind && { kind }),
    ...(section && { section }),
    ...(brand && { brand }),
    ...(isEnding && { ending: '1' }),
    ...(cityId !== null && { city: String(cityId) }),
  })
  return params.size > 0 ? `/promotions?${params.toString()}` : '/promotions'
}

/** What the choice goes by beside the promotions themselves. */
export type PromotionFacts = {
  /** Slugs of the root categories of its goods. */
  sectionsOf: (promotion: Promotion) => readonly string[]
  /** Ids of the promotions of the chosen brand; null while they are not known, or where none is chosen. */
  ofBrand: ReadonlySet<number> | null
  /** ms by the server's clock */
  now: number
}

/** What a list of promotions shows, and how many each choice would give with the others as they are. */
export type ChosenPromotions = {
  shown: readonly Promotion[]
  kinds: Readonly<Record<PromotionKind | 'all', number>>
  /** By slug of the root category. */
  sections: ReadonlyMap<string, number>
  /** How many end soon. */
  ending: number
}

/** @returns the promotions that a query asks for, the first to end first, with the counts of the other choices */
export function choosePromotions(all: readonly Promotion[], query: PromotionQuery, facts: PromotionFacts): ChosenPromotions {
  const { sectionsOf, ofBrand, now } = facts
  const fits = (promotion: Promotion, but?: 'kind' | 'section' | 'ending') =>
    (but === 'kind' || query.kind === null || kindOf(promotion) === query.kind) &&
    (but === 'section' || query.section === null || sectionsOf(promotion).includes(query.section)) &&
    (but === 'ending' || !query.isEnding || isEndingSoon(promotion.ends_at, now)) &&
    (query.brand === null || (ofBrand?.has(promotion.id) ?? false))
  const ofKinds = all.filter((promotion) => fits(promotion, 'kind'))
  const countOf = (kind: PromotionKind) => ofKinds.filter((promotion) => kindOf(promotion) === kind).length
  const sections = new Map<string, number>()
  for (const slug of all.flatMap(sectionsOf)) sections.set(slug, 0)
  for (const promotion of all.filter((each) => fits(each, 'section')))
    for (const slug of new Set(sectionsOf(promotion))) sections.set(slug, (sections.get(slug) ?? 0) + 1)
  return {
    shown: all.filter((promotion) => fits(promotion)).sort((one, other) => one.ends_at.localeCompare(other.ends_at) || one.id - other.id),
    kinds: { all: ofKinds.length, discount: countOf('discount'), gift: countOf('gift'), set: countOf('set') },
    sections,
    ending: all.filter((promotion) => fits(promotion, 'ending') && isEndingSoon(promotion.ends_at, now)).length,
  }
}
