import { isPhone } from '../support/screen'
import { sumOf, sumsIn } from '../support/money'
import { expect, plain, test } from '../support/shop'

const OIL = 'AL-4071-004'
const LIST = '/catalog/smazocnye-materialy'

/** `10,5 %` in hundredths of a percent. */
const hundredths = (percent: string): number => Math.round(Number(percent.replace(',', '.').replace(/[^\d.]/g, '')) * 100)

test('the favourite region is in force, its id in the cookie, and a price is what both discounts leave of it [STATE-002, DEC-013, DEC-014, DEC-027]', async ({
  shop,
}) => {
  const { page, product } = shop
  await shop.enter('administrator')
  await expect.poll(() => shop.cookie('company_region_id')).toBe('1')
  if (!isPhone(page)) await expect(shop.header.banner.getByRole('button', { name: 'ООО «Волга-Сервис» Казань' })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Открытый регион' })
  await expect(bar).toContainText('Открыт регион Казань')
  await shop.open('/product/1')
  const discounts = plain(await product.sum('Скидки').innerText())
    .split('+')
    .map(hundredths)
  const [first = 0, second = 0] = discounts
  expect(discounts).toHaveLength(2)
  const cost = BigInt(await sumOf(product.sum(/до\sскидок/)))
  const left = cost * BigInt(10_000 - first) * BigInt(10_000 - second)
  const own = Number((left * 2n + 100_000_000n) / 200_000_000n)
  expect(sumsIn(await product.offer.innerText())).toContain(own)
  await expect(bar).toBeHidden()
  await expect(product.offer.getByText('Цена для всех')).toBeVisible()
})

test('another region is applied only when it differs; prices and cart follow, in another tab too, and come back [STATE-008, DEC-027]', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, header, regions, catalogue } = shop
  await shop.comeAs('administrator', LIST)
  const kazan = await catalogue.prices(OIL)
  const other = await shop.tab()
  await other.open('/cart')
  await expect(other.cart.row(OIL)).toBeVisible()
  await page.bringToFront()

  await header.openRegions('Казань')
  await expect(regions.region('Казань')).toBeChecked()
  await expect(regions.apply).toBeHidden()
  await regions.region('Самара').check()
  await expect(regions.apply).toBeVisible()
  await regions.region('Казань').check()
  await expect(regions.apply).toBeHidden()
  await regions.choose('Самара')
  await expect(regions.popup).toBeHidden()
  await expect.poll(() => shop.cookie('company_region_id')).toBe('2')
  await expect.poll(() => catalogue.prices(OIL)).not.toEqual(kazan)
  await expect(catalogue.add(OIL)).toBeVisible()
  await expect(other.heading('Корзина региона Самара пуста')).toBeVisible()

  await page.reload()
  await expect(catalogue.add(OIL)).toBeVisible()
  await header.openRegions('Самара')
  await regions.choose('Казань')
  await expect.poll(() => catalogue.prices(OIL)).toEqual(kazan)
  await expect(other.cart.row(OIL)).toBeVisible()
})
