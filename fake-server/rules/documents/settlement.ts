import type { TableRow } from '../../tables'

type Document = Pick<TableRow<'document'>, 'kind' | 'accounting' | 'total'>

/** Kinds that change what a region owes; a corrected УПД replaces its base, which is cancelled. */
const SETTLED: ReadonlySet<string> = new Set(['upd', 'upd_dop', 'ukd', 'iupd'])

/** @returns whether a document changes what its region owes: it is posted, and of a kind that does */
export const isSettled = ({ kind, accounting }: Pick<Document, 'kind' | 'accounting'>): boolean =>
  accounting === 'posted' && SETTLED.has(kind)

/** @returns by how much a document changes what its region owes, kopecks; a correction (УКД) holds the difference alone */
export const settlementOf = (document: Document): number => (isSettled(document) ? document.total : 0)
