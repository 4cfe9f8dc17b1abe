import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Scenario } from '../../../../fake-server/scenarios'
import { contract, type EndpointName } from '../../../../model/contract'
import { INSPECT_CHANNEL } from '../../../../inspector/channel'
import { inspectorLock } from '../../../../inspector/life'
import type { KeptOf } from '../../support/shop'
import { countRequests, requestsUnderWay } from '../../support/quiet'
import { Shop } from '../../support/shop'
import { AssetsUnderWay } from './assets-under-way'
import type { AtNoon } from './at-noon'
import { type PageSide, startPageSide, type Told } from './page-side'

/** Between two looks whether a request has come again, ms of the page. */
const WHILE_MS = 250
/** A frame and what is done after it, ms of the page. */
const FRAME_MS = 40

/** A page of the shop in which nothing happens by itself: its clock stands, its requests are held back, and it tells what its machines do. */
export class Stage {
  readonly shop: Shop
  readonly page: Page
  private readonly context: BrowserContext
  private readonly assets: AssetsUnderWay

  private constructor(context: BrowserContext, page: Page, keptOf: KeptOf) {
    this.context = context
    this.assets = new AssetsUnderWay(context)
    this.page = page
    this.shop = new Shop(page, keptOf)
  }

  /** @param held the requests that wait until `let` @param others what the search of those has that do not, by their names */
  static async open(
    browser: Browser,
    { time, keptOf }: AtNoon,
    held: readonly EndpointName[],
    others: Partial<Record<EndpointName, string>> = {},
  ): Promise<Stage> {
    const context = await browser.newContext()
    await context.clock.install({ time })
    await context.clock.pauseAt(time)
    await countRequests(context)
    const page = await context.newPage()
    const me = 'walk'
    await page.addInitScript(startPageSide, {
      channel: INSPECT_CHANNEL,
      me,
      lock: inspectorLock(me),
      asked: { key: 'inspect', value: JSON.stringify({ tab: me, mode: '' }) },
      held: held.map((name) => ({
        name,
        method: contract[name].method,
        path: patternOf(contract[name].path),
        othersSearch: others[name] ?? null,
      })),
    })
    const stage = new Stage(context, page, keptOf)
    await stage.shop.answersIn('none')
    return stage
  }

  plays = (...scenarios: Scenario[]): Promise<void> => this.shop.plays(...scenarios)
  /** So much time passes in the page. @param ms */
  pass = (ms: number): Promise<void> => this.page.clock.runFor(ms)
  /** What is drawn is drawn. */
  draw = (): Promise<void> => this.pass(FRAME_MS)
  /** What the shop has told until now; null: nothing, or the page is just leaving. */
  look = (): Promise<Told | null> => this.page.evaluate(() => pageSide.look()).catch(() => null)

  /** Lets a request go that waits or is about to come, and the client's further attempts after the pauses between them. */
  async let(name: EndpointName, attempts = 1): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await this.passUntil(async () => (await this.waiting(name)) > 0, `attempt ${attempt} of ${name}`)
      await this.page.evaluate((it) => pageSide.free(it), name)
    }
  }
  /** How many requests of this name wait. */
  waiting = (name: EndpointName): Promise<number> => this.page.evaluate((it) => pageSide.waiting(it), name)
  /** Time passes in the page until something is so. Only as much as that takes: it stands still while the page has something else to wait for. */
  async passUntil(isSo: () => Promise<boolean>, what: string): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.answered()
          await this.pass(WHILE_MS)
          await this.answered()
          return isSo()
        },
        { message: what, intervals: [10] },
      )
      .toBe(true)
  }
  /** What a tab has asked and is not held back is answered, and its code has come: how quick the machine is does not decide what happens in the page. */
  answered = (): Promise<void> =>
    expect.poll(() => this.underWay(), { message: 'what was asked is answered, and all code has come', intervals: [10] }).toBe(0)
  private async underWay(): Promise<number> {
    // Of other tabs first: what they have done may make this one ask.
    const others = this.context.pages().filter((page) => page !== this.page)
    const counts = [
      this.assets.count(),
      ...(await Promise.all(others.map((page) => requestsUnderWay(page).catch(() => 0)))),
      await this.page.evaluate(() => pageSide.underWay()).catch(() => 0),
      this.assets.count(),
    ]
    return counts.reduce((sum, count) => sum + count, 0)
  }
  /** The network goes, which the page sees, and comes back. */
  async interruptNetwork(): Promise<void> {
    await this.context.setOffline(true)
    await expect(this.page.getByText('Нет связи')).toBeVisible()
    await this.context.setOffline(false)
  }
  /** Ends the page; what it threw fails the walk. */
  async end(): Promise<void> {
    expect(this.shop.problems).toEqual([])
    await this.context.close()
  }
}

declare const pageSide: PageSide
const patternOf = (path: string): string => `^(/api/v\\d)?${path.replace(/:\w+/g, '[^/]+')}$`
