import { DecisionDialog } from './decision-dialog'
import { SameOrderDialog } from './same-order-dialog'
import { UncertainDialog } from './uncertain-dialog'

/** What the buyer is asked about a pressed order, one at a time: also where the cart is empty by then, or another one. [DEC-022] */
export function OrderDialogs() {
  return (
    <>
      <DecisionDialog />
      <SameOrderDialog />
      <UncertainDialog />
    </>
  )
}
