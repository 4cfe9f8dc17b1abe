import { waitFor } from 'xstate'
import { findSold, productOf } from '../../support/goods'
import { NOW } from '../../support/world'
import { ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

/** Plain goods: enough of them, one by one, without a limit. */
export const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
/** A person changes a quantity by hand. */
export const wish = (tab: Tab, quantity: number, productId = PLAIN): void =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(productId), quantity, stock: null })
/** Every write was answered. */
export const written = (tab: Tab) => waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)

/** Opens a tab with so many pieces of plain goods in the cart, all known that an order takes. */
export async function filled(tab: Tab, quantity = 2): Promise<Tab> {
  await ready(tab)
  wish(tab, quantity)
  tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
  tab.clock.increment(1000)
  await waitFor(tab.child('prices'), ({ context }) => context.entries[PLAIN] !== undefined)
  await written(tab)
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  await atRest()
  return tab
}
