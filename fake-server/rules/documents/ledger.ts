import type { Reconciliation, SettlementRow } from '../../../model/document/reconciliation'
import { formatDate } from '../../../model/text/date'
import type { Scene, StoredRegion } from '../../scene'
import { partiesOf } from './parties'
import { isSettled, settlementOf } from './settlement'

type LedgerScene = Pick<Scene, 'tables'>
type Movement = { at: number; title: string; document_id: number | null; debit: number; credit: number }

/** All movements of a region, oldest first: documents that are posted, and payments. */
function movements({ tables }: LedgerScene, regionId: number): Movement[] {
  const where = { region_id: { equals: regionId } }
  const shipped = tables.document
    .findMany({ where })
    .filter(isSettled)
    .map((row): Movement => {
      const sum = settlementOf(row)
      return { at: row.at, title: row.number, document_id: row.id, debit: Math.max(0, sum), credit: Math.max(0, -sum) }
    })
  const paid = tables.payment
    .findMany({ where })
    .map(({ at, number, total }): Movement => ({ at, title: `Оплата, п/п ${number}`, document_id: null, debit: 0, credit: total }))
  return [...shipped, ...paid].sort((first, second) => first.at - second.at || first.title.localeCompare(second.title))
}

/** What a region owed after each document that changed it, kopecks, by the document's id. */
export function balancesOf(scene: LedgerScene, regionId: number): ReadonlyMap<number, number> {
  let balance = 0
  const balances = new Map<number, number>()
  for (const { debit, credit, document_id } of movements(scene, regionId)) {
    balance += debit - credit
    if (document_id !== null) balances.set(document_id, balance)
  }
  return balances
}

const DAY_MS = 86_400_000
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`)

/** The reconciliation of a region for a period of days in Moscow, both included. [DEC-072] */
export function reconciliationOf(
  scene: Pick<Scene, 'tables' | 'world'>,
  region: StoredRegion,
  { from, to }: { from: string; to: string },
): Reconciliation {
  const [begin, end] = [beginOf(from), beginOf(to) + DAY_MS]
  const all = movements(scene, region.id)
  const opening = all.reduce((sum, { at, debit, credit }) => (at < begin ? sum + debit - credit : sum), 0)
  let balance = opening
  const rows = all
    .filter(({ at }) => at >= begin && at < end)
    .map(({ at, ...movement }): SettlementRow => {
      balance += movement.debit - movement.credit
      return { ...movement, at: new Date(at).toISOString(), title: `${movement.title} от\u00a0${formatDate(at)}`, balance }
    })
  const sum = (of: 'debit' | 'credit') => rows.reduce((total, row) => total + row[of], 0)
  return {
    from,
    to,
    ...partiesOf(scene, region),
    opening,
    debit: sum('debit'),
    credit: sum('credit'),
    closing: balance,
    rows,
  }
}
