import * as z from 'zod/mini'
import { Promotion } from '../../content/promotion'
import { Id } from '../../id'
import { whole } from '../../whole'
import { endpoint } from '../endpoint'

/** The promotions that hold there; without both: those that hold everywhere. */
export const PromotionPlace = z.object({ company_region_id: z.optional(Id), city_id: z.optional(Id) })

/** CALL-073, the one that the home page asks. */
export const promotionListContract = {
  'promotions.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotions',
    query: PromotionPlace,
    output: z.object({ items: z.array(Promotion), total: z.number().check(whole(), z.nonnegative()) }),
    tags: ['promotions'],
  }),
} as const
