import { createLate } from '../../shop/code/late'

/** The dialog by which a list of old goes into the cart: it brings its machine, calls and report along. */
export const refillDialog = createLate(async () => (await import('./refill-dialog')).RefillDialog)
