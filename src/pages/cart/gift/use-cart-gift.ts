import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { CartGift } from '../../../../model/catalogue/product-price'
import { useAppActor, useAppState } from '../../../app/app-context'

/** What the cart earns and lacks for a gift, as long as this is shown; null: nothing of it takes part, or nobody knows. [DEC-012] */
export function useCartGift(): CartGift | null {
  const cartGift = useAppActor('cartGift')
  const regionId = useAppState((app) => app.context.region?.id ?? null)
  useEffect(() => {
    cartGift?.send({ type: 'gift.shown' })
    return () => {
      // After a logout the actor is gone before its watchers are.
      if (cartGift?.getSnapshot().status === 'active') cartGift.send({ type: 'gift.hidden' })
    }
  }, [cartGift])
  return useSelector(cartGift, (state) => (state && state.context.regionId === regionId ? state.context.gift : null))
}
