import * as z from 'zod/mini'
import { Id } from '../id'
import { Rubles } from '../money/money'
import { ACTIONS_PER_QUERY, BRANDS_PER_QUERY, FILTERS_PER_QUERY, PAGE_MAX, PRODUCTS_PER_PAGE, SEARCH_LENGTH } from '../limits'
import { cleanText } from '../text/typed/clean-text'
import { whole } from '../whole'

const count = z.number().check(whole(), z.nonnegative())

/** A filter of a list: a range for a measured parameter, values with counts for a listed one. [ENT-013] */
export const Filter = z.union([
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.literal('number'),
    unit: z.optional(z.string()),
    values: z.array(z.object({ value: z.number(), count })),
    sliderRange: z.object({ min: z.number(), max: z.number() }),
  }),
  z.object({ id: z.string(), name: z.string(), type: z.literal('list'), values: z.array(z.object({ name: z.string(), count })) }),
])
export type Filter = z.output<typeof Filter>

/** A brand as a filter value. */
export const BrandCount = z.object({ name: z.string(), slug: z.string(), count })
export type BrandCount = z.output<typeof BrandCount>

/** A promotion as a filter value. */
export const ActionCount = z.object({ id: Id, title: z.string(), count })
export type ActionCount = z.output<typeof ActionCount>

/** Orders of a list; those by price are for buyers who have prices. [DEC-032, DEC-052] */
export const SORTS = ['popular', 'cheap', 'expensive', 'discount', 'rating', 'new'] as const
export type Sort = (typeof SORTS)[number]
/** The orders that a visitor without prices is not given. [DEC-032] */
export const PRICE_SORTS: ReadonlySet<Sort> = new Set<Sort>(['cheap', 'expensive', 'discount'])

/** To be had today at the buyer's own city, in stock anywhere within reach, or awaited. */
export const AVAILABILITIES = ['today', 'stock', 'arrival'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** One chosen filter: names of a list, or the ends of a range. */
export const ChosenFilter = z.object({
  id: z.string(),
  names: z.optional(z.array(z.string())),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
export type ChosenFilter = z.output<typeof ChosenFilter>

/** What any list of products is asked by. */
export const ListQuestion = z.object({
  company_region_id: z.optional(Id),
  category_id: z.optional(Id),
  search: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(SEARCH_LENGTH))),
  brands: z.optional(z.array(z.string()).check(z.maxLength(BRANDS_PER_QUERY))),
  filters: z.optional(z.array(ChosenFilter).check(z.maxLength(FILTERS_PER_QUERY))),
  /** Ends of the personal price, rubles on the wire. */
  price: z.optional(z.object({ min: z.optional(Rubles), max: z.optional(Rubles) })),
  rating: z.optional(z.number().check(whole(), z.minimum(0), z.maximum(5))),
  availability: z.optional(z.array(z.enum(AVAILABILITIES))),
  /** Promotions as a filter: goods of any of them. */
  actions: z.optional(z.array(Id).check(z.maxLength(ACTIONS_PER_QUERY))),
  sort: z.optional(z.enum(SORTS)),
  page: z.optional(z.number().check(whole(), z.positive(), z.maximum(PAGE_MAX))),
})
/** What a list is asked by in the catalogue; the body of products/all and products/filters. */
export const ProductQuery = z.object({
  ...ListQuestion.shape,
  /** What the question is asked within: the page of one promotion. */
  promotion_id: z.optional(Id),
  itemsPerPage: z.optional(z.union(PRODUCTS_PER_PAGE.map((size) => z.literal(size)))),
})
export type ProductQuery = z.output<typeof ProductQuery>
