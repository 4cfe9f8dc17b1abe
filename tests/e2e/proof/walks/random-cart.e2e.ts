import fc from 'fast-check'
import { runs } from '../../../support/runs'
import { expect, Shop, test } from '../../support/shop'
import { cartWalks, isSaved, shown, type Buyer, type Wanted } from '../../walks/cart-commands'

/** Steps of a walk at most. */
const STEPS = 24

test('wherever a buyer wanders, his cart ends as he last wished it: on the screen, after a reload, in another tab and in each region [DEC-018, DEC-020, DEC-021, DEC-027, DEC-008]', async ({
  browser,
  keptOf,
}) => {
  await fc.assert(
    fc.asyncProperty(cartWalks(STEPS), async (commands) => {
      const context = await browser.newContext({ storageState: await keptOf('administrator') })
      const problems: string[] = []
      const shop = new Shop(await context.newPage(), keptOf, problems)
      await shop.answersIn('none')
      await shop.open('/cart')
      await expect(shop.cart.quantities).toHaveCount(10)
      const wanted: Wanted = {
        city: 'Казань',
        carts: { Казань: new Map(Object.entries(await shown(shop))), Самара: new Map() },
        ghosts: new Map(),
        removals: [],
        isOffline: false,
        fault: null,
      }
      const buyer: Buyer = { shop, second: null }
      await fc.asyncModelRun(() => ({ model: wanted, real: buyer }), commands)

      await shop.plays()
      await context.setOffline(false)
      await isSaved(shop)
      const cart = Object.fromEntries(wanted.carts[wanted.city])
      expect(await shown(shop)).toEqual(cart)
      await shop.page.reload()
      await expect.poll(() => shown(shop)).toEqual(cart)
      const other = await shop.tab()
      await other.open('/cart')
      await expect.poll(() => shown(other)).toEqual(cart)
      const city = wanted.city === 'Казань' ? 'Самара' : 'Казань'
      await other.header.openRegions(wanted.city)
      await other.regions.choose(city)
      await expect.poll(() => shown(other)).toEqual(Object.fromEntries(wanted.carts[city]))
      expect(problems).toEqual([])
      await context.close()
    }),
    { ...runs(2), endOnFailure: true },
  )
})
