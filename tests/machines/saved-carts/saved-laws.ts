import fc from 'fast-check'
import type { AnyMachineSnapshot } from 'xstate'
import { cartSavingMachine } from '../../../machines/saved-carts/cart-saving.machine'
import { productSavingMachine } from '../../../machines/saved-carts/product-saving.machine'
import { savedCartMachine } from '../../../machines/saved-carts/saved-cart.machine'
import { savedCartsMachine } from '../../../machines/saved-carts/saved-carts.machine'
import { savedLineMachine } from '../../../machines/saved-carts/saved-line.machine'
import { savedLinesMachine } from '../../../machines/saved-carts/saved-lines.machine'
import { savedRows } from '../../../model/saved-cart/rows'
import { productOf } from '../../support/goods'

const number = fc.integer({ min: 1, max: 3 })
const cartOf = (id: number) => ({
  id,
  name: 'a',
  items: [{ product: productOf(id), qty: id }],
  version: id,
  totalCost: null,
  is_manager: false,
  created_at: '2026-11-21T09:00:00Z',
})

/** What the events of saved carts hold besides. */
export const savedContent = {
  cart: number.map(cartOf),
  carts: fc.array(number.map(cartOf), { maxLength: 3 }),
  qty: fc.nat({ max: 9 }),
  name: fc.constantFrom('a', 'b'),
  isLast: fc.boolean(),
}

/** What they begin with; without a parent they tell themselves, who do not listen. */
export const savedInput = { cartId: 7, productId: 1, qty: 1, cart: cartOf(1), unsent: [{ item: cartOf(3).items[0]!, qty: 5 }] }

/** What their effects answer where they succeed. */
export const savedOutputs: Readonly<Record<string, unknown>> = {
  sendLine: cartOf(1),
  sendName: { ...cartOf(1), name: 'b' },
  sendRemoval: null,
  sendReturn: cartOf(2),
  saveCart: cartOf(1),
}

/** What must hold of them whatever happened. */
export const savedLaws: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>> = {
  [savedCartsMachine.id]: ({ context }) =>
    [...context.carts.values()].every((ref) => ref.getSnapshot().status === 'active') &&
    [...context.returned.keys()].every((id) => !context.ghosts.has(id) && context.carts.has(id)),
  [productSavingMachine.id]: (snapshot) =>
    (!snapshot.hasTag('busy') || snapshot.context.wish !== null) && snapshot.hasTag('saved') === (snapshot.context.made !== null),
  [savedCartMachine.id]: (snapshot) => !snapshot.hasTag('busy') || snapshot.context.tried !== null,
  [savedLinesMachine.id]: (snapshot) => {
    const { known, wishes, seen, order, lines } = snapshot.context
    const rows = savedRows(snapshot.context)
    return (
      snapshot.hasTag('known') === (known !== null) &&
      [...wishes.keys()].every((id) => seen.has(id) && lines.has(id)) &&
      new Set(order).size === order.length &&
      rows.every(({ qty, isGhost }) => isGhost === (qty === 0))
    )
  },
  [savedLineMachine.id]: (snapshot) =>
    snapshot.hasTag('refused') === (snapshot.context.refused !== null) && (snapshot.context.next === null || snapshot.hasTag('busy')),
  [cartSavingMachine.id]: (snapshot) => snapshot.hasTag('saved') === (snapshot.context.made !== null && !snapshot.hasTag('busy')),
}
