import type { AnyMachineSnapshot } from 'xstate'
import { productOf } from '../../support/goods'

/** What its effects answer where they succeed. */
export const refillOutputs: Readonly<Record<string, unknown>> = {
  loadList: {
    boughtFor: null,
    rows: [
      { product: productOf(1), qty: 4, then: 100, now: { product: productOf(1), cost: 110, stock: 50 }, whyNot: null, analog: null },
      { product: productOf(2), qty: 4, then: 100, now: null, whyNot: 'noStock', analog: { product: productOf(3), cost: 90, stock: 50 } },
    ],
  },
  addLines: { after: new Map([[1, 4]]), refused: new Map(), unsure: new Set(), isWaiting: false },
}

/** There is a report as long as there is something to take back, and no longer a wish without a line. */
export const refillLaw = (snapshot: AnyMachineSnapshot): boolean =>
  ['reported', 'undoing', 'undone'].some((state) => snapshot.matches(state)) === (snapshot.context.report !== null) &&
  snapshot.matches('undone') === (snapshot.context.back !== null) &&
  (!snapshot.matches('adding') || snapshot.context.wishes.length > 0) &&
  (!snapshot.hasTag('failed') || snapshot.context.error !== null)
