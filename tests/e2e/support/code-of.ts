import type { Page } from '@playwright/test'
import { expect } from './shop'

/** The code of the newest message to an address, read in the demo's inbox as people do. */
export async function codeOf(page: Page, to: string): Promise<string> {
  await expect(page.getByLabel('Код', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Демо' }).click()
  const panel = page.getByRole('region', { name: 'Панель демо' })
  await panel.getByText('Письма и СМС').click()
  const letter = panel.getByRole('listitem').filter({ hasText: to }).first()
  const code = /\d{6}/.exec((await letter.locator('b').textContent()) ?? '')?.[0] ?? ''
  await page.keyboard.press('Escape')
  return code
}
