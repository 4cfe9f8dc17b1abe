import { checkoutMachine } from '../../../../machines/checkout/checkout.machine'
import { calls } from './calls'
import { events } from './events'
import { starts } from './starts'
import { states } from './states'
import type { Checkout, World } from './world'
import { driverOf } from '../harness/driver'
import { unreached } from './unreached'

/** How many presses without an answer the ways tell apart: none, one, more. */
const PRESSES = 2

export default driverOf<typeof checkoutMachine, World>({
  machine: checkoutMachine,
  unreached,
  starts,
  situation: (snapshot) => JSON.stringify([kindOf(snapshot), wordsOf(snapshot)]),
  // It carries the words and asks none of them.
  kind: (snapshot) => JSON.stringify(kindOf(snapshot)),
  limit: 4000,
  // Of a page, which shows what was ordered last.
  others: { 'orders.list': 'page=' },
  events,
  calls,
  states,
})

const wordsOf = ({ context: { draft } }: Checkout) => [draft.receiving, draft.description, draft.buyerNumber]
function kindOf({ value, context }: Checkout) {
  const { regionId, nextRegionId, draft, followed, error, obstacle, isUnsure, isDoubtful, wasSent, repeated } = context
  const { leftOut, news, changed, lines, agreed } = context
  return [
    value,
    [regionId, nextRegionId, draft.uuid, draft.isSent, draft.excluded],
    [followed.length, error?.status, obstacle, isUnsure, isDoubtful, wasSent, repeated, leftOut !== null, changed.length],
    [lines, agreed.length, Math.min(draft.presses.length, PRESSES), draft.seen[1]],
    news.map(({ type }) => type),
  ]
}
