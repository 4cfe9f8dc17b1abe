import { expect, type Locator, type Page } from '@playwright/test'

/** The history of orders. */
export class OrdersPage {
  readonly rows: Locator
  constructor(page: Page) {
    this.rows = page
      .getByRole('table', { name: 'История заказов' })
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
  }

  /** How many orders the page of the history shows, once they are there. */
  async count(): Promise<number> {
    await expect(this.rows.first()).toBeVisible()
    return this.rows.count()
  }
}
