import { useSelector } from '@xstate/react'
import { selectDraftOf } from '../../../machines/checkout/checkout.selectors'
import type { OrderWords } from '../../../model/order/draft'
import { useAppActor } from '../../shop/app-context'
import { useRegionId } from '../visitor/use-region'

/** What is chosen for the next order of the region in force; renders anew only when what is selected changes. [DEC-027] */
export function useDraft<T>(select: (draft: OrderWords) => T): T {
  const regionId = useRegionId()
  return useSelector(useAppActor('checkout'), (state) => select(selectDraftOf(state, regionId)))
}
