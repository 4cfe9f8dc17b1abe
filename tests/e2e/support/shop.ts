import { type Browser, type BrowserContext, expect, test as base, type Locator, type Page } from '@playwright/test'
import type { Scenario } from '../../../fake-server/scenarios'
import { CartPage } from '../pages/cart'
import { CataloguePage } from '../pages/catalogue'
import { Header } from '../pages/header'
import { LoginForm } from '../pages/login'
import { OrderPage } from '../pages/order'
import { OrdersPage } from '../pages/orders'
import { ProductPage } from '../pages/product'
import { RegionPopup } from '../pages/region-popup'
import { SavedCartsPage } from '../pages/saved-carts'
import { SetupPopup } from '../pages/setup-popup'
import { PASSWORD, people, type Person } from './people'

/** What a browser keeps of somebody who logged in: cookies, local storage and the databases of the fake server. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>
/** Logs somebody in by the form the first time, in a browser of its own, and gives what that one keeps. */
export type KeptOf = (who: Person) => Promise<Kept>

/** One tab of the shop: its pages, and what the fake server in it is made to do. */
export class Shop {
  readonly page: Page
  /** Errors that the page threw. */
  readonly problems: string[]
  readonly header: Header
  readonly login: LoginForm
  readonly regions: RegionPopup
  readonly catalogue: CataloguePage
  readonly product: ProductPage
  readonly cart: CartPage
  readonly order: OrderPage
  readonly orders: OrdersPage
  readonly savedCarts: SavedCartsPage
  readonly setup: SetupPopup
  private readonly keptOf: KeptOf
  private readonly host: string

  /** @param host of the server that the tab is at */
  constructor(page: Page, keptOf: KeptOf, problems: string[] = [], host = 'localhost') {
    this.page = page
    this.keptOf = keptOf
    this.problems = problems
    this.host = host
    page.on('pageerror', (error) => problems.push(error.message))
    this.header = new Header(page)
    this.login = new LoginForm(page)
    this.regions = new RegionPopup(page)
    this.catalogue = new CataloguePage(page)
    this.product = new ProductPage(page)
    this.cart = new CartPage(page)
    this.order = new OrderPage(page)
    this.orders = new OrdersPage(page)
    this.savedCarts = new SavedCartsPage(page)
    this.setup = new SetupPopup(page)
  }

  /** Another tab of the same browser. */
  async tab(): Promise<Shop> {
    return new Shop(await this.page.context().newPage(), this.keptOf, this.problems, this.host)
  }

  /** Makes the fake server play these scenarios from the next request on; none without names. See fake-server/scenarios.ts. */
  plays = (...scenarios: Scenario[]): Promise<void> => this.setCookie('fake_scenario', scenarios.join(','))
  /** How long the fake server takes to answer. */
  answersIn = (latency: 'none' | 'usual' | 'slow'): Promise<void> => this.setCookie('fake_latency', latency)

  private setCookie(name: string, value: string): Promise<void> {
    return this.page.context().addCookies([{ name, value, domain: this.host, path: '/' }])
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Logs in on the login page, which leads home. */
  async enter(who: Person): Promise<void> {
    await this.open('/auth/login')
    await this.login.submit(people[who], PASSWORD)
    // Looked for from the beginning: the toast goes by itself.
    await Promise.all([expect(this.toast('Добро пожаловать!')).toBeVisible(), expect(this.page).toHaveURL('/')])
  }

  /**
   * Somebody who logged in before comes back with a browser that nobody used yet, and opens a page where one is named.
   * Once a browser knows somebody, `enter` is the way.
   */
  async comeAs(who: Person, path?: string): Promise<void> {
    await this.page.context().setStorageState(await this.keptOf(who))
    if (path !== undefined) await this.open(path)
  }

  heading = (name: string | RegExp): Locator => this.page.getByRole('heading', { level: 1, name })
  dialog = (name: string | RegExp): Locator => this.page.locator('dialog').and(this.page.getByLabel(name))
  toast = (text: string | RegExp): Locator => this.page.getByRole('region', { name: 'Уведомления' }).getByText(text)

  /** The value of a cookie that the page may read; undefined where there is none. */
  async cookie(name: string): Promise<string | undefined> {
    return (await this.page.context().cookies()).find((cookie) => cookie.name === name)?.value
  }
}

/** @param prepare does something to each browser before it is used */
export function keeping(browser: Browser, prepare: (context: BrowserContext) => Promise<void> = async () => {}): KeptOf {
  const kept = new Map<Person, Promise<Kept>>()
  const logIn = async (who: Person): Promise<Kept> => {
    const context = await browser.newContext()
    await prepare(context)
    const shop = new Shop(await context.newPage(), keptOf)
    await shop.answersIn('none')
    await shop.enter(who)
    // Shown once it is known which region is active, which a cookie stores.
    await expect(shop.heading(/./)).toBeVisible()
    const state = await context.storageState({ indexedDB: true })
    await context.close()
    return state
  }
  const keptOf: KeptOf = (who) => {
    const state = kept.get(who) ?? logIn(who)
    kept.set(who, state)
    return state
  }
  return keptOf
}

/** A test with a browser profile of its own, so with a world of its own: the fake server lives in it. A page error fails the test. */
export const test = base.extend<{ shop: Shop }, { keptOf: KeptOf }>({
  keptOf: [
    async ({ browser }, run) => {
      await run(keeping(browser))
    },
    { scope: 'worker' },
  ],
  shop: async ({ page, keptOf }, run) => {
    const shop = new Shop(page, keptOf)
    await shop.answersIn('none')
    await run(shop)
    expect(shop.problems).toEqual([])
  },
})
export { expect }

/** Text with all kinds of spaces made plain, as people read it. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()
