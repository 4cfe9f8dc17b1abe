import type { AnyMachineSnapshot, EventObject, SnapshotFrom } from 'xstate'
import type { cartSavingMachine } from '../../../machines/saved-carts/cart-saving.machine'
import { isInDoubt } from '../../../model/api-error'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { cartOf } from './few-carts'

type Saving = SnapshotFrom<typeof cartSavingMachine>
const { done, failed } = endsOf('cartSaving')

/** The first name, and another one that is given where nobody knows what became of the first. */
const named = ['a', 'b'].map((name) => ({ type: 'name.submitted', name, lines: [{ product_id: 1, qty: 1 }] }))
const mayBeNamed = ({ context }: Saving, event: EventObject) =>
  event === named[0] ? context.name === '' : event !== named[1] || isInDoubt(context.error)

const situation = ({ value, context: { name, seq, error, made } }: Saving): string =>
  JSON.stringify([value, name, seq, error?.status, made === null])

/** How a cart is saved under a name. */
export const cartSavingWalks: readonly Walk[] = [
  {
    inputs: [{ tab: 't' }],
    events: [
      ...named,
      done('saving', cartOf(1)),
      failed('saving', 503),
      failed('saving', 422),
      done('renaming', { ...cartOf(1), name: 'b' }),
      failed('renaming', 503),
    ],
    mayHappen: (snapshot: AnyMachineSnapshot, event) => mayBeNamed(snapshot as Saving, event),
    situation: (snapshot) => situation(snapshot as Saving),
    limit: 50,
  },
]
