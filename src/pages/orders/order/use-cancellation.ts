import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '../../../../model/api-error'
import { useAppActor } from '../../../shop/app-context'
import { sendIfActive } from '../../../shop/send-if-active'
import { randomId } from '../../../platform/random-id'

/** The cancelling of one order as its page sees it. */
export type Cancellation = {
  isAsking: boolean
  isBusy: boolean
  error: ApiError | null
  /** Another order that is being cancelled; until that is answered this one cannot be asked about. */
  other: number | null
  ask: () => void
  withdraw: () => void
  confirm: () => void
}

/** Cancelling an order, which goes on when its page is left; a question that was only asked goes with the page. `onCancelled` is called once it is done. [DEC-024] */
export function useCancellation(orderId: number, onCancelled: () => void): Cancellation {
  const actor = useAppActor('cancellation')
  const told = useEffectEvent(onCancelled)
  useEffect(() => {
    if (!actor) return
    const subscription = actor.on('order.cancelled', (fact) => {
      if (fact.orderId === orderId) told()
    })
    return () => {
      subscription.unsubscribe()
      sendIfActive(actor, { type: 'cancellation.withdrawn', orderId })
    }
  }, [actor, orderId])
  const seen = useSelector(
    actor,
    (state) => {
      const isOurs = state?.context.orderId === orderId
      const isBusy = state?.hasTag('busy') ?? false
      return {
        isAsking: isOurs && state.hasTag('asking'),
        isBusy: isOurs && isBusy,
        error: isOurs ? state.context.error : null,
        other: isBusy && !isOurs ? (state?.context.orderId ?? null) : null,
      }
    },
    shallowEqual,
  )
  return {
    ...seen,
    ask: () => actor?.send({ type: 'cancellation.asked', orderId, key: randomId() }),
    withdraw: () => actor?.send({ type: 'cancellation.withdrawn', orderId }),
    confirm: () => actor?.send({ type: 'cancellation.confirmed', orderId }),
  }
}
