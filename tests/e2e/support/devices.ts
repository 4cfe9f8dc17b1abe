import { test as base, type BrowserContext } from '@playwright/test'
import { WORLD_HEADER } from '../../../server/api/world-header'
import { PASSWORD, people, type Person } from './people'
import { expect, Shop } from './shop'

type Where = {
  /** Another world than the one that the test's devices share. */
  world?: 'own' | 'another'
  /** By the form, as people do; else by the calls alone, and no page is open yet. */
  byForm?: boolean
}
/** Opens a browser of its own, with its own cookies and storage, in which somebody has logged in. */
type Device = (who: Person, where?: Where) => Promise<Shop>

/**
 * A test with as many browsers as it asks for, over real HTTP. All stand before one world of the server, which is this test's own;
 * `another` is before a second one. A page error fails the test.
 */
export const test = base.extend<{ device: Device }>({
  device: async ({ browser, baseURL }, run, { testId, retry }) => {
    const problems: string[] = []
    const opened: Shop[] = []
    await run(async (who, { world = 'own', byForm = false } = {}) => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        extraHTTPHeaders: { [WORLD_HEADER]: `${testId}-${retry}-${world}` },
      })
      const noneKept = () => Promise.reject(new Error('Here people log in by the form'))
      const shop = new Shop(await context.newPage(), noneKept, problems, new URL(baseURL ?? '').hostname)
      opened.push(shop)
      if (!byForm) {
        await logIn(context, who)
        return shop
      }
      await shop.open('/auth/login')
      await shop.login.submit(people[who], PASSWORD)
      await expect(shop.page).toHaveURL('/')
      return shop
    })
    expect(problems).toEqual([])
    await Promise.all(opened.map(({ page }) => page.context().close()))
  },
})
/** The calls of a login; its cookies are the browser's from then on. [STATE-003] */
async function logIn(context: BrowserContext, who: Person): Promise<void> {
  await context.request.get('/api/v1/sanctum/csrf-cookie')
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await context.request.post('/api/v1/auth/login', {
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
    data: { email: people[who], password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
}
export { expect }
