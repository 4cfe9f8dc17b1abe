import type { Locator, Page } from '@playwright/test'

/** The login, on its page or over another one. */
export class LoginForm {
  readonly popup: Locator
  readonly form: Locator
  readonly login: Locator
  readonly password: Locator
  readonly button: Locator
  constructor(page: Page) {
    this.popup = page.getByRole('dialog', { name: 'Вход' })
    this.form = page.getByRole('form', { name: 'Вход' })
    this.login = this.form.getByLabel('Email или телефон')
    this.password = this.form.getByLabel('Пароль', { exact: true })
    this.button = this.form.getByRole('button', { name: 'Войти', exact: true })
  }

  async submit(login: string, password: string): Promise<void> {
    await this.login.fill(login)
    await this.password.fill(password)
    await this.button.click()
  }
}
