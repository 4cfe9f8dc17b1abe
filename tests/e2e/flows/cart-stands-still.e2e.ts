import type { Person } from '../support/people'
import { watchShifts } from '../support/shifts'
import { expect, type Shop, test } from '../support/shop'

/** Everything that comes late to the cart is there. */
async function isComplete({ cart, page }: Shop): Promise<void> {
  await expect(cart.bill('К оплате')).toContainText('₽')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
const hasAnalogPrice = async ({ cart }: Shop): Promise<void> =>
  expect(
    cart.table
      .getByRole('row')
      .filter({ hasText: /Есть аналог: .+\s₽/ })
      .first(),
  ).toBeAttached()
const hasGift = async ({ cart }: Shop): Promise<void> => expect(cart.side.getByRole('region', { name: 'Подарок к заказу' })).toBeVisible()

const people: { who: Person; signs: ((shop: Shop) => Promise<void>)[]; tag: string | string[] }[] = [
  { who: 'administrator', signs: [hasAnalogPrice, hasGift], tag: '@phone' },
  { who: 'buyer', signs: [], tag: ['@proof', '@proof-phone'] },
  { who: 'big', signs: [hasAnalogPrice], tag: ['@proof', '@proof-phone'] },
]

for (const { who, signs, tag } of people)
  test(`nothing in the cart jumps while it is opened (${who})`, { tag }, async ({ shop }) => {
    const shifts = await watchShifts(shop.page)
    await shop.answersIn('usual')
    await shop.comeAs(who, '/cart')
    await isComplete(shop)
    for (const sign of signs) await sign(shop)
    expect(await shifts.largest()).toBeLessThan(0.01)
    expect(await shifts.all()).toBeLessThan(0.02)
  })
