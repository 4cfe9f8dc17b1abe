import { fromPromise } from 'xstate'
import { giftMachine } from '../../../../machines/order/gift.machine'
import type { Api } from '../../../../model/contract'

/** The gift of an order with its calls. [DEC-023] */
export const connectGift = (api: Api) =>
  giftMachine.provide({
    actors: {
      // Without the signal: what was asked for goes on whatever becomes of the page.
      askGift: fromPromise(({ input: { orderId, productId } }) =>
        api('orders.getGift', { body: { order_id: orderId, ...(productId !== null && { product_id: productId }) } }),
      ),
      lookUp: fromPromise(async ({ input: { orderId }, signal }) => {
        const { gift } = await api('orders.get', { params: { id: orderId }, query: { include: 'gift' } }, { signal })
        return gift
      }),
    },
  })
