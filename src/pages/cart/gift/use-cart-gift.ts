import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectIsKnown } from '../../../../machines/cart/cart.selectors'
import type { CartGift } from '../../../../model/catalogue/product-price'
import { useApi } from '../../../app/api-context'
import { useAppActor, useAppState } from '../../../app/app-context'
import { connectCartGift } from './connect-cart-gift'

/** What the cart earns and lacks for a gift; null: nothing of it takes part, or nobody knows. Asked anew each time that the server has taken in every line. [DEC-012] */
export function useCartGift(): CartGift | null {
  const api = useApi()
  const [machine] = useState(() => connectCartGift(api))
  const flow = useActorRef(machine)
  const isHeld = useAppState((app) => app.context.holds.length > 0)
  // The lines of the server while no write is on its way: another object after each answer.
  const lines = useSelector(useAppActor('cart'), (state) => {
    const isSettled = state !== undefined && selectIsKnown(state) && state.context.queue.every(({ stage }) => stage === 'refused')
    return isSettled ? state.context.known : null
  })
  const regionId = useSelector(useAppActor('cart'), (state) => state?.context.regionId ?? null)
  useEffect(() => {
    if (lines !== null && regionId !== null && !isHeld) flow.send({ type: 'cart.settled', regionId })
  }, [flow, lines, regionId, isHeld])
  return useSelector(flow, (state) => (state.context.regionId === regionId ? state.context.gift : null))
}
