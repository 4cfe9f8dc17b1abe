import * as z from 'zod/mini'
import { Promotion } from '../../content/promotion'
import { endpoint } from '../endpoint'

/** Calls about promotions that the spec's list leaves out. [DEC-006] */
export const promotionExtensions = {
  /** Why: who looks for a promotion that is over learns that it is, and when it was; GET /promotions has those that run. Without it: they are not listed. */
  'promotions.ended': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotions/ended',
    output: z.object({ items: z.array(Promotion) }),
    tags: ['promotions'],
  }),
} as const
