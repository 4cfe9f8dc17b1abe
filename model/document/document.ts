import * as z from 'zod/mini'
import { Id } from '../id'
import { Rubles } from '../money/money'

/** The kinds of documents, as the wire names them: УПД СЧФДОП, УПД ДОП, УКД, ИУПД, ТОРГ-2 and others. [DEC-072] */
export const DOCUMENT_KINDS = [
  'invoice',
  'upd',
  'upd_dop',
  'ukd',
  'iupd',
  'torg2',
  'reconciliation',
  'power',
  'contract',
  'certificate',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** How far a document is in the seller's accounting. */
export const ACCOUNTING_STATES = ['draft', 'posted', 'cancelled'] as const
/** How far the exchange of electronic documents is; `differences`: signed with differences. */
export const EXCHANGE_STATES = ['none', 'waiting', 'signed', 'differences', 'refused', 'annulment', 'annulled'] as const
/** How far the labelling codes of the goods are: accepted whole, in part, or refused. */
export const LABELLING_STATES = ['none', 'waiting', 'accepted', 'partly', 'refused'] as const
export type ExchangeState = (typeof EXCHANGE_STATES)[number]

/**
 * A document of a region. The specification knows the УПД with its overdue flag; all that is optional here is an extension: a server without
 * it has УПД only. Sums are kopecks; `balance` is what the region owed after it, for administrators. [ENT-019, DEC-072, ROLE-003]
 */
export const UpdDocument = z.object({
  id: Id,
  number: z.string(),
  created_at: z.string(),
  order_id: z.nullable(Id),
  total: Rubles,
  signed: z.boolean(),
  overdue: z.boolean(),
  kind: z.optional(z.enum(DOCUMENT_KINDS)),
  /** Until when it is to be signed, or is valid. */
  due_at: z.optional(z.nullable(z.string())),
  vat: z.optional(Rubles),
  vat_rate: z.optional(z.number()),
  /** The document that it corrects or is made of. */
  base: z.optional(z.nullable(z.object({ id: Id, number: z.string() }))),
  accounting: z.optional(z.enum(ACCOUNTING_STATES)),
  exchange: z.optional(z.enum(EXCHANGE_STATES)),
  labelling: z.optional(z.enum(LABELLING_STATES)),
  /** It was accepted with differences, and the seller has not corrected it yet. */
  awaits_correction: z.optional(z.boolean()),
  balance: z.optional(Rubles),
})
export type UpdDocument = z.output<typeof UpdDocument>

/** What narrows a register of documents; what is left out does not narrow. Days are of Moscow, both included. */
export const DocumentFilter = {
  from: z.optional(z.iso.date('Некорректная дата')),
  to: z.optional(z.iso.date('Некорректная дата')),
  kinds: z.optional(z.array(z.enum(DOCUMENT_KINDS))),
  accounting: z.optional(z.array(z.enum(ACCOUNTING_STATES))),
  exchange: z.optional(z.array(z.enum(EXCHANGE_STATES))),
  labelling: z.optional(z.array(z.enum(LABELLING_STATES))),
  text: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Не больше 100 знаков'))),
  order_id: z.optional(Id),
  awaits_correction: z.optional(z.boolean()),
}

const dueOf = ({ due_at, overdue }: UpdDocument): number => (due_at ? Date.parse(due_at) : overdue ? 0 : Number.POSITIVE_INFINITY)

/** Documents that wait for a signature, the nearest deadline first; those without one come last. */
export const byDeadline = (documents: readonly UpdDocument[]): UpdDocument[] =>
  [...documents].sort((first, second) => {
    const [one, other] = [dueOf(first), dueOf(second)]
    return one === other ? first.id - second.id : one - other
  })

/** @returns whether the buyer's signature is awaited; a server without the states knows the flag alone */
export const awaitsSignature = ({ exchange, signed }: Pick<UpdDocument, 'exchange' | 'signed'>): boolean =>
  exchange === undefined ? !signed : exchange === 'waiting'
