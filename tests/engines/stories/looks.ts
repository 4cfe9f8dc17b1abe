import { expect } from 'vitest'
import { click, enter, see, until } from './page'
import type { Story } from './story'

/** How wide a word of the shop is drawn, by the weight of its letters. */
function widthsByWeight(weights: readonly number[]): number[] {
  const word = document.body.appendChild(document.createElement('span'))
  word.style.cssText = 'position: absolute; font-size: 100px; font-synthesis: none; white-space: nowrap'
  word.textContent = 'Моторное масло 4 л'
  const widths = weights.map((weight) => {
    word.style.fontWeight = String(weight)
    return word.getBoundingClientRect().width
  })
  word.remove()
  return widths
}

/**
 * Nothing of what has the focus lies under the notice on cookies; of a list that scrolls and has the focus as a whole, the upper part is in
 * sight.
 */
function isFocusClear(): boolean {
  const notice = document.querySelector('[role=region][aria-label="Файлы cookie"]')?.getBoundingClientRect()
  const focused = document.activeElement
  if (!notice || !focused || focused === document.body || focused.closest('[aria-label="Файлы cookie"]')) return true
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  if (focused.getAttribute('role') === 'group') return top >= 0 && top < notice.top - 64
  return left >= notice.right || right <= notice.left || top >= notice.bottom || bottom <= notice.top
}

/** What a select has beside its words: paddings, the arrow, and a little for the rounding of widths. */
const ROOM_OF_ARROW = 72

/** How much wider than their chosen words selects are, in pixels. */
function spareWidths(css: string): Record<string, number> {
  const spare = [...document.querySelectorAll<HTMLSelectElement>(css)].map((select) => {
    const words = document.body.appendChild(document.createElement('span'))
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(select)
    Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize, fontWeight })
    words.textContent = select.selectedOptions[0]?.text ?? ''
    const pixels = select.getBoundingClientRect().width - words.getBoundingClientRect().width
    words.remove()
    return [words.textContent, Math.round(pixels)] as const
  })
  return Object.fromEntries(spare)
}

/** What engines draw differently, where the shop has to do something about it. */
export const looks: readonly Story[] = [
  {
    title: 'the weights of the letters differ',
    play: async (tab, shop) => {
      await tab.open(shop.at('/'))
      await see(tab, { css: 'h1' })
      await until(
        tab,
        'the fonts are there',
        () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
        null,
      )
      const widths = await tab.evaluate(widthsByWeight, [400, 500, 600, 700])
      expect(new Set(widths).size, `widths of a word by weight: ${widths.join(', ')}`).toBe(4)
      expect(widths.toSorted((one, other) => one - other)).toEqual(widths)
    },
  },
  {
    title: 'what gets the focus by Tab on the home page does not lie under the notice on cookies, and the tab of the demo stands upright',
    play: async (tab, shop) => {
      await tab.open(shop.at('/'))
      await see(tab, { css: '[role=region][aria-label="Файлы cookie"]' })
      const upright = await tab.evaluate(() => {
        const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Демо')
        const text = document.createTreeWalker(opener ?? document.body, NodeFilter.SHOW_TEXT).nextNode()
        const words = document.createRange()
        words.selectNodeContents(text ?? document.body)
        const { width, height } = words.getBoundingClientRect()
        return { width, height, isHigh: height > width }
      }, null)
      expect(upright).toMatchObject({ isHigh: true })
      for (let presses = 1; presses <= 60; presses++) {
        await tab.press('Tab')
        await until(tab, `what has the focus after ${presses} presses of Tab is clear of the notice`, isFocusClear, null)
      }
      expect(await tab.evaluate(() => document.activeElement !== document.body, null)).toBe(true)
    },
  },
  {
    title: 'nothing is below the footer of the brands',
    play: async (tab, shop) => {
      await tab.open(shop.at('/brands'))
      await see(tab, { css: 'main h1', text: 'Бренды' })
      await see(tab, { css: 'main a[href^="/catalog?brands="]' })
      const below = await tab.evaluate(
        () => document.documentElement.scrollHeight - scrollY - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
        null,
      )
      expect(below).toBeLessThan(4)
    },
  },
  {
    title: 'the comment on an order grows with its lines, and what is chosen in the cart is no wider than its words',
    play: async (tab, shop) => {
      await enter(tab, shop, 'administrator')
      await tab.open(shop.at('/cart'))
      await click(tab, { css: 'aside textarea' })
      await tab.type('Раз\nдва\nтри\nчетыре')
      const hidden = await tab.evaluate(() => {
        const field = document.querySelector<HTMLTextAreaElement>('aside textarea')
        return field ? { lines: field.value.split('\n').length, pixels: field.scrollHeight - field.clientHeight } : null
      }, null)
      expect(hidden).toEqual({ lines: 4, pixels: 0 })
      const spare = await tab.evaluate(spareWidths, 'main select')
      expect(Object.keys(spare).length).toBeGreaterThan(0)
      expect(Object.entries(spare).filter(([, pixels]) => pixels > ROOM_OF_ARROW)).toEqual([])
    },
  },
]
