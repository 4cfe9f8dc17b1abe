import { chromium, type Browser, type Page } from 'playwright'
import { demoPeople, type DemoPerson } from '../../fake-server/seed/people'
import { parseSetCookie } from '../../fake-server/transport/cookie-headers'
import type { Api } from '../../model/contract'
import { startApiServer } from '../../server/api/api-server'
import { WORLD_HEADER } from '../../server/api/world-header'
import { createApi } from '../../src/api/client'
import { chromiumArgs, findChromium } from '../../tools/browser/find-chromium.mjs'
import { login } from '../../tests/support/world'
import { contract } from '../../model/contract'

/** The shop over real HTTP and a browser before it, for measures. */
export type ServedShop = {
  origin: string
  browser: Browser
  /** Somebody in a world of their own: their tab, at home, and the same account by calls alone. */
  enter: (email: string, world: string) => Promise<Visit>
  close: () => Promise<void>
}
export type Visit = { page: Page; api: Api; person: DemoPerson; regionId: number; leave: () => Promise<void> }

/**
 * Serves what `npm run api` serves, on a free port, and starts the browser that the end-to-end tests use.
 * @param dist the folder of the shop built for a real server
 * @param products how many it has; 2 000 unless told. Throws one sentence where no browser is found.
 */
export async function serveShop(dist: string, products?: number): Promise<ServedShop> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('No Chromium was found: set CHROMIUM_PATH, or measure with --only=node.')
  const server = await startApiServer({ dist, port: 0, isForTests: true, ...(products !== undefined && { products }) })
  const origin = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  return {
    origin,
    browser,
    enter: (email, world) => enter({ origin, browser, email, world }),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

async function enter({
  origin,
  browser,
  email,
  world,
}: {
  origin: string
  browser: Browser
  email: string
  world: string
}): Promise<Visit> {
  const person = demoPeople.find((each) => each.email === email)
  if (!person) throw new Error(`Nobody of the demo has the address ${email}`)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    extraHTTPHeaders: { [WORLD_HEADER]: world },
  })
  const page = await context.newPage()
  await page.goto(`${origin}/auth/login`)
  await page.getByLabel('Email или телефон').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(person.password)
  await page.getByRole('form', { name: 'Вход' }).getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.waitForFunction(() => document.cookie.includes('company_region_id='))
  await page.waitForLoadState('networkidle')
  const regionId = Number((await context.cookies()).find(({ name }) => name === 'company_region_id')?.value)
  const api = apiOf(origin, world)
  await login(api, person)
  return { page, api, person, regionId, leave: () => context.close() }
}

/** The client of the shop over HTTP, with cookies of its own. */
function apiOf(origin: string, world: string): Api {
  const jar: Record<string, string> = {}
  return createApi({
    rowOf: (name) => contract[name],
    bases: { api: `${origin}/api/v1`, apiAlt: `${origin}/api/v2`, origin },
    cookie: (name) => jar[name],
    sleep: () => Promise.resolve(),
    fetch: async (url, init) => {
      const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`)
      const own = { [WORLD_HEADER]: world, cookie: cookie.join('; ') }
      const answer = await fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...own } }) // the client gives a plain object
      for (const line of answer.headers.getSetCookie()) {
        const { name, value, isGone } = parseSetCookie(line)
        if (isGone) delete jar[name]
        else jar[name] = value
      }
      return answer
    },
  })
}
