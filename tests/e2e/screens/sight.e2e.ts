import { violations } from '../support/axe'
import { customerScreens, guestScreens, type Screen } from '../support/screens'
import { isPhone } from '../support/screen'
import { expect, test, type Shop } from '../support/shop'

/** Contrast and target size of every screen, one after the other, so that one login serves them all. */
async function look(shop: Shop, screens: readonly Screen[]): Promise<void> {
  for (const { name, reach } of screens) {
    await test.step(name, async () => {
      await reach(shop)
      expect.soft(await violations(shop.page, 'sight'), name).toEqual([])
    })
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme })
    // At the office width the full check has seen the light scheme.
    const isSeen = (shop: Shop) => colorScheme === 'light' && !isPhone(shop.page)

    test(`a guest can read and hit everything, ${colorScheme}`, async ({ shop }) => {
      await look(shop, isSeen(shop) ? [] : guestScreens)
    })
    test(`a customer can read and hit everything, ${colorScheme}`, async ({ shop }) => {
      await shop.enter('administrator')
      await look(shop, isSeen(shop) ? [] : customerScreens)
    })
  })
}
