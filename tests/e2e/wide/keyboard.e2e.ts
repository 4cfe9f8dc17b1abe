import type { Locator, Page } from '@playwright/test'
import { PASSWORD, people } from '../support/people'
import { expect, test } from '../support/shop'

const OIL = 'AL-4071-004'

/** Presses Tab until the element has the focus, which must then be seen; fails where it cannot be reached. */
async function tabTo(page: Page, element: Locator, most = 150): Promise<void> {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) {
      const ring = await page.evaluate(() => {
        const seen = (node: Element | null): boolean =>
          node !== null && (getComputedStyle(node).outlineStyle !== 'none' || getComputedStyle(node).boxShadow !== 'none')
        return seen(document.activeElement) || seen(document.activeElement?.closest('label, form, span') ?? null)
      })
      expect(ring, 'the focus is seen').toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(element)}`)
}

test('the keyboard alone is enough to log in, find goods, change the cart and order [DEC-051]', async ({ shop }) => {
  const { page, header, login, catalogue, cart, order } = shop
  const { keyboard } = page
  await shop.open('/')
  await expect(header.loginButton).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'К содержанию' }))
  await tabTo(page, header.loginButton)
  await keyboard.press('Enter')
  await expect(login.login).toBeFocused()
  await keyboard.type(people.buyer)
  await tabTo(page, login.password)
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(header.cartOf('3 товара')).toBeVisible()

  await keyboard.press('/')
  await expect(header.search).toBeFocused()
  await keyboard.type(OIL)
  await keyboard.press('Enter')
  await expect(shop.heading(`Поиск: ${OIL}`)).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'К товарам' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Товары' })).toBeFocused()
  await tabTo(page, catalogue.quantity(OIL))
  await keyboard.press('ArrowUp')
  await expect(catalogue.quantity(OIL)).toHaveValue('8')
  await tabTo(page, catalogue.add(OIL))
  await keyboard.press('Enter')
  await expect(header.cartOf('4 товара')).toBeVisible()
  await tabTo(page, catalogue.item(OIL).getByRole('link', { name: /^В корзине/ }))
  await keyboard.press('Enter')

  await tabTo(page, cart.quantities.first())
  await keyboard.press('ArrowDown')
  await expect(cart.quantities.nth(1)).toBeFocused()
  await keyboard.press('Delete')
  await expect(page.getByRole('button', { name: /^Вернуть: / })).toBeVisible()
  await expect(cart.quantities).toHaveCount(3)
  // What gives way to another takes the focus there.
  const ticks = page.getByRole('region', { name: 'Товары' })
  await ticks.getByRole('button', { name: 'Снять все' }).focus()
  await keyboard.press('Enter')
  await expect(ticks.getByRole('button', { name: 'Отметить все' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(ticks.getByRole('button', { name: 'Снять все' })).toBeFocused()

  const pickup = cart.receiving(/^Самовывоз/)
  await tabTo(page, cart.receiving(/^Доставка/))
  await keyboard.press('ArrowRight')
  await expect(pickup).toBeChecked()
  await tabTo(page, cart.comment)
  await keyboard.type('Без мыши')
  await tabTo(page, cart.submit)
  await keyboard.press('Enter')
  await expect(order.placed).toBeFocused()
  await tabTo(page, order.open)
  await keyboard.press('Enter')
  await expect(order.lines).toHaveCount(3)
  await expect(order.fact('Комментарий')).toHaveText('Без мыши')
})

test('a window takes the focus, keeps it and gives it back [NAV-018]', async ({ shop }) => {
  const { page, header, login } = shop
  await shop.open('/catalog')
  await tabTo(page, header.loginButton)
  await page.keyboard.press('Enter')
  await expect(login.login).toBeFocused()
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(login.popup).toBeHidden()
  await expect(header.loginButton).toBeFocused()
})
