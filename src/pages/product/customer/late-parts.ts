import { createLate } from '../../../shop/code/late'

/** What only customers see of a product, by `useCustomerLate`. */
export const lateParts = createLate(async () => (await import('./parts')).parts)
