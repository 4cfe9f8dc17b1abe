import { createLate } from '../shop/code/late'

/** What an order was like: its code comes when a mark is asked for. */
export const reviewPopup = createLate(async () => (await import('./review-popup')).ReviewPopup)
