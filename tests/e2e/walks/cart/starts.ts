import { expect } from '../../support/shop'
import { REGION } from './goods'
import { tabThatFails } from './tabs'
import { CART, DEAD, DEVICE, LIVING, type Parts } from './where'

/** In what situations of the world it begins. */
export const starts: Parts['starts'] = [CART, DEVICE, DEAD, LIVING].map((name) => ({
  name,
  input: { userId: 1, tab: 'walk', regionId: null, holds: [] },
  first: [
    { type: 'cart.load', regionId: REGION },
    { type: 'lines.shown', of: 'all' },
  ],
  come: async (stage) => {
    await stage.shop.comeAs('administrator')
    const other = name === LIVING ? await tabThatFails(stage) : null
    await stage.shop.open('/cart')
    await stage.page.bringToFront()
    if (other)
      await expect.poll(() => stage.waiting('cart.get')).toBeGreaterThan(0) // time would end the waiting for it
    else await stage.passUntil(async () => (await stage.waiting('cart.get')) > 0, 'the cart is asked for')
    return stage
  },
}))
