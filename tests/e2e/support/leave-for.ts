import type { Page } from '@playwright/test'

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
