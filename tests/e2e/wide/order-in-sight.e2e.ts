import { expect, test } from '../support/shop'

test('all of the receiving is seen before the order without scrolling, of a long cart too [DEC-067]', async ({ shop }) => {
  const { cart } = shop
  await shop.comeAs('big', '/cart')
  await expect(cart.submit).toBeInViewport({ ratio: 1 })
  for (const field of ['День доставки', 'Время доставки', 'Ваш номер заказа', 'Комментарий к заказу'])
    await expect(cart.side.getByLabel(field)).toBeInViewport({ ratio: 1 })
})

for (const who of ['buyer', 'big'] as const)
  test(`the total and the button stay in a low window, at the top of the page and below (${who}) [DEC-067]`, { tag: '@proof' }, async ({
    shop,
  }) => {
    const { page, cart } = shop
    await page.setViewportSize({ width: 1366, height: 700 })
    await shop.comeAs(who, '/cart')
    await expect(cart.submit).toBeVisible()
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('К оплате', { exact: true })).toBeInViewport({ ratio: 1 })
    // The comment is reached by scrolling the choice, the page stays.
    await cart.comment.fill('Позвонить за час')
    await expect(cart.comment).toBeInViewport()
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
    if (who === 'buyer') {
      await cart.side.getByRole('button', { name: /^Другой адрес/ }).click()
      return expect(cart.side.getByText('СТО на Восстания')).toBeInViewport({ ratio: 1 })
    }
    await page.mouse.wheel(0, 5000)
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
  })

for (const [width, height] of [
  [1440, 700],
  [1024, 768],
] as const)
  test(`beside 300 lines the page scrolls the lines, and the column only the choice of receiving (${width} × ${height}) [DEC-067]`, {
    tag: '@proof',
  }, async ({ shop }) => {
    const { page, cart } = shop
    await page.setViewportSize({ width, height })
    await shop.comeAs('big', '/cart')
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
    const scrolling = () =>
      page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter((it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight)
            .map((it) => [it.matches('[data-more]'), it.clientHeight > it.scrollHeight * 0.45]),
        )
    expect(await scrolling()).toEqual([[true, true]])
    await page.mouse.wheel(0, 800)
    for (const field of ['День доставки', 'Время доставки']) await expect(cart.side.getByLabel(field)).toBeInViewport({ ratio: 1 })
    expect((await scrolling()).filter(([isChoice]) => !isChoice)).toEqual([])
  })
