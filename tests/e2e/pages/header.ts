import type { Locator, Page } from '@playwright/test'
import { isPhone } from '../support/screen'

/** What stands around every page; on phones much of it is in the tab bar and the cabinet's sheet. */
export class Header {
  private readonly page: Page
  readonly banner: Locator
  readonly tabBar: Locator
  constructor(page: Page) {
    this.page = page
    this.banner = page.getByRole('banner')
    this.tabBar = page.getByRole('navigation', { name: 'Основное меню' })
  }

  /** The button of a guest that opens the login over the page. */
  get loginButton(): Locator {
    return this.banner.getByRole('button', { name: 'Войти' })
  }
  /** There as soon as it is known that somebody is logged in. */
  get cabinetButton(): Locator {
    return isPhone(this.page)
      ? this.tabBar.getByRole('button', { name: 'Кабинет' })
      : this.banner.getByRole('button', { name: 'Личный кабинет' })
  }
  get catalogueButton(): Locator {
    return (isPhone(this.page) ? this.tabBar : this.banner).getByRole('button', { name: 'Каталог' })
  }
  get cartLink(): Locator {
    return (isPhone(this.page) ? this.tabBar : this.banner).getByRole('link', { name: /Корзина/ })
  }
  /** The cart's link, said with this many products: «10 товаров». */
  cartOf = (products: string): Locator => this.cartLink.filter({ hasText: products })
  get search(): Locator {
    return this.page.getByRole('combobox', { name: 'Поиск по названию, артикулу или номеру OEM' })
  }

  async find(words: string): Promise<void> {
    await this.search.fill(words)
    await this.search.press('Enter')
  }

  /** Opens the choice of the region. @param city the store city of the one in force */
  async openRegions(city: string): Promise<void> {
    if (isPhone(this.page)) {
      await this.cabinetButton.click()
      await this.page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: city }).click()
    } else await this.banner.getByRole('button', { name: city }).click()
  }

  async logout(): Promise<void> {
    if (isPhone(this.page)) {
      await this.cabinetButton.click()
      await this.page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click()
    } else await this.page.getByRole('region', { name: 'Служебные ссылки' }).getByRole('button', { name: 'Выйти' }).click()
  }
}
