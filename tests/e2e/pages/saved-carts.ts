import type { Locator, Page } from '@playwright/test'

/** The saved carts, and one that is opened. */
export class SavedCartsPage {
  private readonly page: Page
  readonly list: Locator
  readonly name: Locator
  readonly lines: Locator
  readonly total: Locator
  readonly saving: Locator
  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('table', { name: 'Сохранённые корзины' })
    this.name = page.getByLabel('Название корзины')
    this.lines = page.getByRole('table', { name: 'Строки сохранённой корзины' })
    this.total = page.getByRole('region', { name: 'Товары' }).getByText('Итого')
    this.saving = page.getByRole('main').getByRole('status').filter({ hasText: 'Изменения сохранены' })
  }

  row = (name: string): Locator => this.list.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  rename = (name?: string): Locator =>
    this.page.getByRole('button', { name: name === undefined ? 'Переименовать' : `Переименовать: ${name}` })
  remove = (name: string): Locator => this.page.getByRole('button', { name: `Удалить: ${name}` })
  restore = (name: string): Locator => this.page.getByRole('button', { name: `Вернуть: ${name}` })
  quantity = (article: string): Locator => this.lines.getByRole('textbox', { name: `Количество: ${article}`, exact: true })
  /** Of the page of an opened cart. */
  get intoCart(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^В.корзину$/ })
  }
}
