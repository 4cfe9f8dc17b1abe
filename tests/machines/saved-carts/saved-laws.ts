import fc from 'fast-check'
import type { AnyMachineSnapshot } from 'xstate'
import { cartSavingMachine, type LineToSave } from '../../../machines/saved-carts/cart-saving.machine'
import { type ProductToSave, productSavingMachine } from '../../../machines/saved-carts/product-saving.machine'
import { savedCartMachine } from '../../../machines/saved-carts/saved-cart.machine'
import { savedCartsMachine } from '../../../machines/saved-carts/saved-carts.machine'
import { savedLineMachine } from '../../../machines/saved-carts/saved-line.machine'
import { savedLinesMachine } from '../../../machines/saved-carts/saved-lines.machine'
import { isInDoubt } from '../../../model/api-error'
import { savedRows } from '../../../model/saved-cart/rows'
import { productOf } from '../../support/goods'
import type { Step } from '../../support/walks/walk-paths'

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
  cart: fc.integer({ min: 1, max: 9 }).map((drawn) => ({ ...cartOf(1 + (drawn % 3)), version: drawn % 4 })),
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

type Law = (snapshot: AnyMachineSnapshot, step: Pick<Step, 'before'> & Partial<Step>) => boolean
const wordsOf = (lines: readonly LineToSave[]): string => lines.map(({ product_id, qty, note }) => `${product_id} ${qty} ${note}`).join()
const isSamePress = (one: ProductToSave, other: ProductToSave): boolean =>
  one.cartId === other.cartId && one.productId === other.productId && one.added === other.added

/** Every child that was there is there still; what came back is no ghost. */
const savedCartsLaw: Law = ({ context }, { before }) =>
  [...before.context.carts].every(([id, ref]) => context.carts.get(id) === ref) &&
  [...context.carts.values()].every((ref) => ref.getSnapshot().status === 'active') &&
  [...context.returned.keys()].every((id) => !context.ghosts.has(id) && context.carts.has(id))

/** The very same press that has no answer goes again under its key, every other press under another. */
const productSavingLaw: Law = (snapshot, { before }) => {
  const { wish, made, isOpen, seq, error } = snapshot.context
  const { wish: earlier, ...last } = before.context
  return (
    (!snapshot.hasTag('busy') || wish !== null) &&
    snapshot.hasTag('saved') === (made !== null) &&
    (!snapshot.matches('choosing') || isOpen === (error !== null && isInDoubt(error))) &&
    (seq === last.seq) === (wish === earlier) &&
    (!last.isOpen || !isSamePress(earlier, wish) || seq === last.seq) &&
    (last.isOpen || !(before.matches('choosing') && snapshot.hasTag('busy')) || seq > last.seq)
  )
}

/** What is tried where it is under way. */
const TRIED: Readonly<Record<string, (name: string) => string>> = {
  renaming: (name) => `name ${name}`,
  removing: () => 'removal',
  returning: () => 'return',
}
/** What has no answer is tried again under its key, what was refused is not; nothing older than what is known is kept. */
const savedCartLaw: Law = (snapshot, { before }) => {
  const { cart, name, tried, error } = snapshot.context
  const { cart: known, tried: open } = before.context
  return (
    (!snapshot.hasTag('busy') || tried?.what === TRIED[snapshot.value as string]?.(name)) &&
    (error === null || isInDoubt(error) === (tried !== null)) &&
    (open === null || tried === null || (open.what === tried.what) === (open.key === tried.key)) &&
    (cart.id !== known.id || cart.version >= known.version)
  )
}

const savedLinesLaw: Law = (snapshot) => {
  const { known, wishes, seen, order, lines } = snapshot.context
  const rows = savedRows(snapshot.context)
  return (
    snapshot.hasTag('known') === (known !== null) &&
    [...wishes.keys()].every((id) => seen.has(id) && lines.has(id)) &&
    new Set(order).size === order.length &&
    rows.every(({ qty, isGhost }) => isGhost === (qty === 0))
  )
}

/** Another quantity has another key, and one that was not answered keeps its own; what was wished meanwhile is written next. */
const savedLineLaw: Law = (snapshot, { before, type }) => {
  const { qty, seq, next, refused, failures } = snapshot.context
  const last = before.context
  return (
    snapshot.hasTag('refused') === (refused !== null) &&
    (next === null || snapshot.hasTag('busy')) &&
    (!snapshot.matches('resting') || failures > 0) &&
    (qty === last.qty || seq > last.seq) &&
    (seq === last.seq || type === 'quantity.wished' || last.next !== null) &&
    (last.next === null || next !== null || type === 'quantity.wished' || qty === last.next)
  )
}

/** Other lines have another key, and so has what is tried after a refusal; nothing else has. */
const cartSavingLaw: Law = (snapshot, { before }) => {
  const { lines, seq, made, error } = snapshot.context
  const last = before.context
  const isOther = last.lines.length > 0 && wordsOf(lines) !== wordsOf(last.lines)
  const isRefused = error !== null && !isInDoubt(error)
  return (
    snapshot.hasTag('saved') === (made !== null && !snapshot.hasTag('busy')) &&
    (!snapshot.matches('renaming') || made !== null) &&
    (!snapshot.matches('saving') || error === null) &&
    (seq > last.seq || !isOther) &&
    (seq > last.seq || !(before.matches('saving') && snapshot.matches('naming') && isRefused)) &&
    (seq === last.seq || isOther || isRefused)
  )
}

/** What must hold of them whatever happened. */
export const savedLaws: Readonly<Record<string, Law>> = {
  [savedCartsMachine.id]: savedCartsLaw,
  [productSavingMachine.id]: productSavingLaw,
  [savedCartMachine.id]: savedCartLaw,
  [savedLinesMachine.id]: savedLinesLaw,
  [savedLineMachine.id]: savedLineLaw,
  [cartSavingMachine.id]: cartSavingLaw,
}
