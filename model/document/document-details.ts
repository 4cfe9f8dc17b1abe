import * as z from 'zod/mini'
import { Id } from '../id'
import { Rubles } from '../money/money'
import { whole } from '../whole'
import { UpdDocument } from './document'
import { DifferenceCode } from './differences'
import { PARTY_CODES } from './parties'

/** A line of a document: what was shipped, and what the buyer says of it. `product_id` null: a service. Sums with VAT, kopecks. */
export const DocumentLine = z.object({
  /** Its place in the document, from 1. */
  line: z.number().check(whole(), z.minimum(1)),
  product_id: z.nullable(Id),
  article: z.string(),
  name: z.string(),
  qty: z.number().check(whole(), z.minimum(1)),
  cost: Rubles,
  total: Rubles,
  /** What was said when it was accepted with differences. */
  code: z.optional(DifferenceCode),
  accepted_qty: z.optional(z.number()),
  note: z.optional(z.string()),
})
export type DocumentLine = z.output<typeof DocumentLine>

/** Which of the four independent states a step is of. */
export const STATE_GROUPS = ['accounting', 'exchange', 'labelling', 'overdue'] as const
export type StateGroup = (typeof STATE_GROUPS)[number]

/** A step in the history of one of the states. `by`: who made it, '' for the shop; `is_own`: the user who asks. */
export const DocumentStep = z.object({
  group: z.enum(STATE_GROUPS),
  value: z.string(),
  at: z.string(),
  by: z.string(),
  is_own: z.boolean(),
  note: z.string(),
  /** By which power of attorney (МЧД) it was signed. */
  power: z.optional(z.string()),
})
export type DocumentStep = z.output<typeof DocumentStep>

/** A document with its lines, files and the history of its states, oldest first. [DEC-072] */
export const DocumentDetails = z.object({
  ...UpdDocument.shape,
  company_region_id: Id,
  seller: z.string(),
  buyer: z.string(),
  ...PARTY_CODES,
  lines: z.array(DocumentLine),
  history: z.array(DocumentStep),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  /** When its signing or sending again was asked for the last time. */
  requested_at: z.nullable(z.string()),
})
export type DocumentDetails = z.output<typeof DocumentDetails>
