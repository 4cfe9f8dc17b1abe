import type { TableRow } from '../../tables'
import { mix } from '../../catalogue/random'
import { regionRows } from '../companies'
import { DAY_MS, type DocumentDraft, type DocumentRow, documentRow, powerRows } from './document-rows'
import { isSettled, settlementOf } from '../../rules/documents/settlement'

const HOUR_MS = 3_600_000
/** A customer pays a shipment so many days later. */
const DAYS_TO_PAY = 21

/** Regular shipments of the past by region: how many, the newest so many days ago, one every so many days, sums in kopecks from and to. */
const PAST: readonly (readonly [regionId: number, count: number, newest: number, every: number, least: number, most: number])[] = [
  [1, 22, 19, 16, 6_000_000, 22_000_000],
  [2, 14, 20, 24, 4_000_000, 13_000_000],
  [4, 4, 70, 20, 2_000_000, 6_000_000],
  [5, 8, 14, 30, 1_500_000, 5_000_000],
  [7, 6, 45, 22, 3_000_000, 9_000_000],
  [8, 70, 2, 5, 40_000_000, 90_000_000],
  [9, 12, 9, 20, 12_000_000, 40_000_000],
]

/** Numbers of the shipments of the past; those of a region lie together. */
const PAST_ID = 40_000
const PER_REGION = 200

function pastShipments(today: number): DocumentRow[] {
  return PAST.flatMap(([regionId, count, newest, every, least, most]) =>
    Array.from({ length: count }, (_, place) => {
      const id = PAST_ID + regionId * PER_REGION + (count - place)
      return documentRow(today, {
        id,
        regionId,
        daysAgo: newest + place * every,
        total: least + (mix(id, 7) % (most - least)),
        ...(regionId === 1 && place === 1 && WITH_DIFFERENCES),
        ...(regionId === 1 && place === 4 && { accounting: 'cancelled' as const }),
      })
    }),
  )
}

/** The second newest shipment of region 1 came short of a piece: its act is made, its correction awaited. */
const WITH_DIFFERENCES: Partial<DocumentDraft> = {
  exchange: 'differences',
  labelling: 'partly',
  note: 'Принято с\u00a0расхождениями: строк 1',
  differences: [{ line: 1, code: 2, accepted_qty: 1, note: 'Не\u00a0хватает одной коробки' }],
}
const SHORT_ID = PAST_ID + PER_REGION + 21
const REPLACED_ID = PAST_ID + PER_REGION + 18

/**
 * All documents of the seed, and the payments that leave of them what each region owes. The last two of region 7 are overdue and unsigned, which
 * stops its shipping. [ENT-019, DEC-026, DEC-072] @param totalOf the sum of an order, kopecks @param today ms, midnight
 */
export function documentsOf(
  totalOf: (orderId: number) => number,
  today: number,
): { document: DocumentRow[]; payment: TableRow<'payment'>[] } {
  const row = (draft: DocumentDraft) => documentRow(today, draft)
  const past = pastShipments(today)
  const replaced = past.find(({ id }) => id === REPLACED_ID)
  const order = (id: number, regionId: number, daysAgo: number, orderId: number, exchange: 'signed' | 'waiting' = 'signed') =>
    row({ id, regionId, daysAgo, orderId, total: totalOf(orderId), exchange })
  const document = [
    ...past,
    order(57_880, 1, 14, 480_466),
    order(58_114, 1, 8, 480_911),
    order(58_230, 1, 1, 481_301, 'waiting'),
    order(57_902, 2, 10, 480_733),
    order(58_010, 5, 4, 481_118),
    row({ id: 58_204, regionId: 5, daysAgo: 2, total: 3_186_000, exchange: 'waiting', dueIn: 5 }),
    row({ id: 57_655, regionId: 7, daysAgo: 31, total: 15_078_030 }),
    row({ id: 57_931, regionId: 7, daysAgo: 12, orderId: 480_598, total: totalOf(480_598), exchange: 'waiting' }),
    row({ id: 58_022, regionId: 7, daysAgo: 9, total: 3_520_030, exchange: 'waiting' }),
    row({ id: 56_410, regionId: 4, daysAgo: 52, total: 8_412_000 }),
    // What else there is to see of a register: one of each kind, most of them of region 1.
    row({ id: 58_241, regionId: 1, daysAgo: 1, kind: 'invoice', orderId: 481_392, total: totalOf(481_392), exchange: 'none', dueIn: 3 }),
    row({ id: 58_233, regionId: 1, daysAgo: 1, kind: 'invoice', orderId: 481_344, total: totalOf(481_344), exchange: 'none', dueIn: 3 }),
    row({
      id: 58_236,
      regionId: 1,
      daysAgo: 1,
      kind: 'ukd',
      orderId: 480_911,
      baseId: 58_114,
      total: -384_000,
      exchange: 'waiting',
      dueIn: 5,
    }),
    row({
      id: 58_190,
      regionId: 1,
      daysAgo: 3,
      kind: 'upd_dop',
      total: 742_000,
      exchange: 'waiting',
      dueIn: 6,
    }),
    row({ id: 58_002, regionId: 1, daysAgo: 5, kind: 'reconciliation', number: 'АС-58002', exchange: 'waiting', dueIn: 14 }),
    row({ id: 51_877, regionId: 1, daysAgo: 34, kind: 'torg2', baseId: SHORT_ID, total: 0, exchange: 'signed' }),
    row({
      id: 51_300,
      regionId: 1,
      daysAgo: 78,
      kind: 'iupd',
      baseId: REPLACED_ID,
      total: (replaced?.total ?? 0) - 96_000,
      number: `${replaced?.number ?? ''} испр. 1`,
    }),
    row({ id: 30_001, regionId: 1, daysAgo: 420, kind: 'contract', number: '15-К/2025', exchange: 'signed', dueIn: 730 }),
    row({ id: 50_210, regionId: 1, daysAgo: 120, kind: 'certificate', exchange: 'none', dueIn: 365 }),
    ...powerRows(today),
  ]
  return { document, payment: paymentsOf(document, today) }
}

/** Payments that leave of the documents of each region what it owes: the oldest shipments are paid first, the last of them in part. */
function paymentsOf(documents: readonly DocumentRow[], today: number): TableRow<'payment'>[] {
  return regionRows().flatMap(({ id: regionId, debt }) => {
    const own = documents.filter((it) => it.region_id === regionId && isSettled(it)).sort((first, second) => first.at - second.at)
    let left = own.reduce((sum, it) => sum + settlementOf(it), 0) - debt
    return own.flatMap((it, place): TableRow<'payment'>[] => {
      const total = Math.min(left, settlementOf(it))
      if (total <= 0) return []
      left -= total
      const at = Math.min(it.at + DAYS_TO_PAY * DAY_MS, today - DAY_MS + (9 + (place % 6)) * HOUR_MS)
      return [{ id: regionId * 1000 + place, region_id: regionId, number: String(regionId * 100 + place), at, total }]
    })
  })
}
