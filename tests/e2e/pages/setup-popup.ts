import type { Locator, Page } from '@playwright/test'

/** What is asked of somebody who has no company, or no region in it; it comes by itself with every page that is opened. */
export class SetupPopup {
  readonly company: Locator
  readonly lastStep: Locator
  readonly any: Locator
  readonly inn: Locator
  readonly kpp: Locator
  readonly name: Locator
  readonly goOn: Locator
  readonly city: Locator
  readonly finish: Locator
  readonly later: Locator
  readonly logout: Locator
  constructor(page: Page) {
    this.company = page.getByRole('dialog', { name: 'Регистрация компании' })
    this.lastStep = page.getByRole('dialog', { name: 'Остался последний шаг' })
    this.any = this.company.or(this.lastStep)
    this.inn = this.company.getByLabel('ИНН')
    this.kpp = this.company.getByLabel('КПП')
    this.name = this.company.getByLabel('Название компании')
    this.goOn = this.company.getByRole('button', { name: 'Продолжить' })
    this.city = this.lastStep.getByLabel('Город')
    this.finish = this.lastStep.getByRole('button', { name: 'Завершить регистрацию' })
    this.later = this.any.getByRole('button', { name: 'Позже' })
    this.logout = this.any.getByRole('button', { name: 'Выйти' })
  }

  /** A person's company: no KPP. */
  async fillCompany(inn: string, name: string): Promise<void> {
    await this.inn.fill(inn)
    await this.name.fill(name)
  }
}
