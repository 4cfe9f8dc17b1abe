import { matchRoute } from '../../../model/routing/routes'
import { MAY_BE_LINKED } from '../../support/routes/placeholder-links'
import { isBuilt } from '../../support/routes/visits'
import { asPhone } from '../support/as-phone'
import { violations } from '../support/axe'
import { expect, type Shop } from '../support/shop'
import { sidewaysAt } from '../support/sideways'

const WIDE = 1440
const PHONE = { width: 360, height: 780 }
const TABLET = { width: 768, height: 1024 }
/** The smallest phone, and where all columns begin, when the header has least room for what stands in it. */
const TIGHT = [
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
  { width: 1060, height: 768 },
]

/** What a page must have that stands open at 1440 px. `name` begins the message of what is wrong. */
type Expected = {
  name: string
  title: string | RegExp
  isForSearch: boolean
  /** Whether the head and the foot are looked at too: they are the same on the pages that follow. */
  isAround: boolean
}

/** The title, one main heading, what search engines are told, no link that leads nowhere, everything that axe knows, the dark scheme. */
export async function lookWide({ page }: Shop, { name, title, isForSearch, isAround }: Expected): Promise<void> {
  await expect.soft(page, name).toHaveTitle(title)
  await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
  const robots = page.locator('meta[name="robots"]')
  if (isForSearch) await expect.soft(robots, name).toHaveCount(0)
  else await expect.soft(robots, name).toHaveAttribute('content', 'noindex')
  const paths = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect.soft([...new Set(paths)].filter(leadsNowhere), `${name}: links to pages that are not there`).toEqual([])
  expect.soft(await sidewaysAt(page, WIDE), `${name} scrolls sideways at ${WIDE} px`).toEqual([])
  const where = isAround ? 'page' : 'main'
  expect.soft(await violations(page, 'all', where), name).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, 'contrast', where), `${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What a narrow window changes: targets at 360 px, and no sideways scroll there nor where it is tight. The colours were looked at in a wide window. */
export const lookNarrow = (shop: Shop, name: string): Promise<void> => asPhone(shop.page, () => atTargets(shop, name))

/** The same with dark contrast and on a tablet: for screens that a phone draws otherwise. The light colours were looked at in a wide window. */
export async function lookNarrowAtColours(shop: Shop, name: string): Promise<void> {
  const { page } = shop
  await asPhone(page, async () => {
    await atTargets(shop, name)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, 'contrast', 'main'), `${name}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
  await asPhone(page, async () => expect.soft(await violations(page, 'targets', 'main'), `${name} on a tablet`).toEqual([]), TABLET)
}

async function atTargets({ page }: Shop, name: string): Promise<void> {
  expect.soft(await sidewaysAt(page, PHONE.width), `${name} scrolls sideways at ${PHONE.width} px`).toEqual([])
  expect.soft(await violations(page, 'targets'), name).toEqual([])
  for (const size of TIGHT) {
    await page.setViewportSize(size)
    expect.soft(await sidewaysAt(page, size.width), `${name} scrolls sideways at ${size.width} px`).toEqual([])
  }
}

/** Whether a link of the shop leads to no route, or to one that is not built and is not on the list of those. */
function leadsNowhere(pathname: string): boolean {
  if (pathname.startsWith('/inspector')) return false
  const found = matchRoute(pathname)
  return !found || (!isBuilt(found.route) && !MAY_BE_LINKED.has(found.route.path))
}

/** Collects what the page writes to the console as an error; that the document itself was answered with 404 is no error of the page. */
export function watchConsole({ page, problems }: Shop): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url()) problems.push(`console: ${message.text()}`)
  })
}

/** So many pages are looked at in one tab by one test: opened in a browser of its own, each would take twice the time. */
const TOGETHER = 6
/** Parts of a list for one test each. */
export const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, part) => all.slice(part * TOGETHER, (part + 1) * TOGETHER))
