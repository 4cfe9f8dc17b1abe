import { cartMachine } from '../../../../machines/cart/cart.machine'
import { driverOf } from '../harness/driver'
import type { Stage } from '../harness/stage'
import { answers, calls } from './answers'
import { buyer } from './buyer'
import { OIL, OTHER } from './goods'
import { states } from './seen'
import { starts } from './starts'
import { isOnPage, qtyOf } from './where'
import { unreached } from './unreached'

export default driverOf<typeof cartMachine, Stage>({
  machine: cartMachine,
  unreached,
  held: ['cart.updateLine', 'cart.updateMany', 'cart.note', 'cart.clear'],
  starts,
  situation: (state) => {
    const { value, context } = state
    const { queue, ghosts, holds, typed, isKnown, failures, loadFailures } = context
    return JSON.stringify([
      value,
      qtyOf(state, OIL),
      context.known.get(OTHER.id)?.item.note,
      queue.map(({ productId, qty, stage, note, batch }) => [productId, qty, stage, note, batch !== undefined]),
      [...ghosts.keys()],
      holds,
      [...typed],
      isOnPage(state),
      isKnown,
      Math.min(failures, 1),
      Math.min(loadFailures, 1),
    ])
  },
  limit: 3000,
  endsBy: [
    'cart.content.failed--cart.report.0',
    'cart.content.refused--cart.report.0',
    'cart.writing.resting--cart.report.0',
    'cart.writing--cart.adopt.0',
  ],
  mayPass: (delay, state) =>
    state.context.holds.length === 0 &&
    (delay !== 'freshness' || (state.context.queue.length === 0 && !state.matches({ writing: 'restoring' }))),
  events: { ...buyer, ...answers },
  calls,
  states,
})
