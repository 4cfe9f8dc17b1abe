import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectUnsent } from '../../../../machines/cart/cart.selectors'
import type { CartGift } from '../../../../model/catalogue/product-price'
import { useAppActor, useAppState } from '../../../app/app-context'
import { sendIfActive } from '../../../app/send-if-active'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'

/** What the order earns and lacks for a gift, as long as this is shown; null: nothing of it takes part, or nobody knows. `isSure`: as it stands now, not before the last change. [DEC-012] */
export function useCartGift(): { gift: CartGift | null; isSure: boolean } {
  const cartGift = useAppActor('cartGift')
  const regionId = useAppState((app) => app.context.region?.id ?? null)
  const isSaved = useSelector(useDrawnCart(), (state) => state === undefined || selectUnsent(state) === 0)
  useEffect(() => {
    cartGift?.send({ type: 'gift.shown' })
    return () => sendIfActive(cartGift, { type: 'gift.hidden' })
  }, [cartGift])
  const gift = useSelector(cartGift, (state) => (state && state.context.regionId === regionId ? state.context.gift : null))
  const isKnown = useSelector(cartGift, (state) => state?.context.isSure ?? false)
  return { gift, isSure: isKnown && isSaved }
}
