import type { UpdDocument } from '../../../model/document/document'
import type { DocumentDetails } from '../../../model/document/document-details'

/** An УПД that waits for a signature. */
export const upd = (id: number, more: Partial<UpdDocument> = {}): UpdDocument => ({
  id,
  number: `УПД-${id}`,
  created_at: '2026-11-20T07:00:00Z',
  order_id: null,
  total: 100_000,
  signed: false,
  overdue: false,
  kind: 'upd',
  due_at: '2026-11-27T07:00:00Z',
  vat: 18_033,
  vat_rate: 22,
  base: null,
  accounting: 'posted',
  exchange: 'waiting',
  labelling: 'waiting',
  awaits_correction: false,
  ...more,
})

/** The same with two lines and its history. */
export const details = (id: number, more: Partial<DocumentDetails> = {}): DocumentDetails => ({
  ...upd(id),
  company_region_id: 5,
  seller: 'ООО «Картер Опт»',
  buyer: 'ООО «Гараж»',
  lines: [
    { line: 1, product_id: 1, article: 'OM-1', name: 'Масло моторное', qty: 4, cost: 20_000, total: 80_000 },
    { line: 2, product_id: null, article: '', name: 'Доставка', qty: 1, cost: 20_000, total: 20_000 },
  ],
  history: [
    { group: 'accounting', value: 'posted', at: '2026-11-20T07:00:00Z', by: '', is_own: false, note: '' },
    { group: 'exchange', value: 'waiting', at: '2026-11-20T07:00:00Z', by: '', is_own: false, note: '' },
    { group: 'labelling', value: 'waiting', at: '2026-11-20T07:00:00Z', by: '', is_own: false, note: '' },
    { group: 'overdue', value: 'term', at: '2026-11-20T07:00:00Z', by: '', is_own: false, note: '' },
  ],
  files: [],
  requested_at: null,
  ...more,
})
