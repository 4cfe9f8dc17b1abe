import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentPaper } from '../../../model/document/paper/document-paper'
import { reconciliationPaper } from '../../../model/document/paper/reconciliation-paper'
import type { Paper } from '../../../model/paper/paper'
import { bytesText } from '../../../src/platform/files/paper-fonts'
import { writePdf } from '../../../src/platform/files/write-pdf'
import { readsPdf } from '../../support/documents/read-pdf'
import { act, details } from '../../support/documents/sample-documents'

const AT = Date.parse('2026-11-23T07:00:00Z')
const font = (name: string) => bytesText(readFileSync(`public/fonts/golos-text-paper-${name}.ttf`))
const fonts = { regular: font('regular'), bold: font('semibold') }

const read = readsPdf()
const sheetsOf = (paper: Paper) => read(writePdf(paper, fonts, AT))
const long = (count: number) => {
  const lines = Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    product_id: at + 1,
    article: `OM-${at + 1}`,
    name: `Масло моторное полусинтетическое для дизельных двигателей, бочка ${at + 1}`,
    qty: 3,
    cost: 20_001,
    total: 60_003,
  }))
  return details(7, { lines, total: 60_003 * count, vat: 10_820 * count })
}

it('is read back as it was written, in Cyrillic, with the signs of the trade [DEC-072]', async () => {
  const [sheet, ...others] = await sheetsOf(documentPaper(details(7, { buyer: 'ООО «Гараж № 1» – Ёлки' }), AT))
  expect(others).toEqual([])
  for (const text of [
    'УПД-7 от 20.11.2026',
    'ООО «Гараж № 1» – Ёлки',
    '1 OM-1 Масло моторное 4 шт. 200,00 144,26 800,00',
    'Итого 5 шт. 180,33 1 000,00',
    'на сумму 1 000,00 ₽',
    'Одна тысяча рублей 00 копеек',
    'Покупателем не подписан.',
    'Стр. 1 из 1',
  ])
    expect(sheet).toContain(text)
})

it('of 300 lines goes over several sheets: all lines once and in order, the heads and the number on each', async () => {
  const sheets = await sheetsOf(documentPaper(long(300), AT))
  expect(sheets.length).toBeGreaterThan(5)
  expect(sheets.map((sheet) => (sheet.match(/№ Артикул Товар Кол-во/g) ?? []).length)).toEqual(sheets.map(() => 1))
  expect(sheets.map((sheet) => /Стр\. (\d+ из \d+)/.exec(sheet)?.[1])).toEqual(sheets.map((_, at) => `${at + 1} из ${sheets.length}`))
  const all = sheets.join(' ')
  expect([...all.matchAll(/OM-(\d+)/g)].map(([, number]) => Number(number))).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
  expect(all.match(/Итого/g)).toHaveLength(1)
  expect(all).toContain('Итого 900 шт. 32 460,00 180 009,00')
})

it('breaks no row over two sheets', async () => {
  const sheets = await sheetsOf(documentPaper(long(300), AT))
  for (const sheet of sheets) expect(sheet.match(/OM-\d+/g) ?? []).toHaveLength((sheet.match(/бочка \d+/g) ?? []).length)
})

it('of an act has both sides below the line for their signatures', async () => {
  const [sheet] = await sheetsOf(reconciliationPaper(act, AT))
  expect(sheet).toMatch(/Долг на конец 400,00 .+ ООО «Картер Опт» ООО «Гараж»/)
})
