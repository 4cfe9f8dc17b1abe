import * as z from 'zod/mini'
import { Id } from '../id'
import { Percent } from '../money/money'
import { whole } from '../whole'

/**
 * What a region pays less for the goods of one brand in one section of the catalogue, both discounts as a price row has them: the
 * second one is taken from what the first has left. Goods of a promotion stand in a row of their own. What may be left out is unknown
 * to a server that knows the specification alone. [CALL-034, DEC-012 to DEC-014]
 */
export const RegionDiscount = z.object({
  brand: z.string(),
  category_name: z.string(),
  discount: Percent,
  discount2: z.optional(Percent),
  /** For the way into the catalogue. */
  brand_slug: z.optional(z.string()),
  category_id: z.optional(Id),
  /** What gives the second discount instead of the section. */
  promotion: z.optional(z.nullable(z.object({ id: Id, title: z.string(), ends_at: z.iso.date() }))),
  /** Goods of the catalogue that it holds for. */
  count: z.optional(z.number().check(whole(), z.nonnegative())),
})
export type RegionDiscount = z.output<typeof RegionDiscount>
