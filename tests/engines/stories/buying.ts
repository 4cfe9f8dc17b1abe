import { expect } from 'vitest'
import { allSaved, click, copy, enter, holds, see, until, valueOf } from './page'
import type { Story } from './story'

const SHEET = ['ZR610238', 'AL-4071-020', 'PL 210774', 'OX-52318'] as const
const PIECES = 12
/** A line of the administrator's cart that is sold by the piece. */
const QUANTITY = 'main input[aria-label="Количество: VG060.0R"]'

/** The quantities of these articles in the cart. */
function quantitiesOf(articles: readonly string[]): string[] {
  return articles.map((article) => document.querySelector<HTMLInputElement>(`main input[aria-label="Количество: ${article}"]`)?.value ?? '')
}

/** The way of a buyer from the login to an order. */
export const buying: readonly Story[] = [
  {
    title:
      'somebody logs in, opens a list, finds an article and orders what stands in the cart with a quantity and a table that were put in',
    play: async (tab, shop) => {
      await enter(tab, shop, 'administrator')

      await tab.open(shop.at('/catalog'))
      await click(tab, { css: 'main a[href^="/catalog/"]' })
      await see(tab, { css: 'section[aria-label="Товары"] a[href^="/product/"]' })
      await see(tab, { css: 'section[aria-label="Товары"]', text: '₽' })

      await click(tab, { css: 'header input[role=combobox]' })
      await tab.type('AL-4071-004')
      await tab.press('Enter')
      await until(tab, 'the page of the search', () => location.search.includes('4071'), null)
      await see(tab, { css: 'section[aria-label="Товары"]', text: 'AL-4071-004' })

      await tab.open(shop.at('/cart'))
      await click(tab, { css: QUANTITY })
      await tab.type('7')
      expect(await valueOf(tab, QUANTITY), 'a 7 typed after a click into a number').toBe('7')
      await tab.open(shop.at('/cart'))
      await holds(tab, QUANTITY, '7')

      await copy(tab, SHEET.map((article) => `${article}\t${PIECES}`).join('\n'))
      await click(tab, { css: 'main input[role=combobox]' })
      await tab.control('v')
      const put = await until(
        tab,
        'the pasted rows stand in the cart',
        (articles) => articles.every((article) => document.querySelector(`main input[aria-label="Количество: ${article}"]`)) && 'yes',
        SHEET,
      )
      expect(put).toBe('yes')
      await allSaved(tab)
      expect(await tab.evaluate(quantitiesOf, SHEET)).toEqual(SHEET.map(() => `${PIECES}`))

      await click(tab, { css: 'main button', text: 'Оформить заказ' })
      await see(tab, { css: 'h1', text: 'размещён' })
    },
  },
]
