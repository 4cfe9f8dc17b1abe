import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TableSheet, tableXml } from '../../../../model/sheet/table-sheet'
import { sharedOf, sheetPaths, sheetRows, workbookPath } from '../../../../model/sheet/read/workbook-rows'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const NOTHING = { texts: [], digits: [] }
const rowsOf = (sheet: string, shared = NOTHING as Parameters<typeof sheetRows>[1]) => [...sheetRows(sheet, shared)]
const sheet = (rows: string) => `<?xml version="1.0"?><worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`

describe('a sheet that is read', () => {
  it('is what our own writer wrote, whatever the texts are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((it) => it.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ')) // oxlint-disable-line no-control-regex -- no sheet holds them
    const row = fc.tuple(text, fc.nat({ max: 99_999 }))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const table: TableSheet = {
          sheet: 'Лист',
          lines: ['Заголовок'],
          at: 0,
          columns: [
            { title: 'Артикул', width: 9, kind: 'code' },
            { title: 'Заказ', width: 9, kind: 'count' },
          ],
          rows,
        }
        const read = rowsOf([...tableXml(table, 3)].join(''))
        expect(read).toEqual([['Заголовок'], ['Артикул', 'Заказ'], ...rows.map(([name, count]) => [name, String(count)])])
      }),
    )
  })

  it('takes shared texts, rich ones in their parts without how they are read aloud', () => {
    const parts: Record<string, string> = {
      '_rels/.rels': '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Скрыт" sheetId="1" state="hidden" r:id="s1"/><x:sheet name="Б" sheetId="2" r:id="s2"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="s1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s2" Type="x/worksheet" Target="../xl/worksheets/sheet2.xml"/><Relationship Id="t" Type="x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="l" Type="x/styles" Target="styles.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>A &amp; &#66;</t></si><si><r><t>WIX </t></r><r><t xml:space="preserve">95 </t></r><rPh sb="0" eb="1"><t>нет</t></rPh></si></sst>`,
      'xl/styles.xml': `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="000000"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"><alignment/></xf></cellXfs></styleSheet>`,
    }
    const of = (path: string) => parts[path]
    expect(workbookPath(of)).toBe('xl/workbook.xml')
    expect(sheetPaths(of, 'xl/workbook.xml')).toEqual(['xl/worksheets/sheet2.xml'])
    const shared = sharedOf(of, 'xl/workbook.xml')
    expect(rowsOf(sheet('<row><c r="A1" t="s"><v>0</v></c><c t="s"><v>1</v></c><c s="1"><v>4017</v></c></row>'), shared)).toEqual([
      ['A & B', 'WIX 95 ', '004017'],
    ])
  })

  it.each([
    ['12', '12'],
    ['4.605123456789E12', '4605123456789'],
    ['2.9999999999999996', '3'],
    ['1.5', '1,5'],
    ['0.1', '0,1'],
  ])('has the number %s as it is seen', (value, seen) =>
    expect(rowsOf(sheet(`<row r="1"><c r="A1"><v>${value}</v></c></row>`))).toEqual([[seen]]),
  )

  it('has what a formula came to, nothing for errors, and cells at their places', () =>
    expect(
      rowsOf(
        sheet(
          '<row r="1"><c r="B1" t="str"><f>A2</f><v>итог</v></c><c r="D1"><f>1+1</f><v>2</v></c><c r="E1" t="e"><v>#N/A</v></c></row><row r="2"/>',
        ),
      ),
    ).toEqual([['', 'итог', '', '2', ''], []]))

  it('is read under any prefix of its namespace', () =>
    expect(
      rowsOf('<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>A-1</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>'),
    ).toEqual([['A-1']]))
})
