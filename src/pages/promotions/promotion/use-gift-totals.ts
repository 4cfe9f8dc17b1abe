import { shallowEqual, useSelector } from '@xstate/react'
import { selectIsKnown, selectLineIds, shownLines } from '../../../../machines/cart/cart.selectors'
import { isSameList } from '../../../../model/cart/same-list'
import { giftTotals, type GiftTotals } from '../../../../model/promotion/gift-rule'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { usePricesTrouble, useWatchedPrices } from '../../../hooks/data/use-price'
import { useTogether } from '../../../hooks/data/use-together'
import { useAppActor } from '../../../shop/app-context'

const NO_IDS: readonly number[] = []

/** What the cart has of the goods of a gift promotion; null while the cart or a price of it is not known. `retry`: asks for the prices that could not be had. */
export function useGiftTotals(promotionId: number): { totals: GiftTotals | null; retry: (() => void) | null } {
  const [cart, prices] = [useDrawnCart(), useAppActor('prices')]
  const ids = useSelector(cart, (state) => (state ? selectLineIds(state) : NO_IDS), isSameList)
  useWatchedPrices(ids)
  const trouble = usePricesTrouble(ids)
  const totals = useTogether(
    [cart, prices],
    () => ({ cart: cart?.getSnapshot(), prices: prices?.getSnapshot(), promotionId }),
    (sources) => {
      if (!selectIsKnown(sources.cart) || !sources.cart || !sources.prices) return null
      const entries = sources.prices.context.entries
      if (selectLineIds(sources.cart).some((id) => !entries[id])) return null
      return giftTotals(shownLines(sources.cart, entries), sources.promotionId)
    },
    (one, other) => shallowEqual(one, other),
  )
  return { totals, retry: trouble && !trouble.isRetrying ? trouble.retry : null }
}
