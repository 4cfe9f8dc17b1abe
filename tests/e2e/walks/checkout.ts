import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import { calls } from './checkout/calls'
import { events } from './checkout/events'
import { starts } from './checkout/starts'
import { states } from './checkout/states'
import type { World } from './checkout/world'
import { driverOf } from './harness/driver'

/** How many presses without an answer the ways tell apart: none, one, more. */
const PRESSES = 2

export const checkout = driverOf<typeof checkoutMachine, World>({
  machine: checkoutMachine,
  starts,
  situation: ({ value, context }) => {
    const { regionId, nextRegionId, draft, followed, error, obstacle, isUnsure, isDoubtful, wasSent, repeated } = context
    const { leftOut, news, changed, lines, agreed } = context
    return JSON.stringify([
      value,
      [regionId, nextRegionId, draft.uuid, draft.isSent, draft.receiving, draft.description, draft.buyerNumber, draft.excluded],
      [followed.length, error?.status, obstacle, isUnsure, isDoubtful, wasSent, repeated, leftOut !== null, changed.length],
      [lines, agreed.length, Math.min(draft.presses.length, PRESSES), draft.seen[1]],
      news.map(({ type }) => type),
    ])
  },
  limit: 4000,
  events,
  calls,
  states,
})
