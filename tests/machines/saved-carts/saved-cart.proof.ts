import fc from 'fast-check'
import { savedCartMachine } from '../../../machines/saved-carts/saved-cart.machine'
import { isInDoubt } from '../../../model/api-error'
import { proofOf } from '../proof'
import { anySavedCart, cartOf } from './few-carts'

/** What is tried where it is under way. */
const TRIED: Readonly<Record<string, (name: string) => string>> = {
  renaming: (name) => `name ${name}`,
  removing: () => 'removal',
  returning: () => 'return',
}

export default proofOf(savedCartMachine, {
  inputs: [{ cart: cartOf(1), tab: 't' }],
  answers: {
    sendName: [{ ...cartOf(1), name: 'b' }],
    sendRemoval: [null],
    sendReturn: [cartOf(2)],
  },
  payloads: {
    'cart.read': fc.record({ cart: anySavedCart }),
    'name.submitted': fc.record({ name: fc.constantFrom('a', 'b') }),
  },
  // What has no answer is tried again under its key, what was refused is not; nothing older than what is known is kept.
  law: (snapshot, { before }) => {
    const { cart, name, tried, error } = snapshot.context
    const { cart: known, tried: open } = before.context
    return (
      (!snapshot.hasTag('busy') || tried?.what === TRIED[snapshot.value as string]?.(name)) &&
      (error === null || isInDoubt(error) === (tried !== null)) &&
      (open === null || tried === null || (open.what === tried.what) === (open.key === tried.key)) &&
      (cart.id !== known.id || (cart.version ?? 0) >= (known.version ?? 0))
    )
  },
})
