import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '../../../../../machines/customer/customer.machine'
import { selectContact, selectWanted } from '../../../../../machines/customer/order-facts'
import { selectDraftOf } from '../../../../../machines/checkout/checkout.selectors'
import type { DetailsChange } from '../../../../../machines/checkout/checkout.types'
import { regionState } from '../../../../../model/company/region'
import type { Contact, Wanted } from '../../../../../model/order/placing/details'
import { useAppActor } from '../../../../shop/app-context'
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

type Person = Pick<SnapshotFrom<typeof customerMachine>['context'], 'user' | 'region'> | undefined
/** What he has not sent yet is counted with every key, and concerns no detail of the order. */
const isSamePerson = (a: Person, b: Person): boolean => a?.user === b?.user && a?.region === b?.region

/** Contact, own number and day of the next order, as they are kept. [DEC-067] */
export function useOrderDetails(): OrderDetailsForm {
  const actor = useAppActor('checkout')
  const checkout = useSelector(actor, (state) => state)
  const delivery = useSelector(useAppActor('delivery'), (state) => state)
  const customer = useSelector(useAppActor('customer'), (state) => state?.context, isSamePerson)
  const arrival = useArrival()
  const region = customer?.region ?? null
  return {
    contact: selectContact({ customer: customer && { context: customer }, checkout }),
    buyerNumber: selectDraftOf(checkout, region?.id).buyerNumber,
    wanted: selectWanted({ delivery, checkout }, arrival),
    now: delivery?.context.now ?? null,
    isEditable: checkout?.hasTag('editable') ?? false,
    mayOrder: region !== null && regionState(region) === 'active',
    change: (details) => actor?.send({ type: 'details.changed', details }),
  }
}
