import type { Locator, Page } from '@playwright/test'

/** The page of a product. */
export class ProductPage {
  readonly offer: Locator
  readonly quantity: Locator
  readonly add: Locator
  readonly inCart: Locator
  readonly favorite: Locator
  /** The button in the place of the quantity of what cannot be had now; its name says whether it is waited for. */
  readonly notify: Locator
  /** Its pictures: the strip, and which of them is seen. */
  readonly pictures: Locator
  readonly picture: Locator
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
    this.favorite = page.getByRole('button', { name: /^В избранн(ое|ом)$/ })
    const gallery = page.getByRole('region', { name: 'Фотографии товара' })
    this.pictures = gallery.getByRole('group', { name: 'Фотографии, листаются стрелками' })
    this.picture = gallery.getByRole('status')
    this.offer = page.getByRole('complementary', { name: 'Цена и покупка' })
    this.quantity = this.offer.getByRole('textbox', { name: /^Количество: / })
    this.add = this.offer.getByRole('button', { name: 'В корзину', exact: true })
    this.inCart = this.offer.getByRole('link', { name: 'В корзине', exact: true })
    this.notify = this.offer.getByRole('button', { name: /^Сообщ/ })
  }

  /** One of the lists of other goods below: «Аналоги». */
  tab = (name: string): Locator => this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
  /** The list that is open there. */
  list = (): Locator => this.page.getByRole('tabpanel')
  /** A part of the page by its heading: «Фасовка». */
  part = (name: string): Locator => this.page.getByRole('region', { name, exact: true })

  /** A line of what the price consists of: «Скидки». */
  sum = (name: string | RegExp): Locator => this.offer.locator('dl > div').filter({ hasText: name }).getByRole('definition')
}
