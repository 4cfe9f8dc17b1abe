import { expect, type Page } from '@playwright/test'
import type { FakeGate } from '../../../fake-server/browser'

/** The requests that are sent and not answered, as `countRequests` keeps them in the page. */
type Counted = { requestsUnderWay: number }

/** Counts from the next page on which requests to the fake server are under way; see `isQuiet`. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted = { requestsUnderWay: 0 }
    const fakeGate: FakeGate = (send) => {
      counted.requestsUnderWay++
      return send().finally(() => counted.requestsUnderWay--)
    }
    Object.assign(window, { counted, fakeGate })
  })
}

/** Waits until the page has its main heading, every request is answered and nothing says that it is being loaded. */
export async function isQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // An answer leads to the next request and to what is drawn: both have come after two frames.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))
        const { counted } = window as unknown as { counted: Counted }
        return counted.requestsUnderWay + document.querySelectorAll('main [aria-busy="true"]').length
      }),
    )
    .toBe(0)
}
