import { describe, expect, it } from 'vitest'
import type { DocumentDetails } from '../../../model/document/document-details'
import { documentPaper } from '../../../model/document/paper/document-paper'
import { reconciliationPaper } from '../../../model/document/paper/reconciliation-paper'
import type { Paper } from '../../../model/paper/paper'
import { act, details } from '../../support/documents/sample-documents'

const AT = Date.parse('2026-11-23T07:00:00Z')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const paperOf = (more: Partial<DocumentDetails> = {}) => documentPaper(details(7, more), AT)
const factsOf = ({ parts }: Paper) =>
  Object.fromEntries(
    parts.flatMap((part) => (part.kind === 'facts' ? part.facts : [])).map(({ name, value }) => [plain(name), plain(value)]),
  )
const tableOf = ({ parts }: Paper) => parts.flatMap((part) => (part.kind === 'table' ? [part.table] : []))[0]!
const cells = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(plain))
const textsOf = ({ parts }: Paper) => parts.flatMap((part) => (part.kind === 'text' ? [plain(part.text)] : []))
const signed = (more: Partial<DocumentDetails['history'][number]> = {}) => ({
  history: [
    ...details(7).history,
    { group: 'exchange', value: 'signed', at: '2026-11-21T12:00:00Z', by: 'Наталья Ермакова', is_own: true, note: '', ...more } as const,
  ],
})

describe('a document on paper', () => {
  it('names kind, number, date, and both sides with their tax numbers [DEC-072]', () => {
    const codes = { seller_inn: '7700901010', seller_kpp: '770001001', buyer_inn: '1600906857' }
    const paper = paperOf({ ...codes, order_id: 481_392, base: { id: 1, number: 'УПД-1' } })
    expect([paper.title, paper.fileName].map(plain)).toEqual(['УПД-7 от 20.11.2026', 'УПД-7 от 20.11.2026.pdf'])
    expect(factsOf(paper)).toEqual({
      Вид: 'УПД (счёт-фактура и передаточный документ)',
      Номер: 'УПД-7',
      Дата: '20.11.2026',
      Продавец: 'ООО «Картер Опт», ИНН 7700901010, КПП 770001001',
      Покупатель: 'ООО «Гараж», ИНН 1600906857',
      Заказ: '№ 481 392',
      Основание: 'УПД-1',
      'Подписать до': '27.11.2026',
      Сумма: '1 000,00 ₽',
      'В том числе НДС 22 %': '180,33 ₽',
    })
  })

  it('lists every line, and what they come to is the sum and the VAT of the document', () => {
    const { columns, rows, totals } = tableOf(paperOf())
    expect(columns.map(({ title }) => plain(title))).toEqual(['№', 'Артикул', 'Товар', 'Кол-во', 'Цена, ₽', 'НДС 22 %, ₽', 'Сумма, ₽'])
    expect(cells(rows)).toEqual([
      ['1', 'OM-1', 'Масло моторное', '4 шт.', '200,00', '144,26', '800,00'],
      ['2', '', 'Доставка', '1 шт.', '200,00', '36,07', '200,00'],
    ])
    expect(cells(totals)).toEqual([['', '', 'Итого', '5 шт.', '', '180,33', '1 000,00']])
    expect(textsOf(paperOf())).toEqual(expect.arrayContaining(['Всего 2 строки на сумму 1 000,00 ₽.', 'Одна тысяча рублей 00 копеек']))
  })

  it('has what was accepted beside what was shipped, with the words about it', () => {
    const [first, second] = details(7).lines
    const lines = [{ ...first!, code: 2 as const, accepted_qty: 3, note: 'Коробка пустая' }, second!]
    const { columns, rows, totals } = tableOf(paperOf({ lines }))
    expect([columns[4]?.title, cells(rows)[0]?.slice(2, 5), cells(rows)[1]?.[4], cells(totals)[0]?.slice(3, 5)]).toEqual([
      'Принято',
      ['Масло моторное. Коробка пустая', '4 шт.', '3 шт.'],
      '1 шт.',
      ['5 шт.', '4 шт.'],
    ])
  })

  it('says who signed it, when and by which power of attorney [DEC-072]', () => {
    const texts = textsOf(paperOf({ exchange: 'signed', signed: true, ...signed({ power: 'МЧД-49001' }) }))
    expect(texts).toContain('Подписан: Наталья Ермакова, 21 ноября 2026, 15:00 (МСК), по доверенности МЧД-49001')
  })

  it('says the reason of a refusal', () => {
    const refused = signed({ value: 'refused', note: 'Товар не привезли' })
    expect(textsOf(paperOf({ exchange: 'refused', ...refused }))).toContain(
      'Отказано в подписи: Наталья Ермакова, 21 ноября 2026, 15:00 (МСК). Товар не привезли',
    )
  })

  it('says that it is not signed, and that it is overdue', () =>
    expect(
      [textsOf(paperOf()), textsOf(paperOf({ overdue: true }))].map((texts) => texts.find((text) => text.startsWith('Покупателем'))),
    ).toEqual(['Покупателем не подписан.', 'Покупателем не подписан, срок подписи прошёл.']))

  it('that nobody signs says nothing of a signature; an invoice has places for two by hand', () => {
    const paper = paperOf({ kind: 'invoice', exchange: 'none', number: 'Счёт-7' })
    expect(textsOf(paper).some((text) => /подпис/i.test(text))).toBe(false)
    expect(paper.parts.at(-1)).toEqual({ kind: 'signatures', names: ['Руководитель', 'Главный бухгалтер'] })
  })

  it('without lines, sum or VAT leaves them out', () => {
    const { vat: _vat, vat_rate: _rate, ...contract } = details(7, { kind: 'contract', lines: [], total: 0 })
    const paper = documentPaper(contract, AT)
    expect([paper.parts.some(({ kind }) => kind === 'table'), Object.keys(factsOf(paper))]).toEqual([
      false,
      ['Вид', 'Номер', 'Дата', 'Продавец', 'Покупатель', 'Подписать до'],
    ])
  })
})

describe('a reconciliation act on paper', () => {
  it('goes from what was owed before over every movement to what is owed after [DEC-072]', () => {
    const { rows, totals } = tableOf(reconciliationPaper(act, AT))
    expect([...cells(rows), ...cells(totals)]).toEqual([
      ['Долг на начало', '', '', '100,00'],
      ['УПД-7 от 10.11.2026', '500,00', '', '600,00'],
      ['Оплата', '', '200,00', '400,00'],
      ['Обороты', '500,00', '200,00', ''],
      ['Долг на конец', '', '', '400,00'],
    ])
  })

  it.each([
    [120_000, 'На 21.11.2026 ООО «Гараж» должно ООО «Картер Опт»: 1 200,00 ₽ (Одна тысяча двести рублей 00 копеек).'],
    [-101, 'На 21.11.2026 ООО «Картер Опт» должно ООО «Гараж»: 1,01 ₽ (Один рубль 01 копейка).'],
    [0, 'На 21.11.2026 долга нет.'],
  ])('says who owes whom at a closing balance of %i kopecks', (closing, text) =>
    expect(textsOf(reconciliationPaper({ ...act, to: '2026-11-21', closing }, AT))).toEqual([text]),
  )
})
