import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { FakeGate } from '../../../fake-server/browser'

/** The requests that are sent and not answered, as `countRequests` keeps them in the page. */
type Counted = { requestsUnderWay: number }

/** Counts from the next page on which requests to the fake server are under way; where a page has a gate of its own, that counts them. */
export async function countRequests(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    if ('fakeGate' in window) return
    const counted: Counted = { requestsUnderWay: 0 }
    const fakeGate: FakeGate = (send) => {
      counted.requestsUnderWay++
      return send().finally(() => counted.requestsUnderWay--)
    }
    Object.assign(window, { counted, fakeGate })
  })
}

/** How many requests of the page are sent and not answered, see `countRequests`; 0 where it counts none. */
export const requestsUnderWay = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted?: Counted }).counted?.requestsUnderWay ?? 0)

/** Waits until the page has its main heading, every request is answered and nothing says that it is being loaded. */
export async function isQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect
    .poll(async () => {
      const busy = await page.evaluate(async () => {
        // An answer leads to the next request and to what is drawn: both have come after two frames.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))
        return document.querySelectorAll('main [aria-busy="true"]').length
      })
      return busy + (await requestsUnderWay(page))
    })
    .toBe(0)
}
