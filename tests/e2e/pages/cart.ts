import { expect, type Locator, type Page } from '@playwright/test'
import { sumIn, sumsIn } from '../support/money'

/** A line of the cart: kopecks and pieces. */
export type Line = { article: string; qty: number; unit: number; sum: number }

/** The cart with ordering on it. */
export class CartPage {
  private readonly page: Page
  readonly table: Locator
  readonly side: Locator
  readonly submit: Locator
  readonly comment: Locator
  readonly saving: Locator
  private readonly ways: Locator
  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'Состав корзины' })
    this.side = page.getByRole('complementary', { name: 'Получение и итог' })
    this.submit = this.side.getByRole('button', { name: 'Оформить заказ' })
    this.comment = this.side.getByLabel('Комментарий к заказу')
    this.ways = this.side.getByRole('radiogroup', { name: 'Способ получения' })
    this.saving = page.getByRole('main').getByRole('status').first()
  }

  /** The quantity fields, top to bottom. */
  get quantities(): Locator {
    return this.table.getByRole('textbox')
  }
  quantity = (article: string): Locator => this.table.getByRole('textbox', { name: `Количество: ${article}`, exact: true })
  row = (article: string): Locator =>
    this.table.getByRole('row').filter({ has: this.page.getByRole('textbox', { name: `Количество: ${article}`, exact: true }) })
  restore = (article: string): Locator => this.table.getByRole('button', { name: `Вернуть: ${article}` })
  receiving = (name: RegExp): Locator => this.ways.getByRole('radio', { name })
  /** What stands beside a name in the bill: «К оплате». */
  bill = (name: string | RegExp): Locator => this.side.locator('dl > div').filter({ hasText: name }).getByRole('definition')

  /** Presses a way to receive the order: the words lie over the radio. */
  async receive(name: RegExp): Promise<void> {
    await this.ways.locator('label').filter({ hasText: name }).click()
    await expect(this.receiving(name)).toBeChecked()
  }

  /** Presses what can be done with the whole cart; on phones by its menu. */
  private async act(name: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Действия с корзиной' })
    const action = this.page.getByRole('button', { name, exact: true })
    await expect(menu.or(action)).toBeVisible()
    if (await menu.isVisible()) await menu.click()
    await action.click()
  }

  /** Saves the cart under a name. */
  get save() {
    const dialog = this.page.getByRole('dialog', { name: /корзин/i })
    return { dialog, name: dialog.getByRole('textbox'), open: () => this.act('Сохранить') }
  }

  /** Empties the cart, after the question. */
  async clear(): Promise<void> {
    await this.act('Очистить')
    await this.page.getByRole('alertdialog', { name: 'Очистить корзину?' }).getByRole('button', { name: 'Очистить' }).click()
  }

  /** Every change has reached the server. */
  async saved(): Promise<void> {
    await expect(this.table.locator('[data-unsaved]')).toHaveCount(0)
    await expect(this.saving).toHaveText('Изменения сохранены')
  }

  /** Every line with its own price and sum, once all prices are there. */
  async lines(): Promise<Line[]> {
    await expect(this.submit).toBeVisible()
    await expect(this.bill('К оплате')).toContainText('₽')
    const rows = await this.table.locator('tr').evaluateAll((all) =>
      all.flatMap((row) => {
        const field = row.querySelector<HTMLInputElement>('input[inputmode="numeric"]')
        const cells = [...row.querySelectorAll<HTMLElement>('[role="cell"]')].map((cell) => cell.innerText)
        return field ? [{ name: field.getAttribute('aria-label') ?? '', qty: field.value, unit: cells[4] ?? '', sum: cells[6] ?? '' }] : []
      }),
    )
    return rows.map(({ name, qty, unit, sum }) => ({
      article: name.replace('Количество: ', ''),
      qty: Number(qty),
      unit: sumsIn(unit)[0] ?? 0,
      sum: sumIn(sum),
    }))
  }

  /** What is to be paid, in kopecks. */
  async total(): Promise<number> {
    return sumIn(await this.bill('К оплате').innerText())
  }
}
