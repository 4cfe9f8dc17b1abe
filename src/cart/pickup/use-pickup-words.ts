import { useSelector } from '@xstate/react'
import { selectLineIds, shownLines } from '../../../machines/cart/cart.selectors'
import type { PickupAddress } from '../../../model/company/delivery'
import { arrivalDays, type ArrivalDays } from '../../../model/order/arrival'
import { useAppActor } from '../../app/app-context'
import { useDraft } from '../../hooks/cart/use-draft'
import { useDrawnCart } from '../../hooks/cart/use-drawn-cart'
import { pickupWords } from './pickup-words'

/** When the order of this cart can be collected at a point, in words, '' while that is not known; by the minute, and anew with every change of what goes into the order. [DEC-012, DEC-067] */
export function usePickupWords(): (place: PickupAddress) => string {
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const excluded = useDraft((draft) => draft.excluded)
  const arrival = useSelector(useDrawnCart(), (state): ArrivalDays | undefined => {
    const isKnown = state && prices && selectLineIds(state).every((id) => prices[id])
    return isKnown ? arrivalDays(shownLines(state, prices, excluded)) : undefined
  })
  const now = useSelector(useAppActor('delivery'), (state) => state?.context.now ?? null)
  return (place) => (arrival === undefined ? '' : pickupWords(place, arrival, now))
}
