import type { DocumentDetails, DocumentStep } from '../../../model/document/document-details'
import type { UpdDocument } from '../../../model/document/document'
import { vatInside, vatRateAt } from '../../../model/money/price'
import { isRegionAdmin } from '../../../model/company/region'
import { refuse } from '../../refusals'
import { requireRegion, requireUser, type Scene } from '../../scene'
import type { TableRow } from '../../tables'
import { maySeeDocument } from '../order-view'
import { documentLines } from './document-lines'
import { balancesOf } from './ledger'
import { partiesOf } from './parties'

export type DocumentRow = TableRow<'document'>
const isoOf = (at: number): string => new Date(at).toISOString()

/** The kinds that hold a sum with VAT. */
const TAXED: ReadonlySet<string> = new Set(['invoice', 'upd', 'upd_dop', 'ukd', 'iupd', 'torg2'])

/** Whether a document waits for the buyer's signature longer than it may. */
export const isOverdue = ({ exchange, due }: Pick<DocumentRow, 'exchange' | 'due'>, now: number): boolean =>
  exchange === 'waiting' && due > 0 && due < now

const isAnswered = ({ exchange }: Pick<DocumentRow, 'exchange'>): boolean =>
  exchange === 'signed' || exchange === 'differences' || exchange === 'refused'

const find = ({ tables }: Pick<Scene, 'tables'>, id: number): DocumentRow | null =>
  tables.document.findFirst({ where: { id: { equals: id } } })

/** Whether a document was accepted with differences and no correction of it has been made. */
export const awaitsCorrection = ({ tables }: Pick<Scene, 'tables'>, { id, exchange }: DocumentRow): boolean =>
  exchange === 'differences' &&
  !tables.document.findMany({ where: { base_id: { equals: id } } }).some(({ kind }) => kind === 'ukd' || kind === 'iupd')

/** Turns the rows of one region into what the signed-in user sees of them; the balance is shown to administrators. [ROLE-003] */
export function documentViewer(
  scene: Pick<Scene, 'tables' | 'user' | 'now' | 'world'>,
  regionId: number,
): (row: DocumentRow) => UpdDocument {
  const region = scene.tables.region.findFirst({ where: { id: { equals: regionId } } })
  const isAdmin = region !== null && scene.user !== null && isRegionAdmin(region, scene.user.id)
  const balances = isAdmin ? balancesOf(scene, regionId) : null
  const now = scene.now()
  return (row) => {
    const rate = vatRateAt(row.at, scene.world.config.vat_rates)
    const base = row.base_id > 0 ? find(scene, row.base_id) : null
    const balance = balances?.get(row.id)
    return {
      id: row.id,
      number: row.number,
      created_at: isoOf(row.at),
      order_id: row.order_id || null,
      total: row.total,
      signed: row.exchange !== 'waiting',
      overdue: isOverdue(row, now),
      // The columns of the table are texts; the contract checks them on the way out.
      kind: row.kind as NonNullable<UpdDocument['kind']>,
      due_at: row.due > 0 ? isoOf(row.due) : null,
      ...(TAXED.has(row.kind) && { vat: Math.sign(row.total) * vatInside(Math.abs(row.total), rate), vat_rate: rate }),
      base: base && { id: base.id, number: base.number },
      accounting: row.accounting as NonNullable<UpdDocument['accounting']>,
      exchange: row.exchange as NonNullable<UpdDocument['exchange']>,
      labelling: row.labelling as NonNullable<UpdDocument['labelling']>,
      awaits_correction: awaitsCorrection(scene, row),
      ...(balance !== undefined && { balance }),
    }
  }
}

/** A document that the signed-in user may see: 401, 404, 403 otherwise. [DEC-033] */
export function requireDocument(scene: Pick<Scene, 'tables' | 'user' | 'archive'>, id: number): DocumentRow {
  requireUser(scene)
  const row = find(scene, id)
  if (!row) throw refuse(404, { message: 'Документ не\u00a0найден' })
  requireRegion(scene, row.region_id)
  if (!maySeeDocument(scene, row)) throw refuse(403, { message: 'Это документ другого сотрудника' })
  return row
}

/** A document with its lines and history, as the signed-in user sees it. */
export function documentDetails(scene: Scene, row: DocumentRow): DocumentDetails {
  const user = requireUser(scene)
  const region = requireRegion(scene, row.region_id)
  return {
    ...documentViewer(scene, row.region_id)(row),
    company_region_id: row.region_id,
    ...partiesOf(scene, region),
    lines: documentLines(scene, row),
    history: [...row.steps, ...overdueSteps(row, scene.now())].map(
      ({ group, value, at, user_id, by, note, power }): DocumentStep => ({
        group,
        value,
        at: isoOf(at),
        by,
        is_own: user_id === user.id,
        note,
        ...(power !== undefined && { power }),
      }),
    ),
    files: [],
    requested_at: row.requested_at > 0 ? isoOf(row.requested_at) : null,
  }
}

/** How the deadline of the signature went: it is what the clock and the answer make of it. */
function overdueSteps({ exchange, at, due, steps }: DocumentRow, now: number): DocumentRow['steps'] {
  if (exchange === 'none' || due === 0) return []
  const answer = steps.findLast(({ group, value }) => group === 'exchange' && value !== 'waiting')
  const step = (value: string, when: number, of = { user_id: 0, by: '' }) => ({
    group: 'overdue' as const,
    value,
    at: when,
    user_id: of.user_id,
    by: of.by,
    note: '',
  })
  const wasLate = due < (answer?.at ?? now)
  return [
    step('term', at),
    ...(wasLate ? [step('overdue', due)] : []),
    ...(answer && isAnswered({ exchange }) ? [step(wasLate ? 'late' : 'in_time', answer.at, answer)] : []),
  ]
}
