import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Counts from here on how far the parts of each page that is opened are moved by themselves; see the metric CLS. */
export async function watchShifts(page: Page): Promise<{ largest: () => Promise<number>; all: () => Promise<number> }> {
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
