import { sumOf, sumsIn } from '../support/money'
import { expect, test } from '../support/shop'

const ascending = (sums: readonly number[]): number[] => sums.toSorted((one, other) => one - other)

test('an order whose answer is lost is sent again under the same number: there is one order [DEC-022]', async ({ shop }) => {
  const { page, cart, order, orders } = shop
  await shop.comeAs('buyer', '/personal/orders')
  const before = await orders.count()
  await shop.open('/cart')
  await cart.lines()
  await shop.plays('orderAnswerLost')
  await cart.submit.click()
  const dialog = page.getByRole('alertdialog', { name: 'Ответ не получен' })
  await expect(dialog).toContainText('не задвоится')
  await dialog.getByRole('button', { name: 'Повторить' }).click()
  await expect(dialog).toBeHidden()
  await expect(dialog).toBeVisible()
  await shop.plays()
  await dialog.getByRole('button', { name: 'Повторить' }).click()
  await expect(order.placed).toBeVisible()
  await shop.open('/personal/orders')
  await expect(orders.rows).toHaveCount(before + 1)
  await shop.open('/cart')
  await expect(shop.heading('Корзина региона Казань пуста')).toBeVisible()
})

test('an order whose answer is lost is named after a reload, and the uuid of the next one is its own [DEC-022]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, cart } = shop
  await shop.comeAs('buyer', '/cart')
  await cart.lines()
  await shop.plays('orderAnswerLost')
  await cart.submit.click()
  await expect(page.getByRole('alertdialog', { name: 'Ответ не получен' })).toBeVisible()
  await shop.plays()
  await page.reload()
  const news = page.getByRole('alert').filter({ hasText: 'по прошлому оформлению принят' })
  await expect(news).toBeVisible()
  await expect(shop.heading('Корзина региона Казань пуста')).toBeVisible()
  const kept = await page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('checkout')))
  expect(kept.map(([, value]) => JSON.parse(value))).toEqual([{ uuid: null, isSent: false, presses: [], isPressed: false }])
  await news.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page).toHaveURL(/\/personal\/orders\/\d+$/)
})

test('the same cart ordered in two tabs at the same moment makes one order: the other tab asks [DEC-022]', async ({ shop }) => {
  const { page, cart, orders } = shop
  await shop.comeAs('buyer', '/personal/orders')
  const before = await orders.count()
  await shop.open('/cart')
  const other = await page.context().newPage()
  await other.goto('/cart')
  const buttons = [cart.submit, other.getByRole('button', { name: 'Оформить заказ' })]
  for (const tab of [page, other]) await expect(tab.getByText('К оплате', { exact: true })).toBeVisible()
  // Presses that are on their way together, however slow the machine: their first answers take a while.
  await shop.answersIn('slow')
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())))
  await shop.answersIn('none')
  // Whichever came first.
  const tabs = [page, other]
  const isAsked = (tab: typeof page) => tab.getByRole('alertdialog', { name: 'Такой же заказ уже есть' }).isVisible()
  const isPlaced = (tab: typeof page) => tab.getByRole('heading', { name: /^Заказ №.+размещён/ }).isVisible()
  await expect
    .poll(async () => [
      (await Promise.all(tabs.map(isAsked))).filter(Boolean).length,
      (await Promise.all(tabs.map(isPlaced))).filter(Boolean).length,
    ])
    .toEqual([1, 1])
  await other.close()
  await shop.open('/personal/orders')
  await expect(orders.rows).toHaveCount(before + 1)
})

test('an order whose buyer left the cart goes out where he is: he stays, and a toast leads to it [DEC-020]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, cart } = shop
  await shop.comeAs('buyer', '/cart')
  const [first] = await cart.lines()
  await shop.plays('cartFails')
  await cart.quantity(first?.article ?? '').fill('5')
  await cart.submit.click()
  await expect(cart.side.getByText('Заказ уйдёт сам')).toBeVisible()
  await page.getByRole('link', { name: 'Акции' }).first().click()
  await expect(shop.toast('Заказ уйдёт сам, когда корзина сохранится.')).toBeVisible()
  await shop.plays()
  const placed = page.getByRole('status').filter({ hasText: /Заказ №\s[\d\s]+ размещён/ })
  await expect(placed).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/promotions$/)
  await placed.getByRole('button', { name: 'Открыть заказ' }).click()
  await expect(page).toHaveURL(/\/personal\/orders\/\d+\?placed/)
})

test('an order that fails leaves the cart and the comment as they are [DEC-022]', { tag: '@proof' }, async ({ shop }) => {
  const { page, cart, order } = shop
  await shop.comeAs('buyer', '/cart')
  await cart.comment.fill('До обеда')
  const lines = await cart.lines()
  await shop.plays('orderFails')
  await cart.submit.click()
  await page.getByRole('alertdialog', { name: 'Ответ не получен' }).getByRole('button', { name: 'Вернуться' }).click()
  await expect(cart.comment).toHaveValue('До обеда')
  expect(await cart.lines()).toEqual(lines)
  await shop.plays()
  await cart.submit.click()
  await expect(order.placed).toBeVisible()
})

test('prices that rose since they were shown are shown old and new, and the buyer decides [DEC-022]', async ({ shop }) => {
  const { page, cart, order, orders } = shop
  await shop.comeAs('buyer', '/personal/orders')
  const before = await orders.count()
  await shop.open('/cart')
  const lines = await cart.lines()
  expect(lines.every(({ unit }) => unit > 0)).toBe(true)
  await shop.plays('pricesChange')
  await cart.submit.click()
  const dialog = page.getByRole('alertdialog', { name: /^Пока вы оформляли/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(lines.length)
  const changes = (await dialog.getByRole('listitem').allInnerTexts()).map(sumsIn)
  expect(ascending(changes.map(([old = 0]) => old))).toEqual(ascending(lines.map(({ unit }) => unit)))
  for (const [old = 0, now = 0] of changes) expect(now).toBeGreaterThan(old)
  await dialog.getByRole('button', { name: 'Вернуться в корзину' }).click()
  await expect(dialog).toBeHidden()
  await shop.plays()

  await page.reload()
  expect(ascending((await cart.lines()).map(({ unit }) => unit))).toEqual(ascending(lines.map(({ unit }) => unit)))
  await shop.plays('pricesChange')
  await cart.submit.click()
  await expect(dialog.getByRole('listitem')).toHaveCount(lines.length)
  const units = new Map((await dialog.getByRole('listitem').allInnerTexts()).map((text) => sumsIn(text) as [number, number]))
  await dialog.getByRole('button', { name: 'Заказать с новыми ценами' }).click()
  await order.open.click()
  expect(await sumOf(order.total)).toBe(lines.reduce((sum, { unit, qty }) => sum + qty * (units.get(unit) ?? 0), 0))
  await shop.open('/personal/orders')
  await expect(orders.rows).toHaveCount(before + 1)
})
