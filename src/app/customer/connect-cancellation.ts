import { fromPromise } from 'xstate'
import { cancellationMachine } from '../../../machines/order/cancellation.machine'
import type { Api } from '../../../model/contract'

/** Cancelling orders with its call. [DEC-024] */
export const connectCancellation = (api: Api) =>
  cancellationMachine.provide({
    actors: {
      // Without the signal: what was confirmed goes on whatever becomes of the page.
      sendCancellation: fromPromise(({ input: { orderId, key } }) => api('orders.cancel', { params: { id: orderId } }, { key })),
    },
  })
