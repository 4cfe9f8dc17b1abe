import { fromPromise } from 'xstate'
import { type LineToSend, savedLineMachine } from '../../../../machines/saved-carts/saved-line.machine'
import { savedLinesMachine } from '../../../../machines/saved-carts/saved-lines.machine'
import { type ApiError, isInDoubt, isUnauthorized, refusalText } from '../../../../model/api-error'
import type { Api } from '../../../../model/contract'
import type { UserCart } from '../../../../model/saved-cart/saved-cart'
import type { UnsentLine } from '../../../../model/saved-cart/unsent'
import { unsentLines } from '../../../../model/saved-cart/rows'
import { formatPieces } from '../../../../model/text/count'
import type { AppActor } from '../../../shop/app-actor'
import { openedPage } from '../../../cart/saved/opened-page'
import { queryNow, savedWrite } from '../../../cart/saved/saved-write'
import { forgetUnsent, keepUnsent, readUnsent } from '../../../platform/wishes/unsent-lines'

/**
 * The lines of a saved cart of a user with their calls. A quantity that was wished goes on whatever becomes of the page; what was not
 * answered is taken up when the cart is opened again in this tab. [DEC-020]
 */
export function connectLines(api: Api, app: AppActor, userId: number) {
  /** As this page left them. */
  let left: readonly UnsentLine[] = []
  const quantityIn = (lines: readonly UnsentLine[], productId: number) => lines.find(({ item }) => item.product.id === productId)?.qty

  async function send(line: LineToSend, signal: AbortSignal): Promise<UserCart> {
    const { cartId, productId, qty, key } = line
    /** Of a page that is gone: nobody else notes it, nor sends what was wished of the line since, unless another page has it by now. */
    const settle = () => {
      if (!signal.aborted) return
      forgetUnsent(userId, cartId, productId, qty)
      const next = quantityIn(readUnsent(userId, cartId), productId)
      if (next === undefined || next !== quantityIn(left, productId)) return
      send({ ...line, qty: next, key: `${key}-next` }, signal).catch(() => {}) // a toast has told of it
    }
    try {
      const params = { id: cartId, productId }
      const answer = await savedWrite(app, signal, toldOf(line), () =>
        api('userCarts.updateLine', { params, query: queryNow(app), body: { qty } }, { key }),
      )
      settle()
      return answer
    } catch (error) {
      if (!isWaiting(error)) settle()
      throw error
    }
  }

  return savedLinesMachine.provide({
    actions: {
      keepUnsent: ({ context }) => {
        left = unsentLines(context)
        keepUnsent(userId, context.cartId, left)
      },
    },
    actors: {
      savedLine: savedLineMachine.provide({ actors: { sendLine: fromPromise(({ input, signal }) => send(input, signal)) } }),
    },
  })
}

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
