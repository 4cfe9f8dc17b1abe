import { formatDate, formatDateTime, formatDayMonth } from '../text/date'
import { awaitsSignature, type DocumentKind, type UpdDocument } from './document'
import type { DocumentStep, StateGroup } from './document-details'

/** The kinds of documents on the screen. */
export const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Счёт на\u00a0оплату',
  upd: 'УПД (счёт-фактура и\u00a0передаточный документ)',
  upd_dop: 'УПД (передаточный документ)',
  ukd: 'Корректировочный УПД (УКД)',
  iupd: 'Исправленный УПД',
  torg2: 'Акт о\u00a0расхождениях ТОРГ-2',
  reconciliation: 'Акт сверки',
  power: 'Доверенность (МЧД)',
  contract: 'Договор',
  certificate: 'Сертификат',
}

/** The kinds in a word or two, for rows and filters. */
export const SHORT_KINDS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Счёт',
  upd: 'УПД СЧФДОП',
  upd_dop: 'УПД ДОП',
  ukd: 'УКД',
  iupd: 'Исправленный УПД',
  torg2: 'ТОРГ-2',
  reconciliation: 'Акт сверки',
  power: 'МЧД',
  contract: 'Договор',
  certificate: 'Сертификат',
}

/** The four independent states. */
export const GROUP_NAMES: Readonly<Record<StateGroup, string>> = {
  accounting: 'Учёт',
  exchange: 'Электронный обмен',
  labelling: 'Маркировка',
  overdue: 'Срок подписи',
}

const STATE_NAMES: Readonly<Record<StateGroup, Readonly<Record<string, string>>>> = {
  accounting: { draft: 'Черновик', posted: 'Проведён', cancelled: 'Отменён' },
  exchange: {
    none: 'Подпись не\u00a0нужна',
    waiting: 'Ждёт подписи',
    signed: 'Подписан',
    differences: 'Принят с\u00a0расхождениями',
    refused: 'Отказано в\u00a0подписи',
    annulment: 'Запрошено аннулирование',
    annulled: 'Аннулирован',
  },
  labelling: {
    none: 'Маркировки нет',
    waiting: 'Коды ждут приёмки',
    accepted: 'Коды приняты',
    partly: 'Коды приняты частично',
    refused: 'Коды не\u00a0приняты',
  },
  overdue: {
    none: 'Срока нет',
    term: 'Срок идёт',
    overdue: 'Просрочен',
    in_time: 'Подписан в\u00a0срок',
    late: 'Подписан позже срока',
  },
}

/** A state in words; one that is not known is shown as it came. */
export const stateName = (group: StateGroup, value: string): string => STATE_NAMES[group][value] ?? value

/** The states of a group, for filters: value and words. */
export const stateOptions = (group: StateGroup): readonly (readonly [value: string, name: string])[] => Object.entries(STATE_NAMES[group])

/** How good or bad a state is. */
export type StateTone = 'mut' | 'ok' | 'warn' | 'bad' | 'info'
const TONES: Readonly<Record<string, StateTone>> = {
  posted: 'ok',
  cancelled: 'bad',
  waiting: 'warn',
  signed: 'ok',
  differences: 'warn',
  refused: 'bad',
  annulment: 'warn',
  annulled: 'bad',
  accepted: 'ok',
  partly: 'warn',
  overdue: 'bad',
  in_time: 'ok',
  late: 'warn',
  term: 'info',
}
/** @returns how a state is coloured */
export const stateTone = (value: string): StateTone => TONES[value] ?? 'mut'

/** The kind of a document in a word or two; a server without kinds has УПД only. */
export const shortKind = ({ kind = 'upd' }: Pick<UpdDocument, 'kind'>): string => SHORT_KINDS[kind]

/** A document as it is named in a sentence: «УПД-58230 от 20.11.2026»; a number that does not say what it is gets its kind. */
export function documentName({ kind, number, created_at }: Pick<UpdDocument, 'kind' | 'number' | 'created_at'>): string {
  const name = /^\p{L}{2}/u.test(number) ? number : `${shortKind({ kind })} ${number}`
  return `${name} от\u00a0${formatDate(created_at)}`
}

/** The exchange state of a document in words, from the flag alone where the server knows no states. */
export const exchangeText = ({ exchange, signed }: Pick<UpdDocument, 'exchange' | 'signed'>): string =>
  stateName('exchange', exchange ?? (signed ? 'signed' : 'waiting'))

/** Until when a document is to be signed: «до 27 ноября», «просрочен с 16 ноября»; '' where nothing is awaited or no day is known. */
export function deadlineText(document: UpdDocument): string {
  const { due_at, overdue } = document
  if (!awaitsSignature(document)) return ''
  if (typeof due_at !== 'string') return overdue ? 'просрочен' : ''
  return overdue ? `просрочен с\u00a0${formatDayMonth(due_at)}` : `до\u00a0${formatDayMonth(due_at)}`
}

/** Who made a step, when and by which power of attorney: «Наталья Ермакова, 20 ноября 2026, 10:00», «вы, …, по МЧД-49001», «продавец, …». */
export const stepText = ({ at, by, is_own, power }: Pick<DocumentStep, 'at' | 'by' | 'is_own' | 'power'>): string =>
  `${is_own ? 'вы' : by || 'продавец'}, ${formatDateTime(at)}${power === undefined ? '' : `, по\u00a0${power}`}`

/** How the state of the exchange is said beside an order: «подписан», «подпись просрочена». */
export function signatureText(row: UpdDocument): string {
  if (awaitsSignature(row)) return row.overdue ? 'подпись просрочена' : 'не\u00a0подписан'
  return exchangeText(row).toLocaleLowerCase('ru')
}
