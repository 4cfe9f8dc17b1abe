import { fromCallback, fromPromise } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import type { WriterCommand, WriterReport } from '../../../machines/cart/cart.types'
import { ApiError, failureText, isUnanswered, isUnauthorized } from '../../../model/api-error'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { Api } from '../../../model/contract'
import type { WishStore } from '../../platform/wishes/wishes'

/** The cart with its calls and the store of its unsent wishes. */
export const connectCart = (api: Api, wishes: WishStore) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ input, signal }) =>
        api('cart.get', { query: { company_region_id: input.regionId, user_id: input.userId } }, { signal }),
      ),
      loadWishes: fromPromise(({ input }) => wishes.load(input.userId)),
      cartWriter: fromCallback<WriterCommand>(({ sendBack, receive }) => {
        const controller = new AbortController()
        receive(({ userId, write }) => {
          void send(api, userId, write, controller.signal).then((report) => {
            if (!controller.signal.aborted) sendBack(report)
          })
        })
        return () => controller.abort()
      }),
    },
    actions: { keepWishes: ({ context }) => wishes.keep(context.userId, context.queue) },
  })

/** Never rejects: every end of a write is a report. A 401 is no refusal, the write waits for the login. */
async function send(api: Api, userId: number, { key, regionId, productId, qty }: CartWrite, signal: AbortSignal): Promise<WriterReport> {
  try {
    if (productId === 'all') {
      return {
        type: 'write.emptied',
        key,
        cart: await api('cart.clear', { query: { company_region_id: regionId, user_id: userId } }, { key, signal }),
      }
    }
    const kept = await api(
      'cart.updateLine',
      { params: { id: productId }, query: { company_region_id: regionId }, body: { user_id: userId, qty } },
      { key, signal },
    )
    return { type: 'write.answered', key, ...kept }
  } catch (thrown) {
    if (isUnanswered(thrown) || isUnauthorized(thrown)) return { type: 'write.unanswered', key }
    return { type: 'write.refused', key, reason: failureText(ApiError.from(thrown)) }
  }
}
