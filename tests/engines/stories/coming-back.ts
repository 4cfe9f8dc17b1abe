import { expect } from 'vitest'
import { click, enter, holds, see, until } from './page'
import type { Story } from './story'

const LINE = 'AL-4071-004'
const QUANTITY = `main input[aria-label="Количество: ${LINE}"]`
const SCROLLED = 200

/** How many locks the pages of the shop hold, as the last question said. */
function heldLocks(): number {
  const page = window as Window & { heldLocks?: number }
  void navigator.locks.query().then(({ held }) => {
    page.heldLocks = held?.length ?? 0
  })
  return page.heldLocks ?? 0
}

/** What a page still has that was left and comes back, from the back-forward cache or anew. */
export const comingBack: readonly Story[] = [
  {
    title: 'a cart that was left for another site and comes back stands where it was and holds its lock',
    play: async (tab, shop) => {
      await enter(tab, shop, 'administrator')
      await tab.open(shop.at('/cart'))
      await see(tab, { css: QUANTITY })
      await until(tab, 'the page holds a lock', heldLocks, null)
      await until(
        tab,
        'the cart is scrolled',
        (top) => {
          scrollTo(0, top)
          return scrollY === top
        },
        SCROLLED,
      )
      await tab.open(shop.elsewhere('/robots.txt'))
      await tab.back()
      await until(tab, 'the cart is there again', (css) => location.pathname === '/cart' && document.querySelector(css) !== null, QUANTITY)
      await until(tab, `the cart stands at ${SCROLLED} again`, (top) => Math.abs(scrollY - top) <= 1, SCROLLED)
      await until(tab, 'the page holds a lock again', heldLocks, null)
    },
  },
  {
    title: 'quantities that are typed right before the page is left, time after time, are all there, and the shop answers',
    play: async (tab, shop) => {
      await enter(tab, shop, 'administrator')
      for (const pieces of ['20', '24', '28']) {
        await tab.open(shop.at('/cart'))
        await click(tab, { css: QUANTITY })
        await tab.type(pieces)
        await tab.open(shop.at('/catalog'))
        await tab.open(shop.at('/cart'))
        await holds(tab, QUANTITY, pieces)
      }
      await click(tab, { css: 'button', text: 'Выйти' })
      await until(tab, 'nobody is logged in', () => document.querySelector('header')?.textContent.includes('Войти'), null)
      expect(await tab.evaluate(() => document.querySelector('[role=alert]')?.textContent ?? '', null)).toBe('')
    },
  },
]
