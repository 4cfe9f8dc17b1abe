import * as z from 'zod/mini'
import { Quantity, UserCart } from '../cart/cart'
import { Id } from '../id'
import { endpoint } from './endpoint'

const params = z.object({ id: Id })
/** `totalCost` is in the prices of this region; without one it is null. */
const query = z.object({ company_region_id: z.optional(Id) })
const name = z.string().check(z.trim(), z.minLength(1, 'Назовите корзину'), z.maxLength(100, 'Не больше 100 знаков'))

/** CALL-051 to CALL-056: saved carts. */
export const userCartsContract = {
  'userCarts.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/userCarts',
    params,
    query,
    output: z.object({ items: z.array(UserCart) }),
    tags: ['userCarts'],
  }),
  'userCarts.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/users/:id/userCarts',
    params,
    query,
    body: z.object({
      name,
      items: z
        .array(z.object({ product_id: Id, qty: Quantity }))
        .check(z.minLength(1, 'Сохранять нечего: список пуст'), z.maxLength(1000, 'Не больше 1000 строк')),
    }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
  'userCarts.get': endpoint({ kind: 'read', method: 'GET', path: '/userCarts/:id', params, query, output: UserCart, tags: ['userCarts'] }),
  'userCarts.rename': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/userCarts/:id',
    params,
    query,
    body: z.object({ name }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
  'userCarts.remove': endpoint({
    kind: 'write',
    method: 'DELETE',
    path: '/userCarts/:id',
    params,
    output: z.null(),
    invalidates: ['userCarts'],
  }),
  /** 0 takes the line out. */
  'userCarts.updateLine': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/userCarts/:id/products/:productId/updateInCart',
    params: z.object({ id: Id, productId: Id }),
    query,
    body: z.object({ qty: Quantity }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
} as const
