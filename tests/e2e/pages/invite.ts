import type { Locator, Page } from '@playwright/test'

/** The page of an invitation. */
export class InvitePage {
  readonly accept: Locator
  readonly reject: Locator
  readonly question: Locator
  readonly buyFor: Locator
  readonly code: Locator
  readonly open: Locator
  constructor(page: Page) {
    const main = page.getByRole('main')
    this.accept = main.getByRole('button', { name: 'Принять приглашение' })
    this.reject = main.getByRole('button', { name: 'Отклонить' })
    this.question = page.getByRole('alertdialog', { name: 'Отклонить приглашение?' })
    this.buyFor = main.getByRole('button', { name: 'Покупать для этого региона' })
    this.code = main.getByRole('textbox', { name: 'Код приглашения' })
    this.open = main.getByRole('button', { name: 'Открыть приглашение' })
  }
}
