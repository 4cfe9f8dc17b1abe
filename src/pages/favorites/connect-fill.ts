import { cartFillMachine } from '../../../machines/cart-fill/cart-fill.machine'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { Api } from '../../../model/contract'
import { PRICES_PER_REQUEST } from '../../../model/limits'
import { pageCall } from '../../api/page-call'
import type { AppActor } from '../../app/connect-app'
import { addLines } from '../../cart/refill/connect-refill'

/** A list put into the cart with its calls; its lines go there by one event. [DEC-020] */
export const connectFill = (api: Api, app: AppActor) =>
  cartFillMachine.provide({
    actors: {
      loadPrices: pageCall(async ({ input: { regionId, ids }, signal }) => {
        const prices: ProductPrice[] = []
        for (let at = 0; at < ids.length; at += PRICES_PER_REQUEST) {
          const body = { company_region_id: regionId, products_ids: ids.slice(at, at + PRICES_PER_REQUEST) }
          prices.push(...(await api('products.stocksAndPrices', { body }, { signal })).products)
        }
        return prices
      }),
      addLines: pageCall(({ input, signal }) => addLines(app, input, signal)),
    },
  })
