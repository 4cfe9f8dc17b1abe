import type { Order } from '../../../model/order/order'
import { type NOTHING_SAID, type OrderWords, withDraftChange } from '../../../model/order/draft'
import type { SameOrderQuestion } from '../../../model/order/placing/same-order'
import { type Press, pressOn } from '../../../model/order/placing/press'
import type { CheckoutContext, CheckoutEvent } from '../checkout.types'
import { asAgreed } from './agreed'

/** What the cart comes to once it has said everything. */
export type Said = Extract<CheckoutEvent, { type: 'checkout.proceed' }>

/** What goes out: the lines that were pressed, in this version of the cart, with the details that follow from them. [DEC-022, DEC-067] */
export const proceeding = (context: CheckoutContext, { lines, version, details }: Said) => ({
  lines: asAgreed(context, lines),
  version,
  submitted: context.submitted && { ...context.submitted, ...(details && { details }) },
})

/** What was sent. */
export const asked = ({ submitted, draft, lines }: CheckoutContext) => ({
  receiving: submitted!.receiving,
  description: draft.description,
  lines,
  details: submitted!.details,
}) // after submit

/** What the button was pressed on, sent now. */
const pressOf = ({ submitted, lines, version }: CheckoutContext): Press => pressOn(submitted?.lines ?? [], lines, version, Date.now())

/** The draft of an order that goes out; the same press again is one. */
export const draftSent = (context: CheckoutContext): OrderWords => {
  const { draft, wasSent } = context
  const isKnown = wasSent && draft.presses.length > 0
  return { ...draft, isSent: true, isPressed: false, presses: isKnown ? draft.presses : [...draft.presses, pressOf(context)] }
}
/** The draft of an order whose uuid is new, or none. */
export const draftUnder = (draft: OrderWords, uuid: string | null): OrderWords => ({ ...draft, uuid, isSent: false, presses: [] })

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
/** The draft, here and as it is kept, with what other tabs chose. @param changes by default what waits for the end of an order */
export const withFollowed = ({ draft, kept, followed }: CheckoutContext, changes = followed): Pick<CheckoutContext, 'draft' | 'kept'> => ({
  draft: changes.reduce(withDraftChange, draft),
  kept: changes.reduce(withDraftChange, kept),
})
/** The draft after an order that is there: its uuid is done with, and what was said of it alone. */
export const draftAfter = (draft: OrderWords, { description, buyer_number, wanted_date }: Order): OrderWords => ({
  ...draftUnder(draft, null),
  hasOrdered: true,
  description: draft.description.trim() === description.trim() ? '' : draft.description,
  buyerNumber: draft.buyerNumber.trim() === buyer_number ? '' : draft.buyerNumber,
  ...(draft.wantedDate === wanted_date && { wantedDate: null, wantedWindow: null }),
})
/** The same after the order that was pressed: the draft is as it was then, but for what other tabs said since. */
export function draftAfterPress(context: CheckoutContext): OrderWords {
  const { draft } = withFollowed(context)
  const isSame = (field: keyof typeof NOTHING_SAID) => draft[field] === context.draft[field]
  return {
    ...draftUnder(draft, null),
    hasOrdered: true,
    description: isSame('description') ? '' : draft.description,
    buyerNumber: isSame('buyerNumber') ? '' : draft.buyerNumber,
    ...(isSame('wantedDate') && isSame('wantedWindow') && { wantedDate: null, wantedWindow: null }),
  }
}
