import { NO_WORDS } from '../../../model/order/draft'
import type { CheckoutContext } from '../checkout.types'

/** Nothing of an order that was begun. */
export const NOTHING_BEGUN = {
  submitted: null,
  lines: [],
  version: 0,
  ahead: 0,
  changed: [],
  counted: [],
  agreed: [],
  error: null,
  obstacle: null,
  isUnsure: false,
  isDoubtful: false,
  wasSent: false,
  same: null,
  order: null,
} satisfies Partial<CheckoutContext>
/** Nothing of an order at all: as at the start, and as in another region. */
export const NOTHING_CHOSEN = {
  nextRegionId: null,
  draft: NO_WORDS,
  kept: NO_WORDS,
  followed: [],
  repeated: null,
  ...NOTHING_BEGUN,
} satisfies Partial<CheckoutContext>
