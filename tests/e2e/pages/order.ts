import type { Locator, Page } from '@playwright/test'

/** The thank-you page and the page of an order. */
export class OrderPage {
  readonly placed: Locator
  readonly open: Locator
  readonly path: Locator
  readonly step: Locator
  readonly total: Locator
  readonly lines: Locator
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
    this.placed = page.getByRole('heading', { level: 1, name: /^Заказ № .+ размещён$/ })
    this.open = page.getByRole('link', { name: 'Открыть заказ' })
    this.path = page.getByRole('list', { name: 'Путь заказа' })
    this.step = this.path.locator('[aria-current="step"]')
    this.total = page.locator('dl > div').filter({ hasText: 'Итого' }).getByRole('definition')
    this.lines = page
      .getByRole('table', { name: 'Состав заказа' })
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
  }

  /** A fact of the order: «Доставка», «Комментарий». */
  fact = (name: string): Locator => this.page.locator('dl > div').filter({ hasText: name }).getByRole('definition')
}
