import { customerScreens, guestScreens, type Screen } from '../support/screens'
import { expect, test, type Shop } from '../support/shop'

test.use({ viewport: { width: 320, height: 640 } })

/** How far the page can be scrolled sideways, and what sticks out. */
async function look(shop: Shop, screens: readonly Screen[]): Promise<void> {
  test.slow()
  for (const { name, reach } of screens) {
    await test.step(name, async () => {
      await reach(shop)
      expect.soft(await shop.page.evaluate(sticksOut), name).toEqual([])
    })
  }
}

function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth && document.body.scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 8)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 60)} ends at ${Math.round(element.getBoundingClientRect().right)}`,
    )
}

test('no page scrolls sideways at 320 px for a guest', async ({ shop }) => {
  await look(shop, guestScreens)
})
test('no page scrolls sideways at 320 px for a customer', async ({ shop }) => {
  await shop.enter('administrator')
  await look(shop, customerScreens)
})
