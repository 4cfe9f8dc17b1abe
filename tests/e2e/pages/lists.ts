import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readWorkbook, type Workbook } from '../../support/read-workbook'

/** What is done with whole lists: favourites, price lists, comparisons. */
export class ListTools {
  private readonly page: Page
  readonly favorites: Locator
  readonly priceList: Locator
  readonly compared: Locator
  readonly comparison: Locator
  constructor(page: Page) {
    this.page = page
    this.favorites = page.getByRole('table', { name: 'Избранные товары' })
    this.priceList = page.locator('dialog').and(page.getByLabel('Прайс-лист'))
    this.compared = page.getByRole('region', { name: 'Сравнение' })
    this.comparison = page.getByRole('table', { name: 'Сравнение товаров' })
  }

  heart = (article: string): Locator => this.page.getByRole('button', { name: `В избранное: ${article}` })
  mark = (article: string): Locator => this.page.getByRole('button', { name: `Сравнить: ${article}` })

  /** Presses a control as somebody without a mouse does. */
  async pressByKey(control: Locator): Promise<void> {
    await control.focus()
    await this.page.keyboard.press('Enter')
  }

  /** Opens the price list of the list on the page and has it as a file. @returns its name and what is in it */
  async download(): Promise<{ name: string; book: Workbook }> {
    await this.page.getByRole('button', { name: 'Прайс-лист' }).click()
    const coming = this.page.waitForEvent('download')
    await this.priceList.getByRole('button', { name: 'Скачать XLSX' }).click()
    const file = await coming
    return { name: file.suggestedFilename(), book: readWorkbook(await readFile(await file.path())) }
  }
}
