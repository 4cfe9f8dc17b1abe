import { violations } from '../support/axe'
import { customerScreens, guestScreens, listScreens, type Screen } from '../support/screens'
import { expect, test, type Shop } from '../support/shop'

const PHONE = { width: 360, height: 780 }
const TABLET = { width: 768, height: 1024 }
/** The smallest phone, and where all columns begin, when the header has least room for what stands in it. */
const TIGHT = [
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
  { width: 1060, height: 768 },
]

/** Each screen in one load: contrast and target size, light and dark and on a tablet, then how it lies where it is tight. */
async function look(shop: Shop, screens: readonly Screen[]): Promise<void> {
  test.slow()
  const { page } = shop
  for (const { name, reach } of screens) {
    await test.step(name, async () => {
      await reach(shop)
      expect.soft(await violations(page, 'sight'), name).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, 'sight'), `${name}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(TABLET)
      expect.soft(await violations(page, 'sight'), `${name} on a tablet`).toEqual([])
      for (const size of TIGHT) {
        await page.setViewportSize(size)
        expect.soft(await page.evaluate(sticksOut, size.width), `${name} at ${size.width} px`).toEqual([])
      }
      await page.setViewportSize(PHONE)
    })
  }
}

/**
 * Where the page can be scrolled sideways: what sticks out. Measured after the frame in which the page hears of its new width: what is
 * drawn otherwise on phones by the code, not by the styles alone, changes in it.
 * @param width that it must keep, px
 */
async function sticksOut(width: number): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { scrollWidth, clientWidth } = document.documentElement
  if (clientWidth > width) return [`the page is ${clientWidth} px wide`]
  if (scrollWidth <= clientWidth && document.body.scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 8)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 60)} ends at ${Math.round(element.getBoundingClientRect().right)}`,
    )
}

// At the office width the full check of every screen is made.
test('on a phone and a tablet a guest can read and hit everything, and no page scrolls sideways at 320, 1024 and 1060 px', async ({
  shop,
}) => {
  await look(shop, guestScreens)
})
test('on a phone and a tablet a customer can read and hit everything, and no page scrolls sideways at 320, 1024 and 1060 px', async ({
  shop,
}) => {
  await shop.comeAs('administrator')
  await look(shop, customerScreens)
})
test('so it is with the lists of a customer', async ({ shop }) => {
  await shop.comeAs('administrator')
  await look(shop, listScreens)
})
