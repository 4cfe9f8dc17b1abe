import { useSelector } from '@xstate/react'
import { selectUnsent } from '../../../../machines/cart/cart.selectors'
import { PROGRESS_THROTTLE_MS } from '../../../../model/limits'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { useThrottled } from '../../../hooks/screen/use-throttled'

/** How many changes are still to be sent, at most every 200 ms. [DEC-059] */
export const useUnsent = (): number => {
  const drawn = useDrawnCart()
  return useThrottled(
    useSelector(drawn, (state) => (state ? selectUnsent(state) : 0)),
    PROGRESS_THROTTLE_MS,
  )
}
