import type { Page } from '@playwright/test'
import { STALE_AFTER_MS } from '../../../model/limits'

/** Away for so long, whatever was read is old, by a minute more than it takes; ms. */
export const AWAY_MS = STALE_AFTER_MS + 60_000

/** Another window stands before the page for so long; its clock is installed. @param ms */
export async function leaveFor(page: Page, ms: number): Promise<void> {
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await turn('hidden')
  await page.clock.fastForward(ms)
  await turn('visible')
}
