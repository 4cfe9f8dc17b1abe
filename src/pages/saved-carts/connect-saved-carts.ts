import { fromPromise } from 'xstate'
import { savedCartMachine } from '../../../machines/saved-carts/saved-cart.machine'
import { savedCartsMachine } from '../../../machines/saved-carts/saved-carts.machine'
import { ApiError } from '../../../model/api-error'
import type { Api } from '../../../model/contract'
import { cartTitle, type ListedCart } from '../../../model/saved-cart/saved-cart'
import type { AppActor } from '../../shop/app-actor'
import { queryNow, savedWrite } from '../../cart/saved/saved-write'

/** A server that knows no such call, or no such cart any more. */
const UNKNOWN = new Set([404, 405, 501])

/** Saved carts as wholes, with their calls. What was asked for goes on whatever becomes of the page. [DEC-006] */
export const connectSavedCarts = (api: Api, app: AppActor) =>
  savedCartsMachine.provide({
    actors: {
      savedCart: savedCartMachine.provide({
        actors: {
          sendName: fromPromise(({ input: { id, name, key }, signal }) =>
            savedWrite(app, signal, `Название «${name}» не\u00a0сохранено.`, () =>
              api('userCarts.rename', { params: { id }, query: queryNow(app), body: { name } }, { key }),
            ),
          ),
          sendRemoval: fromPromise(({ input: { id, key }, signal }) =>
            savedWrite(app, signal, 'Корзина не\u00a0удалена.', () => api('userCarts.remove', { params: { id } }, { key })),
          ),
          sendReturn: fromPromise(({ input: { cart, key }, signal }) =>
            savedWrite(app, signal, `Корзина «${cartTitle(cart)}» не\u00a0возвращена.`, () => bringBack(api, app, cart, key)),
          ),
        },
      }),
    },
  })

/** The cart as it was; where the server cannot do that, a new one of the same lines: such a server sends them with the list. */
async function bringBack(api: Api, app: AppActor, cart: ListedCart, key: string): Promise<ListedCart> {
  try {
    return await api('userCarts.restore', { params: { id: cart.id }, query: queryNow(app) }, { key })
  } catch (thrown) {
    const { user } = app.getSnapshot().context
    if (!UNKNOWN.has(ApiError.from(thrown).status) || !user || !cart.items?.length) throw thrown
    const items = cart.items.map(({ product, qty, note }) => ({ product_id: product.id, qty, ...(note !== undefined && { note }) }))
    const args = { params: { id: user.id }, query: queryNow(app), body: { name: cartTitle(cart), items } }
    return api('userCarts.create', args, { key: `${key}-anew` })
  }
}
