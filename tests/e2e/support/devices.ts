import { test as base } from '@playwright/test'
import { WORLD_HEADER } from '../../../server/api/world-header'
import { PASSWORD, people, type Person } from './people'
import { expect, Shop } from './shop'

/** Opens a browser of its own, with its own cookies and storage, in which somebody logs in by the form. */
type Device = (who: Person, world?: 'own' | 'another') => Promise<Shop>

/**
 * A test with as many browsers as it asks for, over real HTTP. All stand before one world of the server, which is this test's own;
 * `another` is before a second one. A page error fails the test.
 */
export const test = base.extend<{ device: Device }>({
  device: async ({ browser, baseURL }, run, { testId, retry }) => {
    const problems: string[] = []
    const opened: Shop[] = []
    await run(async (who, world = 'own') => {
      const context = await browser.newContext({ extraHTTPHeaders: { [WORLD_HEADER]: `${testId}-${retry}-${world}` } })
      const noneKept = () => Promise.reject(new Error('Here people log in by the form'))
      const shop = new Shop(await context.newPage(), noneKept, problems, new URL(baseURL ?? '').hostname)
      opened.push(shop)
      await shop.open('/auth/login')
      await shop.login.submit(people[who], PASSWORD)
      await expect(shop.page).toHaveURL('/')
      return shop
    })
    expect(problems).toEqual([])
    await Promise.all(opened.map(({ page }) => page.context().close()))
  },
})
export { expect }
