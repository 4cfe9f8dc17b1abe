import { cartContract } from '../../../model/contract/cart'
import { cartExtensions } from '../../../model/contract/extensions/cart'
import { handlersFor } from '../../handlers-for'
import { bump, cartNow, keepNote, lineNow, noteNow, versionOf } from '../../rules/cart'
import { cartId } from '../../rules/cart-ids'
import { keepWishes } from '../../rules/cart-wishes'
import { requireOpenRegion, requireSelf } from '../../scene'

/** Reads and writes of the cart, each for its region. [DEC-018] */
export const cartHandlers = handlersFor(
  { ...cartContract, ...cartExtensions },
  {
    'cart.get': ({ query, ...scene }) => {
      requireSelf(scene, query.user_id)
      const region = requireOpenRegion(scene, query.company_region_id)
      return cartNow(scene, region, cartId(query.user_id, region.id))
    },

    'cart.clear': ({ query, ...scene }) => {
      requireSelf(scene, query.user_id)
      const region = requireOpenRegion(scene, query.company_region_id)
      const id = cartId(query.user_id, region.id)
      scene.once(() => {
        scene.tables.cartLine.deleteMany({ where: { cart_id: { equals: id } } })
        bump(scene, id)
      })
      return cartNow(scene, region, id)
    },

    'cart.updateLine': ({ params, query, body, ...scene }) => {
      requireSelf(scene, body.user_id)
      const region = requireOpenRegion(scene, query.company_region_id)
      const id = cartId(body.user_id, region.id)
      scene.once(() => {
        keepWishes(scene, region, id, [{ productId: params.id, wished: body.qty, after: query.after }])
        bump(scene, id)
      })
      return { line: lineNow(scene, region, id, params.id), version: versionOf(scene, id) }
    },

    /** All lines or none: an unknown product refuses the whole, and what a refused write has done is undone. */
    'cart.updateMany': ({ query, body, ...scene }) => {
      requireSelf(scene, body.user_id)
      const region = requireOpenRegion(scene, query.company_region_id)
      const id = cartId(body.user_id, region.id)
      scene.once(() => {
        const wishes = body.items.map(({ product_id, qty, after }) => ({ productId: product_id, wished: qty, after }))
        keepWishes(scene, region, id, wishes)
        bump(scene, id)
      })
      return cartNow(scene, region, id)
    },

    'cart.note': ({ query, body, ...scene }) => {
      requireSelf(scene, body.user_id)
      const id = cartId(body.user_id, requireOpenRegion(scene, query.company_region_id).id)
      scene.once(() => {
        keepNote(scene, id, body.product_id, body.note)
        bump(scene, id)
      })
      return { product_id: body.product_id, note: noteNow(scene, id, body.product_id), version: versionOf(scene, id) }
    },
  },
)
