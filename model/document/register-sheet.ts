import { shortFileName } from '../files/file-name'
import { formatMoney } from '../money/money'
import type { TableSheet } from '../sheet/table-sheet'
import { formatDate, formatDateTime } from '../text/date'
import { counted } from '../text/plural'
import { words as nouns } from '../text/words'
import type { UpdDocument } from './document'
import { exchangeText, GROUP_NAMES, shortKind, stateName, SHORT_KINDS } from './document-words'
import type { RegisterFilter } from './register-filter'

/** Whose documents a file has: the shop, the buyer («ООО «Гараж», Казань»), and what narrows them, each in a few words. */
export type RegisterHead = { shop: string; buyer: string; filter: readonly string[] }

/** A state that a register is narrowed to, in words. */
export function stateWords(state: string): string {
  if (state === 'overdue') return 'Подпись просрочена'
  if (state === 'correction') return 'Ждут корректировки'
  const [group = '', value = ''] = state.split('.')
  return group === 'accounting' || group === 'exchange' || group === 'labelling'
    ? `${GROUP_NAMES[group]}: ${stateName(group, value).toLocaleLowerCase('ru')}`
    : ''
}

/** What narrows a register, in words: «Поиск «58230»», «УПД СЧФДОП», «с 01.11.2026». */
export function registerFilterWords({ words, kind, state, from, to }: RegisterFilter): string[] {
  const day = (date: string) => formatDate(`${date}T12:00:00+03:00`)
  const days = [from !== null && `с\u00a0${day(from)}`, to !== null && `по\u00a0${day(to)}`].filter(Boolean).join(' ')
  return [words.trim() && `Поиск «${words.trim()}»`, kind ? SHORT_KINDS[kind] : '', state ? stateWords(state) : '', days].filter(
    (text) => text !== '',
  )
}

/** Documents of pages that were read one after another, each once. */
export function uniqueDocuments(pages: readonly (readonly UpdDocument[])[]): UpdDocument[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()]
}

/** The name of the file with its ending: «Документы Картер, Казань, 2026-11-23.xlsx». @param day «2026-11-23» */
export const registerFileName = ({ shop, buyer, filter }: RegisterHead, day: string): string =>
  `${shortFileName([`Документы ${shop}`, buyer.split(', ').at(-1) ?? '', ...filter])}, ${day}.xlsx`

/** A register as a table. @param at ms, when it was read */
export const registerSheet = ({ shop, buyer, filter }: RegisterHead, documents: readonly UpdDocument[], at: number): TableSheet => ({
  sheet: 'Документы',
  at,
  lines: [
    `${shop}: документы`,
    `На\u00a0${formatDateTime(at)} (МСК), суммы в\u00a0рублях с\u00a0НДС`,
    buyer,
    [
      ...filter,
      `${counted(documents.length, nouns.document)} на\u00a0${formatMoney(documents.reduce((sum, { total }) => sum + total, 0))}`,
    ].join('. '),
  ],
  columns: [
    { title: 'Вид', width: 18, kind: 'text' },
    { title: 'Номер', width: 22, kind: 'code' },
    { title: 'Дата', width: 12, kind: 'day' },
    { title: 'Подписать до', width: 13, kind: 'day' },
    { title: 'Обмен', width: 26, kind: 'text' },
    { title: 'Учёт', width: 12, kind: 'text' },
    { title: 'Маркировка', width: 22, kind: 'text' },
    { title: 'Заказ', width: 12, kind: 'code' },
    { title: 'Основание', width: 18, kind: 'code' },
    { title: 'Сумма, ₽', width: 14, kind: 'money' },
    { title: 'НДС, ₽', width: 14, kind: 'money' },
    { title: 'Долг после, ₽', width: 14, kind: 'money' },
  ],
  rows: documents.map((row) => [
    shortKind(row),
    row.number,
    Date.parse(row.created_at),
    row.due_at ? Date.parse(row.due_at) : null,
    exchangeText(row),
    row.accounting ? stateName('accounting', row.accounting) : '',
    row.labelling && row.labelling !== 'none' ? stateName('labelling', row.labelling) : '',
    row.order_id === null ? '' : String(row.order_id),
    row.base?.number ?? '',
    row.total,
    row.vat ?? null,
    row.balance ?? null,
  ]),
})
