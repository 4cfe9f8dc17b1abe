import { waitFor } from 'xstate'
import { selectLineIds, selectQuantity } from '../../../../machines/cart/cart.selectors'
import type { Tab } from '../../../support/open-tab'

/** Pieces of each line of the cart, in its order. */
export const inCart = (tab: Tab) => {
  const cart = tab.child('cart').getSnapshot()
  return selectLineIds(cart).map((id) => selectQuantity(id)(cart))
}
export const isGuest = (tab: Tab) => waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
/** The popup on the screen. */
export const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
