import { createLazy } from '../shop/code/lazy'

/** What an order was like: its code comes when a mark is asked for. */
export const reviewPopup = createLazy(async () => (await import('./review-popup')).ReviewPopup)
