import { fromPromise } from 'xstate'
import { cartSavingMachine } from '../../../machines/saved-carts/cart-saving.machine'
import type { Api } from '../../../model/contract'
import type { AppActor } from '../../shop/app-actor'
import { queryNow, savedWrite } from './saved-write'

/** Saving lines as a new cart, with its calls; what was pressed goes on when the dialog is closed. */
export const connectSaving = (api: Api, app: AppActor) =>
  cartSavingMachine.provide({
    actors: {
      saveCart: fromPromise(({ input: { name, lines, key }, signal }) =>
        savedWrite(app, signal, `Корзина «${name}» не\u00a0сохранена.`, () => {
          const userId = app.getSnapshot().context.user!.id // only customers have carts
          return api('userCarts.create', { params: { id: userId }, query: queryNow(app), body: { name, items: [...lines] } }, { key })
        }),
      ),
      sendName: fromPromise(({ input: { id, name, key }, signal }) =>
        savedWrite(app, signal, `Название «${name}» не\u00a0сохранено.`, () =>
          api('userCarts.rename', { params: { id }, query: queryNow(app), body: { name } }, { key }),
        ),
      ),
    },
  })
