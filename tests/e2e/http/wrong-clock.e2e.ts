import { expect, test } from '../support/devices'
import { plain } from '../support/shop'

const HOUR_MS = 3_600_000

test('a computer whose clock is wrong by hours offers the same days of delivery as others, and says so once', async ({ device }) => {
  const promiseOf = async (aheadMs: number) => {
    const shop = await device('administrator')
    const { page } = shop
    if (aheadMs !== 0) await page.clock.install({ time: Date.now() + aheadMs })
    await shop.open('/cart')
    const days = page.getByLabel('День доставки')
    await expect(days).toBeVisible()
    return {
      days: (await days.locator('option').allInnerTexts()).map(plain),
      warnings: (await page.getByText(/Часы компьютера/).allInnerTexts()).map(plain),
    }
  }
  const { days } = await promiseOf(0)
  expect(days.length).toBeGreaterThan(2)
  expect(await promiseOf(31 * HOUR_MS)).toEqual({
    days,
    warnings: [expect.stringMatching(/^Часы компьютера спешат на 1 д 7 ч: время показано по складу\.$/)],
  })
  expect(await promiseOf(-30 * HOUR_MS)).toEqual({
    days,
    warnings: [expect.stringMatching(/^Часы компьютера отстают на 1 д 6 ч: время показано по складу\.$/)],
  })
})
