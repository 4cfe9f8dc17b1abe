import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../support/shop'

const SHEET = ['ZR610238', 'AL-4071-020', 'PL 210774', 'OX-52318', 'V318604'] as const
const PIECES = 12

const field = (page: Page) => page.getByRole('combobox', { name: 'Артикул, штрихкод или название' })
async function paste({ page }: Shop, rows: readonly string[]): Promise<void> {
  await field(page).focus()
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    rows.map((article) => `${article}\t${PIECES}`).join('\r\n'),
  )
}
/** The lines of the sheet as they stand in the cart, with their quantities. */
const lines = ({ cart }: Shop) =>
  cart.quantities.evaluateAll(
    (fields, sheet) =>
      fields
        .map((it) => [it.getAttribute('aria-label')?.replace('Количество: ', '') ?? '', (it as HTMLInputElement).value] as const)
        .filter(([article]) => sheet.includes(article))
        .map((line) => line.join(' ')),
    [...SHEET] as string[],
  )
/** An empty cart, and a server that takes its time from now on. */
async function slowCart(shop: Shop): Promise<void> {
  await shop.comeAs('administrator', '/cart')
  await shop.cart.clear()
  await shop.cart.saved()
  await shop.answersIn('slow')
}
const EXPECTED = SHEET.map((article) => `${article} ${PIECES}`)

test('rows that were pasted and not looked up yet survive a reload: they come in their order, once, and the list says so [DEC-020]', async ({
  shop,
}) => {
  await slowCart(shop)
  const other = await shop.tab()
  await other.open('/cart')
  await expect(field(other.page)).toBeVisible({ timeout: 30_000 })
  await shop.page.bringToFront()
  await paste(shop, SHEET)
  await shop.answersIn('none')
  await shop.page.reload()
  await expect(shop.page.getByText(`Строк с\u00a0прошлого раза: ${SHEET.length}\u00a0— добавлены все.`).first()).toBeVisible()
  expect(await lines(shop)).toEqual(EXPECTED)
  await shop.cart.saved()
  await shop.page.reload()
  await expect(shop.cart.quantity(SHEET[0])).toBeVisible()
  expect(await lines(shop)).toEqual(EXPECTED)
  await other.page.reload()
  await expect(other.cart.quantity(SHEET[0])).toBeVisible()
  expect(await lines(other)).toEqual(EXPECTED)
})

test('a line that was typed and not looked up yet survives a reload [DEC-020]', { tag: '@proof' }, async ({ shop }) => {
  await slowCart(shop)
  await field(shop.page).fill('ZR610238')
  await field(shop.page).press('Enter')
  await field(shop.page).pressSequentially('24')
  await field(shop.page).press('Enter')
  await shop.answersIn('none')
  await shop.page.reload()
  await expect(shop.cart.quantity('ZR610238')).toHaveValue('24')
})

test('a logout while rows are looked up asks, and sends them first if told so [DEC-010]', { tag: '@proof' }, async ({ shop }) => {
  await slowCart(shop)
  await paste(shop, SHEET)
  await expect(shop.page.getByText('Ищем «ZR610238')).toBeVisible()
  await shop.header.logout()
  await shop.page.getByRole('alertdialog', { name: 'Не всё отправлено' }).getByRole('button', { name: 'Отправить и выйти' }).click()
  await shop.answersIn('none')
  await expect(shop.toast('Вы успешно покинули сайт')).toBeVisible({ timeout: 30_000 })
  await shop.enter('administrator')
  await shop.open('/cart')
  await expect(shop.cart.quantity(SHEET[0])).toBeVisible()
  expect(await lines(shop)).toEqual(EXPECTED)
})
