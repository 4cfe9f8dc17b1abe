import type { Locator, Page } from '@playwright/test'

/** The page of a product. */
export class ProductPage {
  readonly offer: Locator
  readonly quantity: Locator
  readonly add: Locator
  readonly inCart: Locator
  constructor(page: Page) {
    this.offer = page.getByRole('complementary', { name: 'Цена и покупка' })
    this.quantity = this.offer.getByRole('textbox', { name: /^Количество: / })
    this.add = this.offer.getByRole('button', { name: 'В корзину', exact: true })
    this.inCart = this.offer.getByRole('link', { name: 'В корзине', exact: true })
  }

  /** A line of what the price consists of: «Скидки». */
  sum = (name: string): Locator => this.offer.locator('dl > div').filter({ hasText: name }).getByRole('definition')
}
