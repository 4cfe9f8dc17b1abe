import { expect, type Locator, type Page } from '@playwright/test'
import { sumsIn } from '../support/money'
import { isPhone } from '../support/screen'

/** A list of the catalogue with its filters, as a table or as cards. */
export class CataloguePage {
  private readonly page: Page
  readonly list: Locator
  readonly table: Locator
  readonly total: Locator
  readonly pager: Locator
  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('region', { name: 'Товары', exact: true })
    this.table = this.list.getByRole('table', { name: 'Товары' })
    this.total = page.getByRole('main').getByRole('status').filter({ hasText: /товар/ })
    this.pager = page.getByRole('navigation', { name: 'Страницы списка' })
  }

  /** The products of the list, whichever form it has. */
  get items(): Locator {
    return this.list.getByRole('article').or(this.table.getByRole('row').filter({ has: this.page.getByRole('link') }))
  }
  /** A product by its article. */
  item = (article: string): Locator => this.items.filter({ hasText: article })
  quantity = (article: string): Locator => this.list.getByRole('textbox', { name: `Количество: ${article}` })
  restore = (article: string): Locator => this.list.getByRole('button', { name: `Вернуть: ${article}` })
  add = (article: string): Locator => this.list.getByRole('button', { name: `В корзину: ${article}` })
  subsection = (name: string): Locator => this.page.getByRole('navigation', { name: 'Подразделы' }).getByRole('link', { name, exact: true })
  chosen = (): Locator => this.page.getByRole('group', { name: 'Выбранные фильтры' })

  /** The address of every product of the page, in their order, once the list is what was asked for last. */
  async addresses(): Promise<string[]> {
    await this.settled()
    return this.addressesNow()
  }

  /** The same of what stands there, another list may be on its way. */
  async addressesNow(): Promise<string[]> {
    await expect(this.items.first()).toBeVisible()
    return this.items.evaluateAll((items) =>
      items.map((item) => item.querySelector<HTMLAnchorElement>('a[href^="/product/"]')?.pathname ?? ''),
    )
  }

  /** How many products the list has on all its pages. */
  async count(): Promise<number> {
    return Number((await this.total.innerText()).replace(/\D/g, ''))
  }

  /** The filters; on phones their sheet is opened first. */
  async filters(): Promise<Locator> {
    if (!isPhone(this.page)) return this.page.getByRole('complementary', { name: 'Фильтры' })
    const sheet = this.page.getByRole('dialog', { name: 'Фильтры' })
    if (!(await sheet.isVisible())) await this.list.getByRole('button', { name: /^Фильтры/ }).click()
    return sheet
  }

  /** The list and its counts are of what is chosen, and whole. */
  async settled(): Promise<void> {
    await expect(this.page.locator('section[aria-label="Товары"]')).not.toHaveAttribute('aria-busy')
  }

  /** Ticks one value of a filter. @returns how many products it promised */
  async tick(group: string, value: string): Promise<number> {
    const box = (await this.filters()).getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name: value, exact: true })
    const promised = Number(
      (await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')).replace(/.*найдётся /, '').replace(/\D/g, ''),
    )
    await box.click()
    await expect(box).toBeChecked()
    await this.settled()
    return promised
  }

  /** On phones: from the sheet of filters back to the list. */
  async closeFilters(): Promise<void> {
    if (isPhone(this.page))
      await this.page
        .getByRole('dialog', { name: 'Фильтры' })
        .getByRole('button', { name: /^Показать/ })
        .click()
  }

  /** One's own price of a product in kopecks, then the one for all. */
  async prices(article: string): Promise<number[]> {
    await expect(this.item(article)).toContainText('₽')
    return sumsIn(await this.item(article).innerText())
  }
}
