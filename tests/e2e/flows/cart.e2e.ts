import { percentOf, sumIn } from '../support/money'
import { expect, test } from '../support/shop'

const LIST = '/catalog/smazocnye-materialy'
const OIL = 'AL-4071-004'
const OTHER = '20541187'

test('goods from the list and from the page of a product are in the cart, also taken out and back, after a reload and in a second tab the same [DEC-020, DEC-021, NAV-006]', {
  tag: '@phone',
}, async ({ shop }) => {
  const { page, catalogue, product, cart, header } = shop
  await shop.comeAs('buyer', '/')
  await expect(header.cartOf('3 товара')).toBeVisible()
  await shop.open(LIST)
  await catalogue.add(OIL).click()
  await expect(catalogue.item(OIL).getByRole('link', { name: /^В корзине/ })).toBeVisible()
  await catalogue.quantity(OIL).fill('12')
  await page.keyboard.press('Enter')
  await expect(header.cartOf('4 товара')).toBeVisible()
  await catalogue.quantity(OIL).fill('0')
  await page.keyboard.press('Enter')
  await expect(header.cartOf('3 товара')).toBeVisible()
  await catalogue.restore(OIL).click()
  await expect(catalogue.quantity(OIL)).toHaveValue('12')
  await expect(header.cartOf('4 товара')).toBeVisible()
  await shop.open('/product/2')
  await product.quantity.fill('8')
  await product.add.click()
  await expect(product.inCart).toBeVisible()
  await expect(header.cartOf('5 товаров')).toBeVisible()

  await header.cartLink.click()
  await expect(cart.quantity(OIL)).toHaveValue('12')
  await expect(cart.quantity(OTHER)).toHaveValue('8')
  await cart.saved()
  const lines = await cart.lines()
  await page.reload()
  await expect(cart.quantities).toHaveCount(5)
  await expect.poll(() => cart.lines()).toEqual(lines)
  const second = await shop.tab()
  await second.open('/cart')
  await expect(second.cart.quantities).toHaveCount(5)
  await expect.poll(() => second.cart.lines()).toEqual(lines)

  await page.bringToFront()
  await cart.quantity(OIL).fill('16')
  await expect(second.cart.quantity(OIL)).toHaveValue('16')
  await expect.poll(() => second.cart.total()).toBe(await cart.total())
})

test('lines add up to the total to the kopeck, delivered and collected; what cannot be ordered is left out [DEC-013, DEC-015, DEC-017, VALID-007]', async ({
  shop,
}) => {
  const { cart, page } = shop
  // In a lower window the bill is folded.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await shop.comeAs('administrator', '/cart')
  await expect(cart.quantities).toHaveCount(10)
  const check = async (isPickup: boolean) => {
    const lines = await cart.lines()
    const goods = lines.reduce((sum, line) => sum + line.sum, 0)
    const off = isPickup ? percentOf(goods, 200) : 0
    expect(lines.filter(({ qty, unit, sum }) => sum !== 0 && sum !== qty * unit)).toEqual([])
    expect(lines.filter(({ sum }) => sum === 0)).toHaveLength(1)
    expect(goods).toBeGreaterThan(0)
    await expect.poll(() => cart.total()).toBe(goods - off)
    const full = sumIn(await cart.bill(/9\sтоваров из\s10/).innerText())
    expect(full + sumIn(await cart.bill('Ваша скидка').innerText())).toBe(goods)
    if (isPickup) expect(sumIn(await cart.bill('Дополнительная скидка').innerText())).toBe(-off)
    else await expect(cart.bill('Дополнительная скидка')).toHaveCount(0)
    const vat = sumIn(await cart.bill('в том числе НДС').innerText())
    expect(vat).toBe(Number((BigInt(goods - off) * 44n + 122n) / 244n))
    return goods
  }
  const before = await check(false)
  await cart.quantity(OIL).fill('20')
  const oil = async () => (await cart.lines()).find(({ article }) => article === OIL)
  await expect.poll(async () => (await oil())?.qty).toBe(20)
  await expect.poll(async () => (await oil())?.sum).toBe(20 * ((await oil())?.unit ?? 0))
  expect(await check(false)).toBeGreaterThan(before)
  await cart.receive(/^Самовывоз/)
  await check(true)
  await cart.saved()
})

test('a line goes by the quantity 0 or its button, comes back as it was, and so does an emptied cart [STATE-019, DEC-021]', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, cart } = shop
  await shop.comeAs('buyer', '/cart')
  await expect(cart.quantities).toHaveCount(3)
  const lines = await cart.lines()
  const [first, second] = lines
  if (!first || !second) throw new Error('The cart of the seed is not there')
  await cart.quantity(first.article).fill('0')
  await page.keyboard.press('Enter')
  await expect(cart.restore(first.article)).toBeVisible()
  await cart.table.getByRole('button', { name: `Удалить: ${second.article}` }).click()
  await expect(cart.quantities).toHaveCount(1)
  await cart.restore(first.article).click()
  await cart.restore(second.article).click()
  await expect.poll(() => cart.lines()).toEqual(lines)

  await cart.clear()
  await expect(cart.quantities).toHaveCount(0)
  await page.getByRole('button', { name: /^Вернуть всё/ }).click()
  await expect.poll(() => cart.lines()).toEqual(lines)
  await cart.saved()
  await cart.quantity(first.article).fill('0')
  await page.keyboard.press('Enter')
  await expect(cart.restore(first.article)).toBeVisible()
  await cart.saved()
  await page.reload()
  await expect.poll(() => cart.lines()).toEqual(lines.slice(1))
})
