import { isEan13 } from '../../text/barcode'
import { isNumber } from './numbers'

/** In which columns a table says what: places from 0. `code`: the shop's or the supplier's own number, tried where no article is known. */
export type Columns = { article: number; code: number | null; count: number }
/**
 * What the head of a table says, or why it cannot be followed: one sentence. `at`: its row, -1 where the columns are known without one;
 * `columns` null: it names articles alone, and each row says itself what it has.
 */
export type Head = { at: number } & ({ columns: Columns | null } | { problem: string })

/** The head stands within the first rows: a title, a date or a buyer's name may stand above it. */
const HEAD_WITHIN = 20

const ARTICLES = new Set([
  'артикул',
  'арт',
  'артикул товара',
  'артикул поставщика',
  'артикул производителя',
  'артикул изготовителя',
  'номенклатура артикул',
  'каталожный номер',
  'каталожный №',
  'кат номер',
  'кат №',
  'номер по каталогу',
  'номер детали',
  'номер запчасти',
  'part number',
  'part no',
  'part',
  'article',
  'article number',
  'sku',
  'oem',
])
const CODES = new Set([
  'код',
  'код товара',
  'код номенклатуры',
  'номенклатура код',
  'код 1с',
  'код поставщика',
  'штрихкод',
  'штрих код',
  'шк',
  'ean',
  'ean13',
  'barcode',
  'code',
  'item code',
])
const COUNTS = new Set([
  'заказ',
  'к заказу',
  'заказать',
  'заказано',
  'заявка',
  'кол',
  'кол во',
  'колво',
  'к во',
  'количество',
  'кол во к заказу',
  'количество к заказу',
  'кол во в заказ',
  'кол во заказ',
  'количество заказа',
  'количество заказ',
  'qty',
  'quantity',
  'order',
  'order qty',
  'шт',
])
/** A head that only begins like one of a quantity, and what makes such a head another: what lies in stock, a pack, a number, a price. */
const LOOSE_COUNT = /^(?:кол(?: во)?|к во|количество|заказ\p{L}*|qty|quantity)(?: |$)/u
const NO_COUNT =
  /(?:^| )(?:упаков\p{L}*|уп|кор\p{L}*|склад\p{L}*|остат\p{L}*|налич\p{L}*|резерв\p{L}*|номер|№|дата|цена|цены|сумма|вес|кратн\p{L}*|мин\p{L}*|макс\p{L}*|транзит\p{L}*|клиент\p{L}*|поставщик\p{L}*|pack|box|stock|price|от|№\p{L}*|no)(?: |$)/u
/** Other heads of a price list or an order: with an article beside one of them a row is a head and no goods. */
const OTHERS =
  /^(?:наименование|название|номенклатура|товар\p{L}*|бренд|марка|производитель|категория|цена|стоимость|сумма|остат\p{L}*|наличие|склад|ед|ед изм|единица|упаковка|№|n|п п|№ п п|фасовка|размер|объем|вес|name|price|brand|total|unit)(?: |$)/u

/** A head for comparing: small letters, «ё» as «е», signs and a unit at its end left out. */
const plain = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}№]+/gu, ' ')
    .trim()
const withoutUnit = (head: string): string => head.replace(/ (?:шт|штук|штуки|ед|pcs)$/u, '')

type Kinds = { articles: number[]; codes: number[]; counts: number[]; loose: number[]; others: number }

function kindsOf(cells: readonly string[]): Kinds {
  const kinds: Kinds = { articles: [], codes: [], counts: [], loose: [], others: 0 }
  cells.forEach((cell, at) => {
    const head = plain(cell)
    const bare = withoutUnit(head)
    if (ARTICLES.has(bare)) kinds.articles.push(at)
    else if (CODES.has(bare)) kinds.codes.push(at)
    else if (COUNTS.has(bare)) kinds.counts.push(at)
    else if (LOOSE_COUNT.test(head) && !NO_COUNT.test(head)) kinds.loose.push(at)
    else if (LOOSE_COUNT.test(head) || OTHERS.test(head)) kinds.others++
  })
  return kinds
}

const isAlone = (cells: readonly string[]): boolean => cells.filter((it) => it !== '').length === 1

/** Whether a row names columns and no goods: an article or a code, alone or beside a quantity or another column of an order. */
export function isHeadRow(cells: readonly string[]): boolean {
  const { articles, codes, counts, loose, others } = kindsOf(cells)
  if (articles.length + codes.length === 0) return false
  return counts.length + loose.length + others > 0 || (articles.length === 1 && isAlone(cells))
}

/**
 * The head of a table, where one stands within the first rows. A column whose head is exactly one of an article wins over a code, one
 * whose head is exactly one of a quantity wins over those that only begin so; two equally good ones are asked about. [DEC-079]
 * @returns null where no row is a head
 */
export function headOf(rows: readonly (readonly string[])[]): Head | null {
  const at = rows.slice(0, HEAD_WITHIN).findIndex(isHeadRow)
  const cells = rows[at]
  if (!cells) return isPriceList(rows) ? { at: -1, columns: PRICE_LIST } : null
  const head = { at }
  if (isAlone(cells)) return { ...head, columns: null }
  const { articles, codes, counts, loose } = kindsOf(cells)
  const named = articles.length > 0 ? articles : codes.slice(0, 1)
  const counted = counts.length > 0 ? counts : loose
  const [article, count] = [named[0], counted[0]]
  if (article === undefined || named.length > 1) return { ...head, problem: twoColumns('артикулами', cells, named) }
  if (counted.length > 1) return { ...head, problem: twoColumns('количеством', cells, counted) }
  if (count === undefined) return { ...head, problem: NO_COUNT_COLUMN }
  return { ...head, columns: { article, code: articles.length > 0 ? (codes[0] ?? null) : null, count } }
}

/** The columns of the shop's own price list, whose rows are known without its head: article, name, brand, barcode, category, stock, two prices, discounts, pack, order. */
const PRICE_LIST: Columns = { article: 0, code: 3, count: 10 }
const PRICE_LIST_WIDTH = 11
const isOfPriceList = (cells: readonly string[]): boolean => {
  const [barcode = '', stock = '', pack = '', order = ''] = [cells[3], cells[5], cells[9], cells[10]]
  return (
    cells.length >= PRICE_LIST_WIDTH &&
    cells.length <= PRICE_LIST_WIDTH + 1 &&
    (barcode === '' || isEan13(barcode)) &&
    [stock, pack].every((cell) => /^[\d \u00a0\u202f]*$/.test(cell)) &&
    pack !== '' &&
    [cells[6], cells[7], order].every((cell = '') => cell === '' || isNumber(cell))
  )
}
const isPriceList = (rows: readonly (readonly string[])[]): boolean => rows.length > 0 && rows.every(isOfPriceList)

/** A table whose head names articles and no quantity. */
export const NO_COUNT_COLUMN =
  'В\u00a0заголовке таблицы нет столбца с\u00a0количеством. Назовите столбец «Заказ» или «Количество» и\u00a0повторите.'
const twoColumns = (of: string, cells: readonly string[], places: readonly number[]): string =>
  `В\u00a0таблице несколько столбцов с\u00a0${of}: ${places.map((at) => `«${cells[at] ?? ''}»`).join(', ')}. Оставьте один из\u00a0них и\u00a0повторите.`
