import type { Locator, Page } from '@playwright/test'

/** The review of an order: the popup of stars, the four questions, the thanks. */
export class Review {
  readonly dialog: Locator
  readonly stars: Locator
  readonly question: Locator
  readonly comment: Locator
  readonly next: Locator
  readonly back: Locator
  readonly send: Locator
  readonly thanks: Locator
  /** On the page of the order. */
  readonly opener: Locator
  readonly given: Locator
  constructor(page: Page) {
    this.dialog = page.locator('dialog').filter({ has: page.getByRole('heading', { level: 2, name: /^(Как вам|Отзыв о)\sзаказе? № / }) })
    this.stars = this.dialog.getByRole('radiogroup')
    this.question = this.dialog.getByRole('heading', { level: 3 })
    this.comment = this.dialog.getByRole('textbox', { name: 'Комментарий' })
    this.next = this.dialog.getByRole('button', { name: 'Далее' })
    this.back = this.dialog.getByRole('button', { name: 'Назад' })
    this.send = this.dialog.getByRole('button', { name: 'Отправить отзыв' })
    this.thanks = this.dialog.getByText('Уважаемый партнер, благодарим Вас за уделенное время', { exact: true })
    this.opener = page.getByRole('button', { name: 'Оценить заказ' })
    this.given = page.getByRole('region', { name: 'Ваш отзыв' })
  }

  star = (mark: number): Locator => this.stars.getByRole('radio', { name: new RegExp(`^${mark}\\s`) })
}
