import { userCartExtensions } from '../../../model/contract/extensions/user-carts'
import { userCartsContract } from '../../../model/contract/user-carts'
import { byAge } from '../../../model/saved-cart/saved-cart'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { cartId } from '../../rules/cart-ids'
import {
  bringBack,
  changeSavedCart,
  listedCarts,
  requireMadeBy,
  requireSavedCart,
  saveCart,
  savedCartsOf,
  savedCartView,
} from '../../rules/saved-carts/saved-carts'
import { linesOfCart, savedLines, withSavedLine } from '../../rules/saved-carts/saved-lines'
import { requireOpenRegion, requireSelf, requireUser, type Scene, type StoredRegion } from '../../scene'

/** The region that a call names, if any: 403 for a foreign or blocked one. */
const regionOf = (scene: Scene, id: number | undefined): StoredRegion | null => (id === undefined ? null : requireOpenRegion(scene, id))

/** Saved carts, each of one person; another's are not there. */
export const userCartsHandlers = handlersFor(
  { ...userCartsContract, ...userCartExtensions },
  {
    'userCarts.list': ({ params, query, ...scene }) => {
      requireSelf(scene, params.id)
      const region = regionOf(scene, query.company_region_id)
      return { items: listedCarts(scene, savedCartsOf(scene, params.id), region, query.product_id).sort(byAge) }
    },

    'userCarts.create': ({ params, query, body, ...scene }) => {
      requireSelf(scene, params.id)
      const region = regionOf(scene, query.company_region_id)
      const key = scene.request.headers.get('idempotency-key') ?? ''
      scene.once(() => saveCart(scene, region, { name: body.name, items: linesToSave(scene, region, body.items), key }))
      return savedCartView(scene, requireMadeBy(scene, params.id, key), region)
    },

    'userCarts.get': ({ params, query, ...scene }) => {
      requireUser(scene)
      const region = regionOf(scene, query.company_region_id)
      return savedCartView(scene, requireSavedCart(scene, params.id), region)
    },

    'userCarts.rename': ({ params, query, body, ...scene }) => {
      requireUser(scene)
      const region = regionOf(scene, query.company_region_id)
      scene.once(() => changeSavedCart(scene, requireSavedCart(scene, params.id), { name: body.name }))
      return savedCartView(scene, requireSavedCart(scene, params.id), region)
    },

    'userCarts.remove': ({ params, ...scene }) => {
      requireUser(scene)
      scene.once(() => changeSavedCart(scene, requireSavedCart(scene, params.id), { removed_at: scene.now() }))
      return null
    },

    'userCarts.updateLine': ({ params, query, body, ...scene }) => {
      requireUser(scene)
      const region = regionOf(scene, query.company_region_id)
      scene.once(() => {
        const cart = requireSavedCart(scene, params.id)
        changeSavedCart(scene, cart, { items: withSavedLine(scene, region, cart.items, params.productId, body.qty) })
      })
      return savedCartView(scene, requireSavedCart(scene, params.id), region)
    },

    'userCarts.restore': ({ params, query, ...scene }) => {
      requireUser(scene)
      const region = regionOf(scene, query.company_region_id)
      scene.once(() => bringBack(scene, params.id))
      return savedCartView(scene, requireSavedCart(scene, params.id), region)
    },
  },
)

/** The lines that were sent, else those of the cart of the region; 422 where neither is named. */
function linesToSave(scene: Scene, region: StoredRegion | null, items: Parameters<typeof savedLines>[2] | undefined) {
  if (items) return savedLines(scene, region, items)
  if (!region) throw refuse(422, { errors: { items: ['Назовите строки или регион, чью корзину сохранить'] } })
  return linesOfCart(scene, region, cartId(requireUser(scene).id, region.id))
}
