import type { Page } from '@playwright/test'

const PHONE = { width: 360, height: 780 }

/**
 * Turns the window into a phone for as long as something is looked at: 360 px, touch, a coarse pointer. The page stays as it is open, so
 * nothing is loaded anew. @param size of its screen, px
 */
export async function asPhone(page: Page, look: () => Promise<void>, size = PHONE): Promise<void> {
  const wide = page.viewportSize()
  const device = await page.context().newCDPSession(page)
  await page.setViewportSize(size)
  await device.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true })
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await look()
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await device.detach()
  if (wide) await page.setViewportSize(wide)
}
