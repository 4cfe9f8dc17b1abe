import { fromPromise } from 'xstate'
import { type LineToSend, savedLineMachine } from '../../../../machines/saved-carts/saved-line.machine'
import { savedLinesMachine } from '../../../../machines/saved-carts/saved-lines.machine'
import { type ApiError, isInDoubt, isUnauthorized, refusalText } from '../../../../model/api-error'
import type { Api } from '../../../../model/contract'
import { unsentLines } from '../../../../model/saved-cart/rows'
import { formatPieces } from '../../../../model/text/count'
import type { AppActor } from '../../../app/connect-app'
import { openedPage } from '../../../cart/saved/opened-page'
import { queryNow, savedWrite } from '../../../cart/saved/saved-write'
import { forgetUnsent, keepUnsent } from '../../../platform/wishes/unsent-lines'

/**
 * The lines of a saved cart of a user with their calls. A quantity that was wished goes on whatever becomes of the page; what was not
 * answered is taken up when the cart is opened again in this tab. [DEC-020]
 */
export const connectLines = (api: Api, app: AppActor, userId: number) =>
  savedLinesMachine.provide({
    actions: { keepUnsent: ({ context }) => keepUnsent(userId, context.cartId, unsentLines(context)) },
    actors: {
      savedLine: savedLineMachine.provide({
        actors: {
          sendLine: fromPromise(async ({ input, signal }) => {
            const { cartId, productId, qty, key } = input
            /** Of a page that is gone: nobody else notes it. */
            const settle = () => signal.aborted && forgetUnsent(userId, cartId, productId, qty)
            try {
              const answer = await savedWrite(app, signal, toldOf(input), () =>
                api('userCarts.updateLine', { params: { id: cartId, productId }, query: queryNow(app), body: { qty } }, { key }),
              )
              settle()
              return answer
            } catch (error) {
              if (!isWaiting(error)) settle()
              throw error
            }
          }),
        },
      }),
    },
  })

/** It is sent again when the cart is opened again. */
const isWaiting = (error: unknown) => isInDoubt(error) || isUnauthorized(error)

const toldOf =
  ({ cartId, qty }: LineToSend) =>
  (error: ApiError) =>
    isWaiting(error)
      ? {
          text: `Изменения сохранённой корзины ещё не\u00a0сохранены: откройте её, и\u00a0они уйдут. ${refusalText(error)}`,
          link: { label: 'Открыть', to: openedPage(cartId) },
          id: `saved-lines-${cartId}`,
        }
      : {
          text: `В\u00a0сохранённой корзине ${qty === 0 ? 'строка не\u00a0убрана' : `${formatPieces(qty)} не\u00a0сохранено`}. ${refusalText(error)}`,
        }
