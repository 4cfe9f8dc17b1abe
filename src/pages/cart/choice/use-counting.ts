import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import { LOADER_DELAY_MS } from '../../../../model/limits'
import { useAppActor } from '../../../shop/app-context'
import { usePricesFailed } from '../../../hooks/data/use-price'

/**
 * Why nobody can say yet how many lines can be ordered: the price of some line is on its way, or could not be had; null where all are
 * known. A line that has just come is waited for in silence. [DEC-059]
 */
export function useCounting(): 'busy' | 'failed' | null {
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const hasFailed = usePricesFailed()
  const isUnknown = useSelector(
    useAppActor('cart'),
    (cart) => cart === undefined || selectLineIds(cart).some((id) => prices?.[id] === undefined),
  )
  const [isSaid, setSaid] = useState(isUnknown)
  if (isSaid && !isUnknown) setSaid(false)
  useEffect(() => {
    if (!isUnknown) return
    const timer = setTimeout(() => setSaid(true), LOADER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isUnknown])
  return !isUnknown || !isSaid ? null : hasFailed ? 'failed' : 'busy'
}
