import type { Locator, Page } from '@playwright/test'

/** What the shop asks: the block in the cabinet and the dialog. */
export class SurveyPage {
  readonly page: Page
  /** The block in sight: beside the cabinet's pages, below the first of them, or in the sheet of the cabinet. */
  readonly block: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.block = page.getByRole('region', { name: 'Опрос', exact: true })
    this.dialog = page.locator('dialog').filter({ has: page.getByText(/Вопрос \d|Спасибо за/) })
  }

  button = (name: string | RegExp): Locator => this.dialog.getByRole('button', { name, exact: true })
  question = (title: string): Locator => this.dialog.getByRole('group', { name: title })
  answer = (text: string): Locator => this.dialog.getByLabel(text, { exact: true })
  /** The text of an own answer. */
  get text(): Locator {
    return this.dialog.getByRole('textbox', { name: /^Свой ответ/ })
  }
}
