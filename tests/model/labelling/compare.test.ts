import { describe, expect, it } from 'vitest'
import { mendedText } from '../../../model/labelling/code-words'
import { compareCodes, type ExpectedLine, isComplete } from '../../../model/labelling/compare'
import { reportName, reportSheet } from '../../../model/labelling/report'
import { areCodesDue, LABELLING_RULES, labellingRuleOf, stageAt } from '../../../model/labelling/rules'
import { tableCsv } from '../../../model/sheet/table-csv'
import { layoutSwap } from '../../../model/text/article'

const code = (serial: number, gtin = '04600000000015') => `01${gtin}21${String(serial).padStart(13, '0')}`
const line = (number: number, codes: readonly string[]): ExpectedLine => ({
  line: number,
  article: `A-${number}`,
  name: 'Масло',
  qty: codes.length,
  codes,
})
const lines = [line(1, [code(1), code(2)]), line(3, [code(7, '04600000000022')])]

describe('codes that were scanned, beside a document', () => {
  it('match, are missing, strange, doubled or none, each with its line [DEC-076]', () => {
    const result = compareCodes(lines, [code(1), code(1), code(9), code(9, '04600000000039'), '4600000000015'].join('\n'))
    expect({
      matched: result.matched,
      missing: result.lines.map((each) => [each.line.line, each.missing]),
      strange: result.strange.map((each) => [each.key, each.line?.line ?? null]),
      doubled: result.doubled,
      unread: result.unread,
      scanned: result.scanned,
    }).toEqual({
      matched: 1,
      missing: [
        [1, [code(2)]],
        [3, [code(7, '04600000000022')]],
      ],
      strange: [
        [code(9), 1],
        [code(9, '04600000000039'), null],
      ],
      doubled: [{ key: code(1), times: 2 }],
      unread: [{ text: '4600000000015', problem: 'barcode' }],
      scanned: 5,
    })
  })

  it('are complete only where everything matches once', () => {
    const all = lines.flatMap(({ codes }) => codes).join('\n')
    expect([all, `${all}\n${code(1)}`, `${all}\n${code(5)}`, `${all}\nx`, ''].map((text) => isComplete(compareCodes(lines, text)))).toEqual(
      [true, false, false, false, false],
    )
  })

  it('say what was mended, and how often', () => {
    const swapped = [`${code(1)}\u241d91ABCD`, layoutSwap(`${code(2)}\u001d91ABCD`)].join('\n')
    expect(mendedText(compareCodes(lines, swapped)).replaceAll('\u00a0', ' ')).toBe(
      'Исправили сами: с чужим разделителем – 1 код, набрано в русской раскладке – 1 код.',
    )
    expect(mendedText(compareCodes(lines, code(1)))).toBe('')
  })
})

describe('the report', () => {
  const head = { shop: 'Картер', buyer: 'ООО «Гараж»', number: 'УПД-58230' }
  const sheet = reportSheet(head, compareCodes(lines, `${code(1)}\n=1+1`), Date.UTC(2026, 10, 21, 12))

  it('has a row for each code, what is wrong first', () =>
    expect(sheet.rows.map(([outcome, number, , , text]) => [String(outcome).replace('\u00a0', ' '), number, text])).toEqual([
      ['Не хватает', 1, code(2)],
      ['Не хватает', 3, code(7, '04600000000022')],
      ['Не прочитан', null, '=1+1'],
      ['Совпал', 1, code(1)],
    ]))

  it('as CSV is no formula for a spreadsheet, and is named by document and day', () => {
    expect(tableCsv(sheet).split('\r\n')[3]).toContain(";'=1+1;")
    expect(reportName(head, '2026-11-21')).toBe('Сверка кодов УПД-58230, 2026-11-21')
  })
})

describe('rules of labelling', () => {
  it('are found by a category or one above it; batteries are not labelled, filters voluntarily [DEC-076]', () =>
    expect(
      [
        ['smazocnye-materialy', 'motornye-masla', 'promyvocnye-masla'],
        ['smazocnye-materialy', 'plasticnye-smazki'],
        ['filtry', 'salonnye-filtry'],
        ['akb-i-ustroistva', 'akkumulyatory'],
      ].map((slugs) => labellingRuleOf(slugs)?.status ?? null),
    ).toEqual(['mandatory', null, 'voluntary', 'none']))

  it('ask for codes from the day on that they say [DEC-076]', () => {
    const [oils] = LABELLING_RULES
    expect(['2026-03-31', '2026-04-01'].map((day) => areCodesDue(oils!, day))).toEqual([false, true])
    expect(['2025-02-28', '2025-03-01', '2026-11-21'].map((day) => stageAt(oils!, day)?.from ?? null)).toEqual([
      null,
      '2025-03-01',
      '2026-04-01',
    ])
  })
})
