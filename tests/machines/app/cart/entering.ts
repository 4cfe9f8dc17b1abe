import { waitFor } from 'xstate'
import { selectLineIds, selectQuantity } from '../../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../../support/goods'
import { openTab, ready, type Tab, type TabOptions } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'

/** Goods of which there is enough, by the piece. */
export const GOODS = Array.from({ length: 4 }, (_, nth) =>
  findSold(({ stock, pack, limit }) => stock > 9 && pack === 1 && limit === null, nth),
)
/** 2, 3, 4 and 5 pieces of them, as rows of a table. */
export const SHEET = GOODS.map((id, at) => `${productOf(id).article}\t${at + 2}`).join('\n')

export const isLookup = (url: string) => /\/ext\/search|byArticles/.test(url)
/** A tab whose questions by article wait for `answer`, and fail while the network is down. */
export async function opened(options: TabOptions = {}): Promise<{ tab: Tab; answer: () => Promise<void> }> {
  const held: (() => void)[] = []
  let isOpen = false
  const tab = await ready(
    openTab({
      ...options,
      intercept: async (url, _, send) => {
        if (isLookup(url) && !isOpen) await new Promise<void>((go) => held.push(go))
        return send()
      },
    }),
  )
  await atRest()
  tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought: [] })
  const answer = async () => {
    isOpen = true
    for (const go of held.splice(0)) go()
    await atRest()
  }
  return { tab, answer }
}
export const paste = (tab: Tab, text = SHEET) => tab.child('quickEntry').send({ type: 'lines.pasted', text })
/** An event that breaks whoever reads it. */
export const poison = (type: string, field: string) =>
  Object.defineProperty({ type }, field, {
    get() {
      throw new Error('boom')
    },
  }) as never

/** Pieces of each line of the cart, in its order. */
export const inCart = (tab: Tab) => {
  const cart = tab.child('cart').getSnapshot()
  return selectLineIds(cart).map((id) => selectQuantity(id)(cart))
}
export const isGuest = (tab: Tab) => waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
/** The popup on the screen. */
export const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
