import type { BrowserContext, Page } from 'playwright'
import { WORLD_HEADER } from '../../server/api/world-header'
import { quantile } from '../measure'
import { figure, type Line } from '../table'
import { plainPage } from './plain-page'
import type { ServedShop } from './served-shop'

/** A phone on a poor link: bytes a second, ms there and back, and how many times slower the processor is. */
const LINK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const SLOWDOWN = 4
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ru-RU' }
const RUNS = 3
const BUYER = 'snab@volga-servis.example'
const WORLD = 'bench-loads'

/** What is opened, and what is there when it can be used. */
const PAGES = [
  { name: 'home', path: '/', usable: 'main h1' },
  { name: 'catalogue', path: '/catalog/filtry', usable: 'section[aria-label="Товары"] a[href^="/product/"]' },
  { name: 'product', path: '/product/1', usable: 'main h1' },
  { name: 'cart', path: '/cart', usable: 'table input[inputmode="numeric"]', isCustomer: true },
] as const

/** ms from the start of the navigation; bytes over the wire; pictures apart. */
type Load = {
  first: number
  largest: number
  usable: number
  blocked: number
  longest: number
  shift: number
  bytes: number
  requests: number
}

/**
 * Pages opened for the first time on a phone over a poor link.
 * @param build which build that is: the demo's server is in the page, and knows nobody who opens it for the first time
 */
export async function pageLoads(shop: ServedShop, build: 'real server' | 'demo'): Promise<Line[]> {
  const plain = await plainPage()
  const against = 'an empty page with the same words, over the same link'
  const base = await middleOf(() => loadOnce(shop, { url: plain.url, usable: 'h1', cookies: [] }))
  await plain.close()
  const cookies = build === 'demo' ? null : await cookiesOf(shop)
  const lines: Line[] = []
  for (const page of PAGES) {
    const known = 'isCustomer' in page ? cookies : []
    if (!known) continue
    const url = shop.origin + page.path
    const load = await middleOf(() => loadOnce(shop, { url, usable: page.usable, cookies: known }))
    const { first, largest, usable, blocked, longest, shift, bytes, requests } = load
    const ms = (value: number) => `${value.toFixed(0)} ms`
    lines.push({
      name: `${page.name} can be used, phone, shaped, ${build}`,
      against,
      ratio: usable / base.usable,
      amount: [
        `usable ${ms(usable)}`,
        `first paint ${ms(first)}`,
        `largest ${ms(largest)}`,
        `blocked ${ms(blocked)}`,
        `longest task ${ms(longest)}`,
        `shift ${figure(shift)}`,
        `${(bytes / 1000).toFixed(0)} kB in ${requests} requests`,
      ].join(', '),
    })
  }
  return lines
}

/** What the browser of somebody who is signed in keeps. */
async function cookiesOf(shop: ServedShop): Promise<Opening['cookies']> {
  const { page, leave } = await shop.enter(BUYER, WORLD)
  const cookies = await page.context().cookies()
  await leave()
  return cookies
}

/** Each figure's median over the runs. */
async function middleOf(load: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = []
  for (let run = 0; run < RUNS; run++) loads.push(await load())
  const keys = Object.keys(loads[0]!) as (keyof Load)[] // RUNS is above 0
  return Object.fromEntries(
    keys.map((key) => [
      key,
      quantile(
        loads.map((each) => each[key]),
        0.5,
      ),
    ]),
  ) as Load // of its own keys
}

type Opening = { url: string; usable: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }

/** A page in a browser that knows nothing but who is signed in. */
async function loadOnce({ browser }: ServedShop, { url, usable, cookies }: Opening): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { [WORLD_HEADER]: WORLD } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watchLoad, usable)
  const wire = await shape(page)
  await page.goto(url)
  await page.waitForFunction(() => 'usableAt' in window)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(readLoad)
  const load = { ...seen, ...wire() }
  await context.close()
  return load
}

/** Makes the link and the processor slow. @returns what has come over the wire until it is asked, pictures apart */
async function shape(page: Page): Promise<() => { bytes: number; requests: number }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const pictures = new Set<string>()
  const sizes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Image' && pictures.add(requestId)))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void sizes.set(requestId, encodedDataLength))
  return () => {
    const counted = [...sizes].filter(([id]) => !pictures.has(id))
    return { bytes: counted.reduce((sum, [, size]) => sum + size, 0), requests: counted.length }
  }
}

/** Runs in the page, before anything of it. */
function watchLoad(selector: string): void {
  const seen = { first: 0, largest: 0, shift: 0, tasks: [] as number[] }
  Object.assign(window, { seenLoad: seen })
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => void (name === 'first-contentful-paint' && (seen.first = startTime)))
  watch('largest-contentful-paint', ({ startTime }) => void (seen.largest = startTime))
  watch('layout-shift', (entry) => void (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  watch('longtask', ({ duration }) => void seen.tasks.push(duration))
  const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => Object.assign(window, { usableAt: performance.now() }))
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page. */
function readLoad(): Omit<Load, 'bytes' | 'requests'> {
  const { seenLoad, usableAt } = window as unknown as {
    seenLoad: { first: number; largest: number; shift: number; tasks: number[] }
    usableAt: number
  } // watchLoad set them
  const { tasks, ...paints } = seenLoad
  return {
    ...paints,
    usable: usableAt,
    blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
    longest: Math.max(0, ...tasks),
  }
}
