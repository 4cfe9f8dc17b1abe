import type { AnyMachineSnapshot, EventFrom, SnapshotFrom } from 'xstate'
import type { refillMachine } from '../../../machines/refill/refill.machine'
import { productOf } from '../../support/goods'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed, passed } = endsOf('refill')
/** A list of a line that is sold, and of one that only its analog stands in for. */
export const LIST = {
  boughtFor: null,
  rows: [
    { product: productOf(1), qty: 4, then: 100, now: { product: productOf(1), cost: 110, stock: 50 }, whyNot: null, analog: null },
    { product: productOf(2), qty: 4, then: 100, now: null, whyNot: 'noStock', analog: { product: productOf(3), cost: 90, stock: 50 } },
  ],
} as const
/** All was added. */
export const ADDED = { after: new Map([[1, 4]]), refused: new Map<number, string>(), unsure: new Set<number>(), isWaiting: false }
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
      done('loading', LIST),
      failed('loading', 503),
      failed('loading', 403),
      passed('restPause', 'failed'),
      ...['adding', 'undoing'].flatMap((state) => [done(state, ADDED), failed(state, 503)]),
    ],
    situation: (snapshot: AnyMachineSnapshot) => situation(snapshot as SnapshotFrom<typeof refillMachine>),
    limit: 1000,
  },
]
