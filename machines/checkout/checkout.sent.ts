import type { Order } from '../../model/order/order'
import type { OrderWords } from '../../model/order/draft'
import type { SameOrderQuestion } from '../../model/order/placing/same-order'
import type { CheckoutContext } from './checkout.types'

/** What was sent. */
export const asked = ({ submitted, draft, lines }: CheckoutContext) => ({
  receiving: submitted!.receiving,
  description: draft.description,
  lines,
  details: submitted!.details,
}) // after submit

/** What an order without an answer is looked for by. */
export const numberOf = ({ draft, regionId }: CheckoutContext): { uuid: string; regionId: number } => ({
  uuid: draft.uuid!,
  regionId: regionId!,
}) // it was sent
/** What an order of the same goods is looked for by. */
export const sameOf = ({ draft, lines, regionId }: CheckoutContext): SameOrderQuestion & { regionId: number } => ({
  lines,
  uuid: draft.uuid,
  regionId: regionId!, // it is to be sent
})
/** The draft after an order that is there: its uuid is done with, and what was said of it alone. */
export const draftAfter = ({ draft }: CheckoutContext, { description, buyer_number, wanted_date }: Order): OrderWords => ({
  ...draft,
  uuid: null,
  isSent: false,
  description: draft.description.trim() === description.trim() ? '' : draft.description,
  buyerNumber: draft.buyerNumber.trim() === buyer_number ? '' : draft.buyerNumber,
  ...(draft.wantedDate === wanted_date && { wantedDate: null, wantedWindow: null }),
})
