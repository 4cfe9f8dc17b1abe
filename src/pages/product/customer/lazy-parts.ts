import { createLazy } from '../../../shop/code/lazy'

/** What only customers see of a product, by `useCustomerLazy`. */
export const lazyParts = createLazy(async () => (await import('./parts')).parts)
