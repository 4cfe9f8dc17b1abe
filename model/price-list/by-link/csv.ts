import { looksLikeFormula } from '../../sheet/sheet-text'
import type { PriceListByLink } from './offer'

const HEAD = ['Номер', 'Артикул', 'Наименование', 'Бренд', 'Штрихкод', 'Раздел', 'Остаток', 'Цена для всех', 'Ваша цена', 'Упаковка']
/** Spreadsheets take the text for UTF-8 by it. */
const BOM = '\ufeff'

/** A price list as CSV: semicolons, decimal commas, a BOM, as spreadsheets of Russian settings read it. */
export const csvOf = ({ offers }: Pick<PriceListByLink, 'offers'>): string =>
  BOM +
  [
    HEAD,
    ...offers.map((offer) => [
      String(offer.id),
      cell(offer.article),
      cell(offer.name),
      cell(offer.brand),
      cell(offer.barcode),
      cell(offer.category),
      offer.stock === null ? '' : String(offer.stock),
      rubles(offer.guest),
      rubles(offer.own),
      String(offer.pack),
    ]),
  ]
    .map((cells) => `${cells.join(';')}\r\n`)
    .join('')

/** What a spreadsheet would take for a formula begins with an apostrophe, which makes it a text. */
function cell(text: string): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rubles = (kopecks: number | null): string => (kopecks === null ? '' : (kopecks / 100).toFixed(2).replace('.', ','))
