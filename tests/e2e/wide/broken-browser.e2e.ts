import { expect, test } from '../support/shop'

/** Wraps every text of the page into elements of its own, as browsers do that translate a page. */
const translate = (): void => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) if (walk.currentNode.nodeValue?.trim()) texts.push(walk.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, option, textarea, font')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

test('a cart whose page is translated goes on: lines change, go and come back', async ({ shop }) => {
  await shop.comeAs('buyer', '/cart')
  await shop.cart.saved()
  await shop.page.evaluate(translate)
  const plus = shop.cart.table.getByRole('button', { name: /^Прибавить/ }).first()
  for (let press = 0; press < 3; press++) {
    await plus.click()
    await shop.cart.saved()
    await shop.page.evaluate(translate)
  }
  await expect(shop.cart.quantities.first()).toBeVisible()
  await expect(shop.page.getByRole('alert').filter({ hasText: 'Произошла ошибка' })).toHaveCount(0)
  expect(shop.problems).toEqual([])
})

test('without a database the demo runs from memory and says so, and one can log in', async ({ shop }) => {
  await shop.page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await shop.open('/')
  await expect(shop.page.getByRole('region', { name: 'Демо не сохраняется' })).toBeVisible()
  await shop.enter('buyer')
})

test('a page from the back-forward cache asks who is there before it shows anything of that person', async ({ shop }) => {
  await shop.comeAs('buyer', '/personal/orders')
  await expect(shop.orders.rows.first()).toBeVisible()
  await shop.answersIn('slow')
  await shop.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(shop.orders.rows).toHaveCount(0)
  await expect(shop.orders.rows.first()).toBeVisible()
})
