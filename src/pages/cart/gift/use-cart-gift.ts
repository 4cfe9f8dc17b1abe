import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectUnsent } from '../../../../machines/cart/cart.selectors'
import type { CartGift } from '../../../../model/catalogue/product-price'
import { useAppActor, useAppState } from '../../../shop/app-context'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { useIsSuspended } from '../../../hooks/visitor/use-suspended'
import { sendIfActive } from '../../../shop/send-if-active'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'

/** Why it is not known what the order earns now: it is being counted, or cannot be. */
export type Unsure = 'counting' | 'offline' | 'suspended' | 'unanswered'
/** What the order earns and lacks for a gift; null: nothing of it takes part, or nobody knows. */
export type ShownGift = {
  gift: CartGift | null
  /** null: the gift is as it stands now, not before the last change. */
  unsure: Unsure | null
}

/** Has the gift of the order counted as long as this is shown. [DEC-012] */
export function useGiftShown(): void {
  const cartGift = useAppActor('cartGift')
  useEffect(() => {
    cartGift?.send({ type: 'gift.shown' })
    return () => sendIfActive(cartGift, { type: 'gift.hidden' })
  }, [cartGift])
}

/** Whether the first answer about this region's cart is on its way. */
export const useIsGiftAwaited = (): boolean =>
  useSelector(
    useAppActor('cartGift'),
    (state) => state !== undefined && !state.context.isAnswered && (state.hasTag('busy') || state.context.isBehind),
  )

/** The gift of the order, while `useGiftShown` has it counted. [DEC-012] */
export function useCartGift(): ShownGift {
  const cartGift = useAppActor('cartGift')
  const regionId = useRegionId()
  const isSaved = useSelector(useDrawnCart(), (state) => state === undefined || selectUnsent(state) === 0)
  const gift = useSelector(cartGift, (state) => (state && state.context.regionId === regionId ? state.context.gift : null))
  const isKnown = useSelector(cartGift, (state) => state?.context.isSure ?? false)
  const hasFailed = useSelector(cartGift, (state) => state?.hasTag('failed') ?? false)
  const isOffline = useAppState((app) => app.context.isOffline)
  const isSuspended = useIsSuspended()
  const reason = isOffline ? 'offline' : isSuspended ? 'suspended' : hasFailed ? 'unanswered' : 'counting'
  return { gift, unsure: isKnown && isSaved ? null : reason }
}
