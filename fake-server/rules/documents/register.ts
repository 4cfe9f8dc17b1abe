import type { ParsedArgsOf } from '../../../model/contract/endpoint'
import type { regionsContract } from '../../../model/contract/regions'
import type { Scene } from '../../scene'
import { maySeeDocument } from '../order-view'
import { dayOf } from '../region/region-prices'
import { awaitsCorrection, type DocumentRow, documentViewer, isOverdue } from './document-view'

type Asked = ParsedArgsOf<(typeof regionsContract)['regions.documents']>['body']
type Register = { items: ReturnType<ReturnType<typeof documentViewer>>[]; total: number; isFiltered?: true }

const LIMIT = 100
/** Text as it is looked for: without spaces, signs and case. */
const keyOf = (text: string): string => text.toLocaleLowerCase('ru').replace(/[^\p{L}\p{N}]/gu, '')
const isAmong = (wanted: readonly string[] | undefined, value: string): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value)

function isLeftBy(scene: Pick<Scene, 'tables'>, asked: Asked, row: DocumentRow): boolean {
  const day = dayOf(row.at)
  return (
    (asked.from === undefined || day >= asked.from) &&
    (asked.to === undefined || day <= asked.to) &&
    (asked.order_id === undefined || row.order_id === asked.order_id) &&
    isAmong(asked.kinds, row.kind) &&
    isAmong(asked.accounting, row.accounting) &&
    isAmong(asked.exchange, row.exchange) &&
    isAmong(asked.labelling, row.labelling) &&
    (asked.awaits_correction === undefined || awaitsCorrection(scene, row) === asked.awaits_correction) &&
    hasText(asked.text ?? '', row)
  )
}

/** Whether a text stands in the number of a document or of its order. */
function hasText(text: string, { number, order_id }: DocumentRow): boolean {
  const key = keyOf(text)
  return key === '' || keyOf(number).includes(key) || (order_id > 0 && String(order_id).includes(key))
}

/** A page of the documents of a region that the signed-in user may see, newest first; overdue ones are counted for every member. [DEC-026, DEC-033, CALL-037] */
export function registerOf(scene: Scene, regionId: number, asked: Asked): Register {
  const now = scene.now()
  const all = scene.tables.document
    .findMany({ where: { region_id: { equals: regionId } } })
    .filter((row) => (!asked.overdue || isOverdue(row, now)) && isLeftBy(scene, asked, row))
  const rows = all.filter((row) => maySeeDocument(scene, row)).sort((first, second) => second.at - first.at || second.id - first.id)
  const limit = Math.min(LIMIT, Math.max(1, Math.trunc(asked.limit ?? LIMIT)))
  const start = (Math.max(1, Math.trunc(asked.page ?? 1)) - 1) * limit
  const items = rows.slice(start, start + limit).map(documentViewer(scene, regionId))
  return { items, total: asked.overdue ? all.length : rows.length, isFiltered: true }
}
