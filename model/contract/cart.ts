import * as z from 'zod/mini'
import { Cart, KeptLine, Place, Quantity } from '../cart/cart'
import { Id } from '../id'
import { endpoint } from './endpoint'

const whose = z.object({ company_region_id: Id, user_id: Id })

/** CALL-048 to CALL-050. Every write names its region and carries a key. [DEC-018] */
export const cartContract = {
  'cart.get': endpoint({ kind: 'read', method: 'GET', path: '/cart', query: whose, output: Cart, tags: ['cart'] }),
  /** A GET that changes data: the path is the spec's, the kind makes it keyed, XSRF-guarded and never prefetched. [DEC-005] */
  'cart.clear': endpoint({ kind: 'keyedWrite', method: 'GET', path: '/cart/clear', query: whose, output: Cart, invalidates: ['cart'] }),
  'cart.updateLine': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/products/:id/updateInCart',
    params: z.object({ id: Id }),
    query: z.object({ company_region_id: Id, after: Place }),
    body: z.object({ user_id: Id, qty: Quantity }),
    output: KeptLine,
    invalidates: ['cart'],
  }),
} as const
