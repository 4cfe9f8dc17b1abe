import type { Locator, Page } from '@playwright/test'

/** «Цифровой центр поддержки пользователей» under a page. */
export class HelpCentre {
  readonly panel: Locator
  readonly opener: Locator
  readonly field: Locator
  readonly button: Locator
  readonly articles: Locator
  readonly empty: Locator
  readonly failure: Locator
  readonly links: Locator
  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Цифровой центр поддержки пользователей' })
    this.opener = this.panel.getByRole('button', { name: 'Цифровой центр поддержки пользователей' })
    this.field = this.panel.getByRole('textbox', { name: 'Начните вводить ваш запрос' })
    this.button = this.panel.getByRole('button', { name: 'Найти' })
    this.articles = this.panel.getByRole('list', { name: 'Подходящие статьи' }).getByRole('link')
    this.empty = this.panel.getByText('Ничего не нашли. Измените ваш запрос или воспользуйтесь ссылками ниже.')
    this.failure = this.panel.getByText(/^Подсказки сейчас не.приходят/)
    this.links = this.panel.getByRole('list', { name: 'Другая помощь' }).getByRole('link')
  }
}
