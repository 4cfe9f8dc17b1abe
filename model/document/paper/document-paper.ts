import { shortFileName } from '../../files/file-name'
import { formatSum } from '../../money/format-sum'
import { formatMoney, type Kopecks } from '../../money/money'
import { sumInWords } from '../../money/sum-in-words'
import { orderNumber } from '../../order/order-number'
import type { Paper, PaperPart, PaperTable } from '../../paper/paper'
import { formatPieces } from '../../text/count'
import { formatDate, formatDateTime } from '../../text/date'
import { counted } from '../../text/plural'
import { words } from '../../text/words'
import { awaitsSignature } from '../document'
import type { DocumentDetails, DocumentLine } from '../document-details'
import { documentName, KIND_NAMES, stateName } from '../document-words'
import { partyText } from '../parties'
import { vatOfLines } from './vat-of-lines'

/** A document as it is printed. @param at ms, when */
export function documentPaper(details: DocumentDetails, at: number): Paper {
  const { kind = 'upd', lines, total } = details
  const title = documentName(details)
  return {
    title,
    fileName: `${shortFileName([title])}.pdf`,
    author: details.seller,
    foot: `${title}, напечатано ${formatDateTime(at)} (МСК)`,
    parts: [
      { kind: 'facts', facts: factsOf(details) },
      ...(lines.length === 0 ? [] : [{ kind: 'table' as const, table: linesTable(details) }]),
      ...(lines.length === 0 ? [] : said(`Всего ${counted(lines.length, words.line)} на\u00a0сумму ${formatMoney(sumOf(lines))}.`)),
      ...(total > 0 ? said(sumInWords(total), true) : []),
      ...answerOf(details),
      ...(kind === 'invoice' ? [{ kind: 'signatures' as const, names: ['Руководитель', 'Главный бухгалтер'] }] : []),
    ],
  }
}

const said = (text: string, isBold = false): PaperPart[] => [{ kind: 'text', text, isBold }]
const sumOf = (lines: readonly DocumentLine[]): Kopecks => lines.reduce((sum, { total }) => sum + total, 0)

function factsOf(details: DocumentDetails) {
  const { kind = 'upd', created_at, due_at, total, vat, vat_rate, order_id, base, balance } = details
  const { seller, seller_inn, seller_kpp, buyer, buyer_inn, buyer_kpp } = details
  const isToSign = details.exchange !== 'none'
  return [
    { name: 'Вид', value: KIND_NAMES[kind] },
    { name: 'Номер', value: details.number },
    { name: 'Дата', value: formatDate(created_at) },
    { name: 'Продавец', value: partyText(seller, seller_inn, seller_kpp) },
    { name: 'Покупатель', value: partyText(buyer, buyer_inn, buyer_kpp) },
    { name: 'Заказ', value: order_id === null ? '' : orderNumber(order_id) },
    { name: 'Основание', value: base?.number ?? '' },
    { name: isToSign ? 'Подписать до' : 'Действует до', value: due_at ? formatDate(due_at) : '' },
    { name: kind === 'ukd' ? 'Изменение суммы' : 'Сумма', value: total === 0 ? '' : formatMoney(total) },
    { name: `В\u00a0том числе НДС ${vat_rate ?? ''}\u00a0%`, value: total === 0 || vat === undefined ? '' : formatMoney(vat) },
    { name: 'Долг после документа', value: balance === undefined ? '' : formatMoney(balance) },
  ].filter(({ value }) => value !== '')
}

/** What was shipped; beside it what was accepted, where that differs. */
function linesTable({ lines, total, vat, vat_rate }: DocumentDetails): PaperTable {
  const vats =
    vat === undefined
      ? null
      : vatOfLines(
          lines.map((line) => line.total),
          total,
          vat,
        )
  const isAnswered = lines.some(({ code }) => code !== undefined)
  const column = (title: string, width: number) => ({ title, width, isEnd: true })
  return {
    columns: [
      column('№', 9),
      { title: 'Артикул', width: 25 },
      { title: 'Товар' },
      column('Кол-во', 16),
      ...(isAnswered ? [column('Принято', 16)] : []),
      column('Цена,\u00a0₽', 20),
      ...(vats ? [column(`НДС ${vat_rate ?? ''}\u00a0%,\u00a0₽`, 20)] : []),
      column('Сумма,\u00a0₽', 22),
    ],
    rows: lines.map((line, place) => [
      String(line.line),
      line.article,
      [line.name, line.note ?? ''].filter((text) => text !== '').join('. '),
      formatPieces(line.qty),
      ...(isAnswered ? [formatPieces(line.accepted_qty ?? line.qty)] : []),
      formatSum(line.cost),
      ...(vats ? [formatSum(vats[place] ?? 0)] : []),
      formatSum(line.total),
    ]),
    totals: [
      [
        '',
        '',
        'Итого',
        formatPieces(lines.reduce((sum, { qty }) => sum + qty, 0)),
        ...(isAnswered ? [formatPieces(lines.reduce((sum, { qty, accepted_qty = qty }) => sum + accepted_qty, 0))] : []),
        '',
        ...(vats ? [formatSum(vats.reduce((sum, part) => sum + part, 0))] : []),
        formatSum(sumOf(lines)),
      ],
    ],
  }
}

/** What became of the signature: who answered, when and by which power of attorney; nothing where none is needed. */
function answerOf(details: DocumentDetails): PaperPart[] {
  if (details.exchange === 'none') return []
  const answers = details.history.filter(({ group, value }) => group === 'exchange' && value !== 'waiting' && value !== 'none')
  const state = awaitsSignature(details)
    ? [`Покупателем не\u00a0подписан${details.overdue ? ', срок подписи прошёл' : ''}.`]
    : answers.map(({ value, by, at, power, note }) =>
        [
          `${stateName('exchange', value)}: ${[
            by || details.seller,
            `${formatDateTime(at)} (МСК)`,
            power ? `по\u00a0доверенности ${power}` : '',
          ]
            .filter((text) => text !== '')
            .join(', ')}`,
          note,
        ]
          .filter((text) => text !== '')
          .join('. '),
      )
  return [
    ...said('Подпись', true),
    ...state.flatMap((text) => said(text)),
    ...said('Это печатный вид: юридическую силу имеет электронный документ, подписанный у\u00a0оператора ЭДО.'),
  ]
}
