import { fromPromise } from 'xstate'
import { cartGiftMachine } from '../../../machines/prices/cart-gift.machine'
import type { Api } from '../../../model/contract'

/** The gift of the cart with its call: the prices of nothing, counted from the cart. [DEC-012] */
export const connectCartGift = (api: Api) =>
  cartGiftMachine.provide({
    actors: {
      loadGift: fromPromise(async ({ input: { regionId }, signal }) => {
        const body = { company_region_id: regionId, products_ids: [], from_cart: true }
        // A server that does not know the question about the cart answers without a gift.
        return (await api('products.stocksAndPrices', { body }, { signal })).gift ?? null
      }),
    },
  })
