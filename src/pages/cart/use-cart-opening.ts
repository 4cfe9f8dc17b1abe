import { useSelector } from '@xstate/react'
import { weakMapMemoize } from 'reselect'
import { selectLineIds } from '../../../machines/cart/cart.selectors'
import type { KnownLines } from '../../../model/cart/cart-lines'
import { isSameList } from '../../../model/cart/same-list'
import { PRICES_WAIT_MS } from '../../../model/limits'
import { useAppActor } from '../../shop/app-context'
import { useWatchedPrices } from '../../hooks/data/use-price'
import { type Opening, useOpening } from '../../hooks/screen/use-opening'

const NONE: readonly number[] = []

/**
 * The lines of a cart that is opened wait for their prices, which decide their places and what stands under them: nothing jumps.
 * Prices that fail, or are not all there after PRICES_WAIT_MS, are not waited for.
 * @param isKnown whether the lines are there
 */
export function useCartOpening(isKnown: boolean): Opening {
  const cart = useAppActor('cart')
  const prices = useAppActor('prices')
  const regionId = useSelector(cart, (state) => state?.context.regionId ?? null)
  const ids = useSelector(cart, (state) => (state && isKnown ? shownGoods(selectLineIds(state), state.context.known) : NONE), isSameList)
  useWatchedPrices(ids)
  const isMissing = useSelector(prices, (state) => ids.some((id) => state?.context.entries[id] === undefined))
  const hasFailed = useSelector(prices, (state) => state?.hasTag('failed') ?? false)
  const content = !isKnown ? 'unknown' : !isMissing ? 'there' : hasFailed ? 'failed' : 'missing'
  return useOpening('cart-list', regionId, content, PRICES_WAIT_MS)
}

/** The lines, and what may be taken instead of them. */
const shownGoods = weakMapMemoize((ids: readonly number[], known: KnownLines): readonly number[] =>
  ids.flatMap((id) => {
    const analog = known.get(id)?.item.analog_tavrolub
    return analog ? [id, analog.id] : [id]
  }),
)
