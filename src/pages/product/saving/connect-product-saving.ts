import { fromPromise } from 'xstate'
import { productSavingMachine } from '../../../../machines/saved-carts/product-saving.machine'
import type { Product } from '../../../../model/catalogue/product'
import type { Api } from '../../../../model/contract'
import type { AppActor } from '../../../shop/app-actor'
import { queryNow, savedWrite } from '../../../cart/saved/saved-write'

/** A product into a saved cart, with its call; what was pressed goes on when the dialog is closed. */
export const connectProductSaving = (api: Api, app: AppActor, { article }: Pick<Product, 'article'>) =>
  productSavingMachine.provide({
    actors: {
      sendLine: fromPromise(({ input: { cartId, productId, qty, key }, signal }) =>
        savedWrite(app, signal, `${article} в\u00a0сохранённую корзину не\u00a0добавлен.`, () =>
          api('userCarts.updateLine', { params: { id: cartId, productId }, query: queryNow(app), body: { qty } }, { key }),
        ),
      ),
    },
  })
