import * as z from 'zod/mini'
import { Id } from '../id'
import { Rubles } from '../money/money'
import { PARTY_CODES } from './parties'

/** A row of the mutual settlements: what was shipped (`debit`), what was paid (`credit`), and what was owed after it. Kopecks. */
export const SettlementRow = z.object({
  at: z.string(),
  title: z.string(),
  /** Null: a payment. */
  document_id: z.nullable(Id),
  debit: Rubles,
  credit: Rubles,
  balance: Rubles,
})
export type SettlementRow = z.output<typeof SettlementRow>

/** The reconciliation of a period: opening balance, movements, closing balance; that of today is the debt. [DEC-072, ENT-006] */
export const Reconciliation = z.object({
  from: z.string(),
  to: z.string(),
  seller: z.string(),
  buyer: z.string(),
  ...PARTY_CODES,
  opening: Rubles,
  debit: Rubles,
  credit: Rubles,
  closing: Rubles,
  rows: z.array(SettlementRow),
})
export type Reconciliation = z.output<typeof Reconciliation>
