import { expect, test as base, type Locator, type Page } from '@playwright/test'

/** The people of the demo, by what they are. */
export const people = {
  administrator: 'snab@volga-servis.example',
  second: 'gavrilov@tehno-zaimka.example',
  buyer: 'ryabov@volga-servis.example',
  moderated: 'lapina@stepnoy-veter.example',
  unregistered: 'zuev@pyataya-peredacha.example',
  regionless: 'fomina@tri-gaiki.example',
  overdue: 'shestakov@dalniy-reis.example',
  big: 'soboleva@magistral-opt.example',
} as const
export const PASSWORD = 'karter-2026'
export type Person = keyof typeof people

/** What the fake server may be made to do; see fake-server/scenarios.ts. */
type Setting = { name: 'fake_scenario' | 'fake_latency'; value: string }

/** A browser of its own for every test, so a world of its own: the fake server lives in it, without delays. */
export class Shop {
  readonly page: Page
  /** Problems that the console told of, besides those a test expects. */
  readonly problems: string[] = []
  constructor(page: Page) {
    this.page = page
    page.on('pageerror', (error) => this.problems.push(error.message))
  }

  async set({ name, value }: Setting): Promise<void> {
    await this.page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }])
  }

  /** Makes the fake server play a scenario from the next request on; '' none. */
  scenario = (value: string): Promise<void> => this.set({ name: 'fake_scenario', value })

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Logs in on the login page, which leads home. */
  async login(who: Person): Promise<void> {
    await this.open('/auth/login')
    await this.fillLogin(people[who], PASSWORD)
    await expect(this.page).toHaveURL('/')
    await expect(this.toast('Добро пожаловать!')).toBeVisible()
  }

  async fillLogin(login: string, password: string, within: Locator | Page = this.page): Promise<void> {
    await within.getByLabel('Email или телефон').fill(login)
    await within.getByLabel('Пароль', { exact: true }).fill(password)
    await within.getByRole('button', { name: 'Войти', exact: true }).last().click()
  }

  toast = (text: string | RegExp): Locator => this.page.getByText(text).last()

  cookie = async (name: string): Promise<string | undefined> => (await this.page.context().cookies()).find((it) => it.name === name)?.value
}

/** A test with its shop; a page error that nobody expected fails it. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    const shop = new Shop(page)
    await shop.set({ name: 'fake_latency', value: 'none' })
    await use(shop)
    expect(shop.problems).toEqual([])
  },
})
export { expect }

/** Text with all kinds of spaces made plain, as people read it. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()
