import type { UpdDocument } from '../../../model/document/document'
import type { DocumentDetails } from '../../../model/document/document-details'
import type { Reconciliation } from '../../../model/document/reconciliation'

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

/** A reconciliation act with a shipment and a payment. */
export const act: Reconciliation = {
  from: '2026-11-01',
  to: '2099-12-31',
  seller: 'ООО «Картер Опт»',
  buyer: 'ООО «Гараж»',
  opening: 10_000,
  debit: 50_000,
  credit: 20_000,
  closing: 40_000,
  rows: [
    { at: '2026-11-10T07:00:00Z', title: 'УПД-7 от 10.11.2026', document_id: 7, debit: 50_000, credit: 0, balance: 60_000 },
    { at: '2026-11-12T07:00:00Z', title: 'Оплата', document_id: null, debit: 0, credit: 20_000, balance: 40_000 },
  ],
}
