import type { CDPSession } from 'playwright'
import type { Line } from '../table'
import type { ServedShop } from './served-shop'

const BUYER = 'snab@volga-servis.example'
const WARM = 20
const NAVIGATIONS = 200
/** Gone to in turn, without a reload. */
const PLACES = ['/', '/catalog/filtry', '/product/1', '/cart', '/personal/orders', '/catalog/filtry?page=2', '/product/2']

/** The heap of a tab after many pages against that after the first ones: what no page gives back grows with them. */
export async function memoryLine(shop: ServedShop): Promise<Line[]> {
  const { page, leave } = await shop.enter(BUYER, 'bench-memory')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const goThrough = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const path = PLACES[at % PLACES.length]!
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.waitForFunction((to) => location.pathname + location.search === to, path)
      await page.waitForLoadState('networkidle')
    }
  }
  await goThrough(WARM)
  const before = await heapOf(devtools)
  await goThrough(NAVIGATIONS)
  const after = await heapOf(devtools)
  await leave()
  return [
    {
      name: `memory of a tab after ${NAVIGATIONS} navigations`,
      against: `after the first ${WARM}`,
      ratio: after / before,
      amount: `${(after / 1e6).toFixed(1)} MB against ${(before / 1e6).toFixed(1)} MB`,
    },
  ]
}

/** Bytes in use once the garbage is collected. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN
}
