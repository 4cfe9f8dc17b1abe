import { useSelector } from '@xstate/react'
import type { PickupAddress } from '../../../model/company/delivery'
import { useAppActor } from '../../shop/app-context'
import { useArrival } from '../../hooks/cart/use-arrival'
import { pickupWords } from './pickup-words'

/** When the order of this cart can be collected at a point, in words, '' while that is not known; by the minute, and anew with every change of what goes into the order. [DEC-012, DEC-067] */
export function usePickupWords(): (place: PickupAddress) => string {
  const arrival = useArrival()
  const now = useSelector(useAppActor('delivery'), (state) => state?.context.now ?? null)
  return (place) => (arrival === undefined ? '' : pickupWords(place, arrival, now))
}
