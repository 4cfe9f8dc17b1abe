import type { Locator, Page } from 'playwright'
import { SUGGEST_PAUSE_MS } from '../../model/limits'
import { figure, type Line } from '../table'
import type { ServedShop } from './served-shop'
import { type Spread, spreadOf } from './spread'

const BUYER = 'snab@volga-servis.example'
const LIST = '/catalog/smazocnye-materialy'
const RATES = [1, 4]
/** Each list is another one: what was asked for once is not asked again. */
const TICKS = 6
const PASSES = 3
/** A word of Latin letters, which a browser's driver has keys for; each asks anew. */
const TYPED = 'arktelub'

/** From an event of the visitor to the paint of what it led to, and how long the answer was on its way, ms. */
type Told = { paint: number; answer: number }

/**
 * How long a list stands still after a filter was clicked, and the suggestions after a key, beyond the time of their answers.
 * @param size how many products the shop has
 */
export async function findingLines(shop: ServedShop, size: number): Promise<Line[]> {
  const plain = await plainTimes(shop)
  const { page, leave } = await shop.enter(BUYER, `bench-finding-${size}`)
  const lines: Line[] = []
  for (const rate of RATES) {
    const ticks: number[] = []
    const keys: number[] = []
    for (let pass = 0; pass < PASSES; pass++) {
      ticks.push(...(await tickTimes(page, `${shop.origin}${LIST}`, rate)))
      keys.push(...(await suggestionTimes(page, rate)))
    }
    const named = (what: string) => `${what}, ${size.toLocaleString('en')} products, processor ${rate} times slower`
    const against = plain.get(rate) ?? { p50: NaN, p95: NaN }
    lines.push(...linesOf(named('click on a filter to the list, beyond its answer'), ticks, against, 'a click on a box of an empty page'))
    lines.push(...linesOf(named('key to suggestions, beyond pause and answer'), keys, against, 'a click on a box of an empty page'))
  }
  await leave()
  return lines
}

function linesOf(name: string, times: readonly number[], base: Spread, against: string): Line[] {
  const spread = spreadOf(times)
  return (['p50', 'p95'] as const).map((share) => ({
    name: `${share}, ${name}`,
    against,
    ratio: spread[share] / base[share],
    amount: `${figure(spread[share])} ms against ${figure(base[share])} ms`,
  }))
}

/** Ticks one brand after the other. */
async function tickTimes(page: Page, address: string, rate: number): Promise<number[]> {
  await page.goto(address)
  await page.getByRole('region', { name: 'Товары', exact: true }).getByText('₽').first().waitFor()
  await page.evaluate(record, { event: 'click', place: 'main h1 + [role=status]', call: '/products/all', isChange: true })
  const open = page.getByRole('group', { name: 'Бренд' }).locator('input[type=checkbox]:not(:checked):not(:disabled)')
  return told(
    page,
    rate,
    Array.from({ length: TICKS }, () => () => open.first().click()),
    0,
  )
}

/** Types a text letter by letter, each when the suggestions of the last one are there. */
async function suggestionTimes(page: Page, rate: number): Promise<number[]> {
  const field = page.getByRole('combobox', { name: /^Поиск по названию/ })
  await field.fill(TYPED.charAt(0))
  await page.evaluate(record, { event: 'keydown', place: 'form[role=search] div[aria-busy]', call: '/ext/search', isChange: false })
  await field.press('End')
  return told(
    page,
    rate,
    Array.from(TYPED.slice(1), (letter) => () => page.keyboard.press(letter)),
    SUGGEST_PAUSE_MS,
  )
}

/** What the page tells of some acts, one by one. @param rest what is waited for on purpose, ms */
async function told(page: Page, rate: number, acts: readonly (() => Promise<unknown>)[], rest: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const times: number[] = []
  for (const act of acts) {
    await page.evaluate(() => Object.assign(window, { told: null }))
    await act()
    const handle = await page.waitForFunction(() => (window as unknown as { told: Told | null }).told) // `record` sets it
    const { paint, answer } = (await handle.jsonValue())! // waited for
    times.push(paint - answer - rest)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return times
}

/** The same in the simplest page, by rate. */
async function plainTimes({ browser }: ServedShop): Promise<Map<number, Spread>> {
  const page = await browser.newPage()
  await page.setContent('<label><input type="checkbox"> Box</label><section aria-label="Товары"></section>')
  await page.evaluate(() =>
    document.querySelector('input')?.addEventListener('click', () => document.querySelector('section')?.append('a')),
  )
  await page.evaluate(record, { event: 'click', place: 'section', call: null, isChange: true })
  const box: Locator = page.getByRole('checkbox')
  const times = new Map<number, Spread>()
  for (const rate of RATES)
    times.set(
      rate,
      spreadOf(
        await told(
          page,
          rate,
          Array.from({ length: 16 }, () => () => box.click()),
          0,
        ),
      ),
    )
  await page.close()
  return times
}

/**
 * Runs in the page: tells of the last event of a kind when what is in a place has changed, or was busy and is so no more, and is drawn. The
 * count of a list changes with its products.
 */
function record({ event, place, call, isChange }: { event: string; place: string; call: string | null; isChange: boolean }): void {
  let at: number | null = null
  let wasBusy = false
  let before: string | null | undefined
  performance.setResourceTimingBufferSize(5000)
  const tell = (from: number, paint: number) => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // of that type
    const entry = asked.findLast(({ name, startTime }) => call !== null && startTime >= from && name.includes(call))
    // The browser notes a request a little after its answer.
    if (call !== null && entry === undefined) setTimeout(() => tell(from, paint), 5)
    else Object.assign(window, { told: { paint, answer: entry ? entry.responseEnd - entry.startTime : 0 } })
  }
  window.addEventListener(
    event,
    ({ timeStamp }) => {
      at = timeStamp
      wasBusy = false
      before = document.querySelector(place)?.textContent
    },
    true,
  )
  new MutationObserver(() => {
    const from = at
    if (from === null) return
    const shown = document.querySelector(place)
    const isBusy = shown?.closest('[aria-busy="true"]') != null
    if (isChange ? shown?.textContent === before : isBusy || !wasBusy) {
      wasBusy ||= isBusy
      return
    }
    at = null
    requestAnimationFrame(() => {
      const drawn = new MessageChannel()
      drawn.port1.onmessage = () => tell(from, performance.now() - from)
      drawn.port2.postMessage(null)
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
}
