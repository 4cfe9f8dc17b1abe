import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FILE_REFUSALS } from '../../../model/entry/table/table-file'
import { orderTable } from '../../../model/entry/table/pasted-table'
import { TABLE_FILE_BYTES } from '../../../model/limits'
import { priceListRow } from '../../../model/price-list/price-list-row'
import { readTable } from '../../../src/platform/files/read-table'
import { writePriceList } from '../../../src/product/price-list/write-price-list'
import { price, product } from '../../support/plain-goods'

const rest = () => Promise.resolve()
const { signal } = new AbortController()
const read = (...parts: BlobPart[]) => readTable(new Blob(parts), rest, signal)
const COMPOUND = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const utf16 = (text: string) => new Uint8Array(Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0]))
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))) as Uint8Array<ArrayBuffer>

describe('a file with a table', () => {
  it('is read from our own price list: rows without a quantity are no order', async () => {
    const goods = [1, 2].map((id) => priceListRow(product(id), price(id)))
    const file = await writePriceList({ rows: goods, lines: ['Картер: прайс-лист', 'Цены'], at: Date.parse('2026-11-23') }, rest, signal)
    const table = await readTable(file, rest, signal)
    if ('refusal' in table) throw new Error(table.refusal)
    const filled = table.rows.map((row) => (row[0] === goods[1]?.article ? Object.assign([...row], { 10: '7' }) : row))
    const { rows, skipped, isHeaded } = orderTable(filled)
    expect({ isHeaded, skipped: skipped.unordered, rows: rows.length }).toEqual({ isHeaded: true, skipped: 1, rows: 1 })
    expect(JSON.stringify(rows)).toContain(goods[1]?.article)
  })

  it('takes the first sheet that has rows', async () => {
    const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
    const file = zip({
      '_rels/.rels': '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="1" r:id="a"/><sheet name="2" r:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Type="x/worksheet" Target="1.xml"/><Relationship Id="b" Type="x/worksheet" Target="2.xml"/></Relationships>',
      'xl/1.xml': sheet('<row><c/></row>'),
      'xl/2.xml': sheet('<row><c t="inlineStr"><is><t>A-1</t></is></c><c><v>3</v></c></row>'),
    })
    expect(await read(file)).toEqual({ rows: [['A-1', '3']] })
  })

  it.each([
    ['UTF-8', strToU8('Артикул;Заказ\nA-1;3')],
    [
      'Windows-1251',
      new Uint8Array(Array.from('\xc0\xf0\xf2\xe8\xea\xf3\xeb;\xc7\xe0\xea\xe0\xe7\nA-1;3').map((sign) => sign.charCodeAt(0))),
    ],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...Array.from('Артикул;Заказ\nA-1;3').flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
      ]),
    ],
  ])('is read as text in %s', async (_, bytes) =>
    expect(await read(bytes as Uint8Array<ArrayBuffer>)).toEqual({
      rows: [
        ['Артикул', 'Заказ'],
        ['A-1', '3'],
      ],
    }),
  )

  it.each([
    ['empty', []],
    ['old', [COMPOUND, utf16('Workbook')]],
    ['locked', [COMPOUND, utf16('EncryptedPackage')]],
    ['markup', ['<html><table><tr><td>A-1</td></tr></table></html>']],
    ['binary', [new Uint8Array([1, 0, 2, 0, 3])]],
    ['foreign', [zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' })]],
    ['broken', [zip({ 'xl/workbook.xml': 'x'.repeat(500) }).slice(0, 60)]],
    ['noRows', ['\n ; \n']],
    ['large', [new Uint8Array(TABLE_FILE_BYTES + 1)]],
  ] as const)('that is %s says what to do', async (why, parts) =>
    expect(await read(...(parts as readonly BlobPart[]))).toEqual({ refusal: FILE_REFUSALS[why] }),
  )
})
