import { useSelector } from '@xstate/react'
import { selectPressed } from '../../../machines/checkout/checkout.selectors'
import { useAppActor } from '../../shop/app-context'
import { useRegionId } from '../visitor/use-region'

/** Why the cart on the screen cannot be changed now; undefined: it can. What was pressed is what is sent. [DEC-022, DEC-035] */
export function useOrderLock(): string | undefined {
  const regionId = useRegionId()
  const isPressed = useSelector(useAppActor('checkout'), (state) => selectPressed(state, regionId) !== null)
  return isPressed ? ORDER_LOCK : undefined
}

/** In words. */
export const ORDER_LOCK = 'Заказ оформляется: состав пока не\u00a0изменить'
