import { createLate } from '../../../app/code/late'

/** What only customers see of a product. */
export const lateOffer = createLate(() => import('./offer'))
