import type { AnyMachineSnapshot, EventFrom, SnapshotFrom } from 'xstate'
import type { refillMachine } from '../../../machines/refill/refill.machine'
import { productOf } from '../../support/goods'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { refillOutputs } from './refill-world'

const { done, failed, passed } = endsOf('refill')
const { loadList, addLines } = refillOutputs
const standing = [{ product: productOf(2), qty: 3 }]
const told: readonly EventFrom<typeof refillMachine>[] = [
  { type: 'region.aimed', regionId: 1 },
  { type: 'region.aimed', regionId: 2 },
  { type: 'loading.retried' },
  { type: 'line.chosen', productId: 1, as: null },
  { type: 'line.chosen', productId: 2, as: 'analog' },
  { type: 'lines.chosen', isWhole: true },
  { type: 'mode.changed', mode: 'replace' },
  { type: 'refill.confirmed', standing },
  { type: 'replacing.confirmed', standing },
  { type: 'replacing.declined' },
  { type: 'refill.undone', standing },
]

const situation = ({ value, context }: SnapshotFrom<typeof refillMachine>): string => {
  const { regionId, aimedId, mode, choice, error, refusal } = context
  return JSON.stringify([value, regionId, aimedId, mode, [...choice], error?.status, refusal?.status])
}

/** How a list is led into the cart. */
export const refillWalks: readonly Walk[] = [
  {
    inputs: [undefined],
    events: [
      ...told,
      done('loading', loadList),
      failed('loading', 503),
      failed('loading', 403),
      passed('restPause', 'failed'),
      ...['adding', 'undoing'].flatMap((state) => [done(state, addLines), failed(state, 503)]),
    ],
    situation: (snapshot: AnyMachineSnapshot) => situation(snapshot as SnapshotFrom<typeof refillMachine>),
    limit: 1000,
  },
]
