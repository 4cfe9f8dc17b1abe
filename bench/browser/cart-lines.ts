import type { Page } from 'playwright'
import { quantile } from '../measure'
import { figure, type Line } from '../table'
import { renderLine } from './key-renders'
import { keyTimes } from './key-times'
import type { ServedShop, Visit } from './served-shop'
import { medianOf, type Spread } from './spread'

/** The buyer whose cart the seed fills with 300 lines. */
const BIG = 'soboleva@magistral-opt.example'
const RATES = [1, 4]
/** How often the keys are pressed through: a machine that others use too has bad moments. */
const PASSES = 3
const PLAIN = 'a key in a field of an empty page'
/** What a task must take to be a long one, ms. */
const LONG_TASK_MS = 50

/** A cart of many lines in a browser: keys to paint, and how long it takes until it is there. @param sizes how many lines */
export async function cartLines(shop: ServedShop, sizes: readonly number[]): Promise<Line[]> {
  const plain = await plainKeys(shop)
  const lines: Line[] = []
  for (const size of sizes) {
    const visit = await shop.enter(BIG, `bench-cart-${size}`)
    await fillTo(visit, size)
    lines.push(...(await openings(shop, visit, size)))
    for (const rate of RATES) {
      await visit.page.goto(`${shop.origin}/cart`)
      await quantities(visit.page).nth(5).click()
      const measured: Spread[] = []
      for (let pass = 0; pass < PASSES; pass++) measured.push(await keyTimes(visit.page, rate, { enter: 'Enter' }))
      const against = plain.get(rate)
      for (const share of ['p50', 'p95'] as const) {
        const base = against?.[share] ?? NaN
        const times = measured.map((each) => each[share])
        const middle = quantile(times, 0.5)
        lines.push({
          name: `key to paint, ${share}, cart of ${size} lines, processor ${rate} times slower`,
          against: PLAIN,
          ratio: middle / base,
          low: quantile(times, 0.25) / base,
          high: quantile(times, 0.75) / base,
          amount: `${figure(middle)} ms against ${figure(base)} ms`,
        })
      }
    }
    const fresh = await visit.page.context().newPage()
    const open = async (page: Page) => {
      await page.goto(`${shop.origin}/cart`)
      await quantities(page).nth(5).click()
    }
    lines.push(await renderLine(fresh, size, open))
    await visit.leave()
  }
  return lines
}

const quantities = (page: Page) => page.getByRole('table', { name: 'Состав корзины' }).locator('input[inputmode=numeric]')

/** The same keys in the simplest page, by rate: what the browser and the machine take themselves. */
async function plainKeys({ browser }: ServedShop): Promise<Map<number, Spread>> {
  const page = await browser.newPage()
  await page.setContent('<label>Field <input></label>')
  await page.getByLabel('Field').focus()
  const times = new Map<number, Spread>()
  for (const rate of RATES) times.set(rate, await keyTimes(page, rate, { enter: 'Home' }))
  await page.close()
  return times
}

/** Puts goods in until the cart has so many lines; takes the last ones out where it has more. */
async function fillTo({ api, person, regionId }: Visit, size: number): Promise<void> {
  const whose = { user_id: person.id, company_region_id: regionId }
  let { items } = await api('cart.get', { query: whose })
  const write = async (lines: { product_id: number; qty: number }[]) => {
    const body = { user_id: person.id, items: lines }
    ;({ items } = await api('cart.updateMany', { query: { company_region_id: regionId }, body }, { key: `bench-${crypto.randomUUID()}` }))
  }
  if (items.length > size) await write(items.slice(size).map(({ product }) => ({ product_id: product.id, qty: 0 })))
  const isThere = new Set(items.map(({ product }) => product.id))
  for (let next = 1; items.length < size; ) {
    const wanted: { product_id: number; qty: number }[] = []
    for (; wanted.length < Math.min(400, size - items.length); next++) if (!isThere.has(next)) wanted.push({ product_id: next, qty: 12 })
    await write(wanted)
  }
}

/** The cart opened in the shop once its goods and prices are known: until it is drawn, and the longest task of that. */
async function openings(shop: ServedShop, { page }: Visit, size: number): Promise<Line[]> {
  await page.goto(`${shop.origin}/cart`)
  await page.waitForLoadState('networkidle')
  const tasks: number[] = []
  const ms = await medianOf(5, async () => {
    const { shown, longest } = await openedBy(page, '/cart')
    tasks.push(longest)
    return shown
  })
  const few = await medianOf(5, async () => (await openedBy(page, '/personal/orders')).shown)
  const longest = Math.max(...tasks)
  return [
    {
      name: `cart of ${size} lines opened in the shop, until it is drawn`,
      against: 'the history of orders opened alike',
      ratio: ms / few,
      amount: `${figure(ms)} ms`,
    },
    {
      name: `longest task while a cart of ${size} lines is opened`,
      against: `the least task that counts as long, ${LONG_TASK_MS} ms`,
      ratio: longest / LONG_TASK_MS,
      amount: longest > 0 ? `${figure(longest)} ms` : 'none',
    },
  ]
}

/** Goes home and from there by the first link to an address. ms until a table of it is drawn, and the longest task meanwhile; 0: none was long. */
async function openedBy(page: Page, href: string): Promise<{ shown: number; longest: number }> {
  await page.locator('a[href="/"]').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.waitForLoadState('networkidle')
  return page.evaluate(openLink, href)
}

/** Runs in the page. */
function openLink(href: string): Promise<{ shown: number; longest: number }> {
  return new Promise((resolve) => {
    let longest = 0
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    })
    tasks.observe({ type: 'longtask' })
    const start = performance.now()
    const drawn = () => {
      const shown = performance.now() - start
      // The observer is told of a task after it.
      setTimeout(() => {
        tasks.disconnect()
        resolve({ shown, longest })
      }, 300)
    }
    const look = () => {
      const isThere = location.pathname === href && document.querySelectorAll('main table tr').length > 5
      if (isThere) requestAnimationFrame(() => setTimeout(drawn))
      else setTimeout(look, 4)
    }
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click()
    look()
  })
}
