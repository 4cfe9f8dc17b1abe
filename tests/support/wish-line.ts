import { waitFor } from 'xstate'
import { productOf } from './goods'
import { type Tab } from './open-tab'
import { atRest } from './waiting/at-rest'

/** Wishes so many pieces of a product in the cart of a tab, and goes on until the server has answered. */
export async function wishLine(tab: Tab, productId: number, quantity: number): Promise<void> {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(productId), quantity, stock: null })
  tab.clock.increment(1000)
  await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
  await atRest()
}
