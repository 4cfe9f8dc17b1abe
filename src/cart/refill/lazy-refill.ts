import { createLazy } from '../../shop/code/lazy'

/** The dialog by which a list of old goes into the cart: it brings its machine, calls and report along. */
export const refillDialog = createLazy(async () => (await import('./refill-dialog')).RefillDialog)
