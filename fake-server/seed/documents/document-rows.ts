import type { DocumentKind, ExchangeState } from '../../../model/document/document'
import type { DocumentStep } from '../../store/document-columns'
import type { TableRow } from '../../tables'
import { BIG_BUYER } from '../companies'
import { demoPeople } from '../people'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A day. */
export const DAY_MS = 24 * HOUR_MS
/** The buyer has so many days to sign. */
const DAYS_TO_SIGN = 7

export type DocumentRow = TableRow<'document'>
/** Who signs in the seed, by region. */
const SIGNERS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 4: 1, 5: 2, 7: 7, 8: BIG_BUYER, 9: BIG_BUYER }
/** How many days ago the signer of a region was given the power of attorney, by region. */
const POWERS: Readonly<Record<number, number>> = { 1: 200, 2: 200, 4: 400, 5: 90, 7: 300, 8: 150, 9: 150 }
const POWER_ID = 49_000

const PREFIXES = {
  invoice: 'Счёт-',
  upd: 'УПД-',
  upd_dop: 'УПД-',
  ukd: 'УКД-',
  iupd: 'УПД-',
  torg2: 'ТОРГ-2-',
  reconciliation: 'АС-',
  power: 'МЧД-',
  contract: 'Договор-',
  certificate: 'Сертификат-',
} as const satisfies Record<DocumentKind, string>

/** The number of a document as people know it. */
export const documentNumber = (kind: DocumentKind, id: number): string => `${PREFIXES[kind]}${id}`

/** What is said of a document of the seed; the rest follows from it. */
export type DocumentDraft = {
  id: number
  regionId: number
  daysAgo: number
  kind?: DocumentKind
  number?: string
  orderId?: number
  total?: number
  exchange?: ExchangeState
  accounting?: DocumentRow['accounting']
  labelling?: DocumentRow['labelling']
  /** Days from its making until it is to be signed or stays valid. */
  dueIn?: number
  baseId?: number
  personId?: number
  /** What was said when it was refused or accepted with differences. */
  note?: string
  differences?: DocumentRow['differences']
}

/** A document of the seed with the history that its states suppose. @param today ms, midnight */
export function documentRow(today: number, draft: DocumentDraft): DocumentRow {
  const { id, regionId, daysAgo, kind = 'upd', orderId = 0, total = 0, exchange = 'signed', accounting = 'posted', note = '' } = draft
  const at = today - daysAgo * DAY_MS + 10 * HOUR_MS + (id % 60) * MINUTE_MS
  const isLabelled = kind === 'upd' || kind === 'upd_dop'
  const labelling = draft.labelling ?? (!isLabelled ? 'none' : exchange === 'waiting' ? 'waiting' : 'accepted')
  const userId = SIGNERS[regionId] ?? 0
  const by = demoPeople.find((person) => person.id === userId)?.name ?? ''
  const shop = (group: DocumentStep['group'], value: string, when = at): DocumentStep => ({
    group,
    value,
    at: when,
    user_id: 0,
    by: '',
    note: '',
  })
  const answeredAt = Math.min(at + 26 * HOUR_MS, today + 9 * HOUR_MS)
  const answered = (group: DocumentStep['group'], value: string): DocumentStep => ({
    group,
    value,
    at: answeredAt,
    user_id: userId,
    by,
    note: group === 'exchange' ? note : '',
    ...(group === 'exchange' && daysAgo <= (POWERS[regionId] ?? 0) && { power: documentNumber('power', POWER_ID + regionId) }),
  })
  return {
    id,
    region_id: regionId,
    kind,
    number: draft.number ?? documentNumber(kind, id),
    at,
    due: exchange !== 'none' ? at + (draft.dueIn ?? DAYS_TO_SIGN) * DAY_MS : draft.dueIn === undefined ? 0 : at + draft.dueIn * DAY_MS,
    order_id: orderId,
    total,
    base_id: draft.baseId ?? 0,
    person_id: draft.personId ?? 0,
    accounting,
    exchange,
    labelling,
    differences: draft.differences ?? [],
    requested_at: 0,
    steps: [
      shop('accounting', 'draft', at - HOUR_MS),
      shop('accounting', 'posted'),
      ...(accounting === 'cancelled' ? [shop('accounting', 'cancelled', answeredAt + 2 * HOUR_MS)] : []),
      ...(exchange === 'none' ? [] : [shop('exchange', 'waiting')]),
      ...(exchange === 'none' || exchange === 'waiting' ? [] : [answered('exchange', exchange)]),
      ...(labelling === 'none' ? [] : [shop('labelling', 'waiting')]),
      ...(labelling === 'none' || labelling === 'waiting' ? [] : [answered('labelling', labelling)]),
    ],
  }
}

/** The powers of attorney of those who sign in the seed. @param today ms, midnight */
export const powerRows = (today: number): DocumentRow[] =>
  Object.entries(POWERS).map(([region, daysAgo]) => {
    const regionId = Number(region)
    const personId = SIGNERS[regionId] ?? 0
    return documentRow(today, { id: POWER_ID + regionId, regionId, daysAgo, kind: 'power', personId, exchange: 'none', dueIn: 365 })
  })
