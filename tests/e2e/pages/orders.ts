import type { Locator, Page } from '@playwright/test'

/** The history of orders. */
export class OrdersPage {
  readonly rows: Locator
  constructor(page: Page) {
    this.rows = page.getByRole('table', { name: 'История заказов' }).getByRole('row').filter({ has: page.getByRole('link') })
  }
}
