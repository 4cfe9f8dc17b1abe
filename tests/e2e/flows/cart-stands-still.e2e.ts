import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../support/shop'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Counts from here on how far the parts of each page that is opened are moved by themselves; see the metric CLS. */
async function watchShifts(page: Page): Promise<{ largest: () => Promise<number>; all: () => Promise<number> }> {
  await page.addInitScript(() => {
    const values: number[] = []
    Object.assign(window, { shifts: values })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) values.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // What has been drawn last is told after the next frame.
  const values = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as { shifts: number[] }).shifts))),
          ),
        ),
    )
  return {
    largest: async () => Math.max(0, ...(await values())),
    all: async () => (await values()).reduce((sum, value) => sum + value, 0),
  }
}

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

const people = [
  { who: 'administrator', signs: [hasAnalogPrice, hasGift] },
  { who: 'buyer', signs: [] },
  { who: 'big', signs: [hasAnalogPrice] },
] as const

for (const { who, signs } of people)
  test(`nothing in the cart jumps while it is opened (${who})`, async ({ shop }) => {
    const shifts = await watchShifts(shop.page)
    await shop.answersIn('usual')
    await shop.comeAs(who, '/cart')
    await isComplete(shop)
    for (const sign of signs) await sign(shop)
    expect(await shifts.largest()).toBeLessThan(0.01)
    expect(await shifts.all()).toBeLessThan(0.02)
  })
