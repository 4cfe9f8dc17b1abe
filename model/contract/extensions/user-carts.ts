import * as z from 'zod/mini'
import { Id } from '../../id'
import { UserCart } from '../../saved-cart/saved-cart'
import { endpoint } from '../endpoint'

/** Calls about saved carts that the spec does not list. [DEC-006] */
export const userCartExtensions = {
  /**
   * Why: a cart is deleted without a question and comes back by «Вернуть», with its day and the mark of the manager. Without it: it is
   * saved anew from its lines, as the buyer's own.
   */
  'userCarts.restore': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/userCarts/:id/restore',
    params: z.object({ id: Id }),
    query: z.object({ company_region_id: z.optional(Id) }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
} as const
