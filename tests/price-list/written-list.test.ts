import { describe, expect, it } from 'vitest'
import { ROWS_PER_TURN } from '../../model/limits'
import { priceListRow } from '../../model/price-list/price-list-row'
import { writePriceList } from '../../src/product/price-list/write-price-list'
import { price, product } from '../support/plain-goods'
import { readWorkbook } from '../support/read-workbook'

const AT = Date.parse('2026-11-23T07:15:00Z')
const rows = (count: number) => Array.from({ length: count }, (_, at) => priceListRow(product(at + 1), price(at + 1)))
const lines = ['Картер: прайс-лист', 'Цены', 'ООО «Гараж»', 'Масла']
const live = () => new AbortController().signal
const write = async (count: number, rest = () => Promise.resolve(), signal = live()) =>
  new Uint8Array(await (await writePriceList({ rows: rows(count), lines, at: AT }, rest, signal)).arrayBuffer())

describe('the file of a price list', () => {
  it('is a workbook of one sheet: every part is there, and named where it must be', async () => {
    const { parts } = readWorkbook(await write(3))
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const types = parts['[Content_Types].xml'] ?? ''
    for (const path of Object.keys(parts)) if (!/Content_Types|\.rels$/.test(path)) expect(types).toContain(`PartName="/${path}"`)
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<pane ySplit="5" topLeftCell="A6" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<autoFilter ref="A5:L8"/>')
    expect(parts['xl/workbook.xml']).toContain("'Прайс-лист'!$5:$5")
    expect(parts['docProps/core.xml']).toContain('2026-11-23T07:15:00.000Z')
  })

  it('has as many looks as its cells use', async () => {
    const { parts, cells } = readWorkbook(await write(3))
    const looks = Number(/<cellXfs count="(\d+)"/.exec(parts['xl/styles.xml'] ?? '')?.[1])
    expect((parts['xl/styles.xml']?.match(/<cellXfs.*<\/cellXfs>/)?.[0].match(/<xf /g) ?? []).length).toBe(looks)
    expect(Math.max(...[...cells.values()].map(({ style }) => style))).toBeLessThan(looks)
  })

  it('is the same file each time', async () => expect(await write(250)).toEqual(await write(250)))

  it('gives others their turn between its rows', async () => {
    let turns = 0
    await write(ROWS_PER_TURN * 3 + 1, async () => void turns++)
    expect(turns).toBe(4)
  })

  it('that is called off ends at the next turn', async () => {
    const controller = new AbortController()
    let turns = 0
    const rest = async () => {
      turns++
      controller.abort()
    }
    await expect(write(ROWS_PER_TURN * 5, rest, controller.signal)).rejects.toThrow()
    expect(turns).toBe(1)
  })

  it('of no product has its head and nothing else', async () => {
    const { cells } = readWorkbook(await write(0))
    expect([...cells.keys()].filter((at) => Number(at.replace(/\D/g, '')) > 5)).toEqual([])
    expect(cells.get('A5')).toMatchObject({ text: 'Артикул' })
  })
})
