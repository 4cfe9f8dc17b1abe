import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { pdfSheets } from '../../support/documents/pdf-sheets'
import { expect, test } from '../support/shop'

const textOf = async (download: Download) =>
  (await pdfSheets(new Uint8Array(await readFile(await download.path())))).join(' ').replace(/\s+/g, ' ')

test('a document and a reconciliation act are downloaded as PDF that says what the page says [DEC-072]', async ({ shop }) => {
  const { page } = shop
  const download = async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Скачать PDF' }).click()
    return coming
  }
  await shop.comeAs('administrator', '/personal/documents?document=40221')
  const lines = page.getByRole('table', { name: /^Строки документа/ }).locator('tbody tr')
  await expect(lines.first()).toBeVisible()
  const articles = await lines.locator('td:first-child span span:first-child').allInnerTexts()
  const file = await download()
  expect(file.suggestedFilename()).toMatch(/^УПД-40221 от \d\d\.\d\d\.\d{4}\.pdf$/)
  const text = await textOf(file)
  expect(articles.length).toBeGreaterThan(5)
  expect(articles.filter((article) => !text.includes(article))).toEqual([])
  expect(text).toContain('по доверенности МЧД-49001')

  await page.goto('/personal/documents?view=settlements')
  const closing = page.getByRole('row', { name: /^Долг на конец/ }).getByRole('cell')
  await expect(closing).toBeVisible()
  const debt = (await closing.innerText()).replace(/\s/g, ' ')
  expect(await textOf(await download())).toContain(`должно ООО «Картер Опт»: ${debt}`)
})
