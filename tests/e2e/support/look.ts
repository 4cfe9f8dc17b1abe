import { violations } from './axe'
import type { Screen } from './screens'
import { expect, test, type Shop } from './shop'

/** Contrast and target size of the screens, one after the other, so that one login serves them all. */
export async function look(shop: Shop, screens: readonly Screen[]): Promise<void> {
  test.slow()
  for (const { name, reach } of screens) {
    await test.step(name, async () => {
      await reach(shop)
      expect.soft(await violations(shop.page, 'sight'), name).toEqual([])
    })
  }
}
