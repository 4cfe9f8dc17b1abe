import type { Page } from 'playwright'
import { demoPeople } from '../../fake-server/seed/people'
import { quantile } from '../measure'
import { figure, type Line } from '../table'
import type { ServedShop } from './served-shop'

const PRODUCTS = 50_000
/** Tasks from this on count as long, ms. */
const LONG_TASK_MS = 50
const SLOWDOWNS = [1, 4]
const RUNS = 3
const BUYER = 'snab@volga-servis.example'
const PATH = `/catalog/filtry?products=${PRODUCTS}`
const SOUGHT = 'масло 5w30'

/** The longest task of each part, ms; 0: none was long. */
type Tasks = Record<'start' | 'login' | 'search', number>

/** What of the demo's server in the page holds the page up, with many products: its start, its customers, its search. */
export async function demoStart(shop: ServedShop): Promise<Line[]> {
  const lines: Line[] = []
  for (const rate of SLOWDOWNS) {
    const runs: Tasks[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await startOnce(shop, rate))
    const line = (what: string, part: keyof Tasks): Line => {
      const longest = quantile(
        runs.map((each) => each[part]),
        0.5,
      )
      return {
        name: `longest task of the demo with ${PRODUCTS.toLocaleString('en')} products ${what}, processor ${rate} times slower`,
        against: `the least task that counts as long, ${LONG_TASK_MS} ms`,
        ratio: longest / LONG_TASK_MS,
        amount: longest > 0 ? `${figure(longest)} ms` : 'none',
      }
    }
    lines.push(
      line('until its first list', 'start'),
      line('from the login to home', 'login'),
      line('until the first search is answered', 'search'),
    )
  }
  return lines
}

/** A browser that has never been here: a list, a login, a search. */
async function startOnce({ browser, origin }: ServedShop, rate: number): Promise<Tasks> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
  const page = await context.newPage()
  await page.addInitScript(watchTasks)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(origin + PATH)
  await page.locator('section[aria-label="Товары"] a[href^="/product/"]').first().waitFor()
  const start = await longestSince(page)
  await signIn(page, origin)
  const login = await longestSince(page)
  await page.getByRole('combobox').first().fill(SOUGHT)
  await page.getByRole('option').first().waitFor()
  const search = await longestSince(page)
  await context.close()
  return { start, login, search }
}

/** Without a new page: the server in it stays. */
async function signIn(page: Page, origin: string): Promise<void> {
  const person = demoPeople.find(({ email }) => email === BUYER)
  await page.evaluate(() => {
    history.pushState({}, '', '/auth/login')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByLabel('Email или телефон').fill(BUYER)
  await page.getByLabel('Пароль', { exact: true }).fill(person?.password ?? '')
  await page.getByRole('form', { name: 'Вход' }).getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.waitForFunction(() => document.cookie.includes('company_region_id='))
  await page.locator('main a[href^="/product/"]').first().waitFor()
}

/** Runs in the page, before anything of it. */
function watchTasks(): void {
  const tasks: number[] = []
  Object.assign(window, { longTasks: tasks })
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => void tasks.push(duration))).observe({
    type: 'longtask',
    buffered: true,
  })
}

/** The longest task since it was asked last. */
const longestSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((told) => setTimeout(told, 300)) // the observer is told of a task after it
    const tasks = (window as unknown as { longTasks: number[] }).longTasks // watchTasks set them
    return Math.max(0, ...tasks.splice(0))
  })
