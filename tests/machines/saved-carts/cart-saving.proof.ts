import fc from 'fast-check'
import { cartSavingMachine, type LineToSave } from '../../../machines/saved-carts/cart-saving.machine'
import { isInDoubt } from '../../../model/api-error'
import { anySeenLines } from '../arbitraries'
import { proofOf } from '../proof'
import { cartSavingWalks } from './cart-saving-walks'
import { cartOf } from './few-carts'

const wordsOf = (lines: readonly LineToSave[]): string => lines.map(({ product_id, qty, note }) => `${product_id} ${qty} ${note}`).join()

export default proofOf(cartSavingMachine, {
  inputs: [{ tab: 't' }],
  answers: {
    saveCart: [cartOf(1)],
    sendName: [{ ...cartOf(1), name: 'b' }],
  },
  payloads: {
    'name.submitted': fc.record({ name: fc.constantFrom('a', 'b'), lines: anySeenLines }),
  },
  walks: cartSavingWalks,
  // Other lines have another key, and so has what is tried after a refusal; nothing else has.
  law: (snapshot, { before }) => {
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
  },
})
