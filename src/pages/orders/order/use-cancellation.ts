import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { cancellationMachine } from '../../../../machines/order/cancellation.machine'
import type { ApiError } from '../../../../model/api-error'
import type { Api } from '../../../../model/contract'
import { useApi } from '../../../app/api-context'
import { randomId } from '../../../platform/random-id'

const connectCancellation = (api: Api) =>
  cancellationMachine.provide({
    actors: {
      // Without the signal: what was confirmed goes on when the page is left.
      sendCancellation: fromPromise(({ input: { orderId, key } }) => api('orders.cancel', { params: { id: orderId } }, { key })),
    },
  })

/** Cancelling an order, alive as long as its page; `onCancelled` is called once it is done, `onDoubt` where it may be done: the order is to be read anew. [DEC-024] */
export function useCancellation(
  orderId: number,
  { onCancelled, onDoubt }: { onCancelled: () => void; onDoubt: () => void },
): { isAsking: boolean; isBusy: boolean; error: ApiError | null; ask: () => void; withdraw: () => void; confirm: () => void } {
  const api = useApi()
  const [machine] = useState(() => connectCancellation(api))
  const actor = useActorRef(machine, { input: { orderId } })
  const told = useEffectEvent(onCancelled)
  const doubted = useEffectEvent(onDoubt)
  useEffect(() => {
    const subscriptions = [actor.on('order.cancelled', () => told()), actor.on('cancellation.doubtful', () => doubted())]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor])
  return {
    isAsking: useSelector(actor, (state) => state.hasTag('asking')),
    isBusy: useSelector(actor, (state) => state.hasTag('busy')),
    error: useSelector(actor, (state) => state.context.error),
    ask: () => actor.send({ type: 'cancellation.asked', key: randomId() }),
    withdraw: () => actor.send({ type: 'cancellation.withdrawn' }),
    confirm: () => actor.send({ type: 'cancellation.confirmed' }),
  }
}
