import { useSelector } from '@xstate/react'
import { selectContact, selectWanted } from '../../../../../machines/customer/order-facts'
import { selectDraftOf } from '../../../../../machines/checkout/checkout.selectors'
import type { DetailsChange } from '../../../../../machines/checkout/checkout.types'
import { regionState } from '../../../../../model/company/region'
import type { Contact, Wanted } from '../../../../../model/order/placing/details'
import { useAppActor, useCustomerState } from '../../../../app/app-context'
import { useArrival } from '../../../../hooks/cart/use-arrival'

/** What is said of the next order beside goods, place and comment. */
export type OrderDetailsForm = {
  contact: Contact
  buyerNumber: string
  /** null: nothing is promised. */
  wanted: Wanted | null
  /** ms; null: not known yet. */
  now: number | null
  isEditable: boolean
  /** The region may order now: there is something to be in time for. */
  mayOrder: boolean
  change: (details: DetailsChange) => void
}

/** Contact, own number and day of the next order, as they are kept. [DEC-067] */
export function useOrderDetails(): OrderDetailsForm {
  const actor = useAppActor('checkout')
  const checkout = useSelector(actor, (state) => state)
  const delivery = useSelector(useAppActor('delivery'), (state) => state)
  const customer = useCustomerState((state) => state)
  const arrival = useArrival()
  const region = customer?.context.region ?? null
  return {
    contact: selectContact({ customer, checkout }),
    buyerNumber: selectDraftOf(checkout, region?.id).buyerNumber,
    wanted: selectWanted({ delivery, checkout }, arrival),
    now: delivery?.context.now ?? null,
    isEditable: checkout?.hasTag('editable') ?? false,
    mayOrder: region !== null && regionState(region) === 'active',
    change: (details) => actor?.send({ type: 'details.changed', details }),
  }
}
