import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine'
import { selectLineIds } from '../../../machines/cart/cart.selectors'
import { isSameList } from '../../../model/cart/same-list'
import { PRICES_WAIT_MS } from '../../../model/limits'
import { useAppActor } from '../../app/app-context'
import { useWatchedPrices } from '../../hooks/data/use-price'

/** How the lines of a cart come to the screen: not yet, with their prices, or before them. */
export type Opening = 'waiting' | 'priced' | 'unpriced'

const NONE: readonly number[] = []

/**
 * The lines of a cart that is opened wait for their prices, which decide their places and what stands under them: nothing jumps.
 * Prices that fail, or are not all there after PRICES_WAIT_MS, are not waited for. Said once for a region: what comes later opens nothing.
 * @param isKnown whether the lines are there
 */
export function useOpening(isKnown: boolean): Opening {
  const cart = useAppActor('cart')
  const prices = useAppActor('prices')
  const regionId = useSelector(cart, (state) => state?.context.regionId ?? null)
  const [opened, setOpened] = useState<{ regionId: number | null; how: Opening } | null>(null)
  const isWaiting = isKnown && opened?.regionId !== regionId
  const ids = useSelector(cart, (state) => (state && isWaiting ? shownGoods(state) : NONE), isSameList)
  useWatchedPrices(ids)
  const missing = useSelector(prices, (state) => ids.filter((id) => state?.context.entries[id] === undefined).length)
  const hasFailed = useSelector(prices, (state) => state?.hasTag('failed') ?? false)
  const now: Opening = missing === 0 ? 'priced' : hasFailed ? 'unpriced' : 'waiting'
  if (isWaiting && now !== 'waiting') setOpened({ regionId, how: now })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setOpened({ regionId, how: 'unpriced' }), PRICES_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, regionId])
  return isWaiting ? now : (opened?.how ?? 'waiting')
}

/** The lines, and what may be taken instead of them. */
const shownGoods = (cart: SnapshotFrom<typeof cartMachine>): readonly number[] =>
  selectLineIds(cart).flatMap((id) => {
    const analog = cart.context.known.get(id)?.item.analog_tavrolub
    return analog ? [id, analog.id] : [id]
  })
