import * as z from 'zod/mini'
import { GiftRule } from '../promotion/gift-rule'
import { Id } from '../id'
import { Promotion } from './promotion'
import { TextBlock } from './text-block'

/** A promotion with its terms in words. [ENT-017] */
export const PromotionPage = z.object({
  ...Promotion.shape,
  description: z.optional(z.array(TextBlock)),
  /** What a gift asks for. Without it the page does not say what is missing. */
  gift_rule: z.optional(GiftRule),
  /** Ids of the store cities where it holds. Without it: everywhere. */
  city_ids: z.optional(z.array(Id)),
})
export type PromotionPage = z.output<typeof PromotionPage>
