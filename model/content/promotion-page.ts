import * as z from 'zod/mini'
import { Promotion } from './promotion'
import { TextBlock } from './text-block'

/** A promotion with its terms in words. [ENT-017] */
export const PromotionPage = z.object({ ...Promotion.shape, description: z.optional(z.array(TextBlock)) })
