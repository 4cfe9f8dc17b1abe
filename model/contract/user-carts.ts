import { cleanText } from '../text/typed/clean-text'
import * as z from 'zod/mini'
import { Quantity } from '../cart/cart'
import { Id } from '../id'
import { LINES_PER_SAVED_CART, NOTE_LENGTH, SAVED_CART_NAME_LENGTH } from '../limits'
import { isReadable, plainName } from '../saved-cart/name'
import { ListedCart, UserCart } from '../saved-cart/saved-cart'
import { endpoint } from './endpoint'

const params = z.object({ id: Id })
/** `totalCost` is in the prices of this region; without one it is null. */
const query = z.object({ company_region_id: z.optional(Id) })
/** The list may be asked about a product: how many pieces of it each cart has. */
const listQuery = z.object({ ...query.shape, product_id: z.optional(Id) })
const name = z
  .string('Назовите корзину')
  .check(
    z.overwrite(plainName),
    z.refine(isReadable, 'Назовите корзину'),
    z.maxLength(SAVED_CART_NAME_LENGTH, `Не больше ${SAVED_CART_NAME_LENGTH} знаков`),
  )
const line = z.object({
  product_id: Id,
  qty: Quantity,
  note: z.optional(z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(NOTE_LENGTH, `Не больше ${NOTE_LENGTH} знаков`))),
})

/** CALL-051 to CALL-056: saved carts. Every write carries a key: one whose answer was lost is sent again under it. [DEC-005] */
export const userCartsContract = {
  'userCarts.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/userCarts',
    params,
    query: listQuery,
    output: z.object({ items: z.array(ListedCart) }),
    tags: ['userCarts'],
  }),
  /** Without `items`: what stands in the cart of the region. */
  'userCarts.create': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/users/:id/userCarts',
    params,
    query,
    body: z.object({
      name,
      items: z.optional(
        z
          .array(line)
          .check(
            z.minLength(1, 'Сохранять нечего: список пуст'),
            z.maxLength(LINES_PER_SAVED_CART, `Не больше ${LINES_PER_SAVED_CART} строк`),
          ),
      ),
    }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
  'userCarts.get': endpoint({ kind: 'read', method: 'GET', path: '/userCarts/:id', params, query, output: UserCart, tags: ['userCarts'] }),
  'userCarts.rename': endpoint({
    kind: 'keyedWrite',
    method: 'PATCH',
    path: '/userCarts/:id',
    params,
    query,
    body: z.object({ name }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
  'userCarts.remove': endpoint({
    kind: 'keyedWrite',
    method: 'DELETE',
    path: '/userCarts/:id',
    params,
    output: z.null(),
    invalidates: ['userCarts'],
  }),
  /** 0 takes the line out. */
  'userCarts.updateLine': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/userCarts/:id/products/:productId/updateInCart',
    params: z.object({ id: Id, productId: Id }),
    query,
    body: z.object({ qty: Quantity }),
    output: UserCart,
    invalidates: ['userCarts'],
  }),
} as const
