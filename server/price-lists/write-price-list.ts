import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { commerceMlOf } from '../../model/price-list/by-link/commerce-ml'
import { csvOf } from '../../model/price-list/by-link/csv'
import type { PriceListByLink, PriceListForm } from '../../model/price-list/by-link/offer'
import { ymlOf } from '../../model/price-list/by-link/yml'
import { headLines } from '../../model/price-list/price-list-head'
import { HEAD_ROW, LAST_COLUMN, lastRowOf, sheetFoot, sheetHead, sheetRows } from '../../model/price-list/price-list-sheet'
import { workbookParts } from '../../model/sheet/workbook'

type Writer = { type: string; write: (list: PriceListByLink, origin: string) => string | Uint8Array }

const WRITERS: Readonly<Record<PriceListForm, Writer>> = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: workbookOf },
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  yml: { type: 'application/xml; charset=utf-8', write: ymlOf },
  xml: { type: 'application/xml; charset=utf-8', write: commerceMlOf },
}

/** A price list in one of its forms, with the type of its answer. @param origin of the shop's pages */
export function writePriceList(form: PriceListForm, list: PriceListByLink, origin: string): { type: string; body: Buffer } {
  const { type, write } = WRITERS[form]
  return { type, body: Buffer.from(write(list, origin)) }
}

/** What stands for the content of a price list in a form: the moment at which it is asked for does not change it. */
export function tagOf(form: PriceListForm, { at: _at, ...content }: PriceListByLink): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return `W/"${form}-${digest}"`
}

const PACKING = 3

function workbookOf({ shop, buyer, offers, isPart, at }: PriceListByLink): Uint8Array {
  const lines = headLines({ shop, buyer, filter: [isPart ? 'Только изменения' : 'Весь каталог'] }, at, offers.length)
  const parts = {
    ...workbookParts({
      sheet: 'Прайс-лист',
      title: lines[0] ?? shop,
      at,
      headRow: HEAD_ROW,
      lastRow: lastRowOf(offers.length),
      lastColumn: LAST_COLUMN,
    }),
    'xl/worksheets/sheet1.xml': sheetHead(lines, offers.length) + sheetRows(offers, 0, offers.length) + sheetFoot(offers.length),
  }
  const files = Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))
  return zipSync(files, { level: PACKING, mtime: at })
}
