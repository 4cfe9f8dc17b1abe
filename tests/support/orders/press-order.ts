import { waitFor } from 'xstate'
import { pressOrder } from '../../../machines/customer/order-facts'
import { type Tab } from '../open-tab'
import { atRest } from '../waiting/at-rest'
import { sourcesOf } from './order-sources'
import { NOW } from '../world'

/** Presses the order of a tab whose cart holds this product, and goes on until the order is on its way. */
export async function sendOrder(tab: Tab, productId: number): Promise<void> {
  tab.child('prices').send({ type: 'prices.wanted', ids: [productId] })
  tab.clock.increment(1000)
  await atRest()
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it has lines and a place
  await waitFor(tab.child('checkout'), (state) => state.matches({ underway: { sending: 'placing' } }))
  await atRest()
}

/** Makes an order one for a server that compares no versions of carts: there what was wished meanwhile stops none. */
export function forgetVersion(init: RequestInit): void {
  const { cart_version: _, ...order } = JSON.parse(String(init.body)) as Record<string, unknown>
  init.body = JSON.stringify(order)
}
