import { expect } from 'vitest'
import { click, see } from './page'
import type { Story } from './story'

const brands = { css: 'a[href="/brands"]' }
const lost = { css: '[role=alert]', text: 'Часть магазина не загрузилась' }
const retry = { css: 'main button', text: 'Повторить' }
const heading = { css: 'main h1', text: 'Бренды' }

/** A page whose code does not come is there after «Повторить», though some engines ask only once for a module. [ERROR-006] */
export const lostCode: readonly Story[] = [
  {
    title: 'a page whose code was lost comes by «Повторить» once the code can be had',
    play: async (tab, shop) => {
      await tab.open(shop.at('/'))
      await see(tab, brands)
      shop.cut(/brands-page/)
      await click(tab, brands)
      await see(tab, lost)
      const words = await tab.evaluate(() => document.querySelector('main')?.textContent ?? '', null)
      expect(words, 'the sentence is the shop’s own').not.toMatch(/https?:|module|import/i)
      shop.cut(null)
      await click(tab, retry)
      await see(tab, heading)
    },
  },
  {
    title: 'a page that was lost with the whole network comes by «Повторить» once the network is back',
    play: async (tab, shop) => {
      await tab.open(shop.at('/'))
      await see(tab, brands)
      shop.cut(/./)
      await click(tab, brands)
      await see(tab, lost)
      shop.cut(null)
      await click(tab, retry)
      await see(tab, heading)
    },
  },
]
