import { fromPromise } from 'xstate'
import { cartGiftMachine } from '../../../machines/prices/cart-gift.machine'
import type { Api } from '../../../model/contract'
import { LINES_PER_ORDER } from '../../../model/limits'

/** The gift of the order with its call: counted from the cart, of the lines asked for; the prices that come along are of no use here. [DEC-012] */
export const connectCartGift = (api: Api) =>
  cartGiftMachine.provide({
    actors: {
      loadGift: fromPromise(async ({ input: { regionId, ids }, signal }) => {
        const body = { company_region_id: regionId, products_ids: ids.slice(0, LINES_PER_ORDER), from_cart: true }
        // A server that does not know the question about the cart answers without a gift.
        return (await api('products.stocksAndPrices', { body }, { signal })).gift ?? null
      }),
    },
  })
