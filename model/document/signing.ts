import * as z from 'zod/mini'
import { EXCHANGE_STATES, type DocumentKind, type UpdDocument } from './document'
import { LineAnswer } from './differences'

/** Most and least characters of the reason of a refusal. */
export const REASON_LENGTH = 500
const REASON_LENGTH_MIN = 5

/** What the buyer answers at the exchange operator: signed, accepted with differences line by line, or refused with a reason. [DEC-072] */
export type SigningAnswer = { type: 'sign' } | { type: 'accept'; lines: readonly LineAnswer[] } | { type: 'refuse'; reason: string }

/** The reason of a refusal as the operator takes it. */
export const Reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(REASON_LENGTH_MIN, 'Напишите причину отказа'),
    z.maxLength(REASON_LENGTH, `Не больше ${REASON_LENGTH} знаков`),
  )

/** @returns what is wrong with the reason of a refusal, in a sentence; null where nothing is */
export function reasonProblem(reason: string): string | null {
  const { length } = reason.trim()
  if (length < REASON_LENGTH_MIN) return 'Напишите, почему отказываетесь: продавец увидит причину.'
  return length > REASON_LENGTH ? `Причина длиннее ${REASON_LENGTH} знаков, сократите её.` : null
}

/** Who signs: the name, and the power of attorney (МЧД) that is valid now; null: none. */
export const Signer = z.object({
  name: z.string(),
  power: z.nullable(z.object({ number: z.string(), valid_until: z.string() })),
})
export type Signer = z.output<typeof Signer>

/** What became of a document at the operator: its state and who made it. `act_id`: the act of differences that was made. */
export const SigningOutcome = z.object({
  exchange: z.enum(EXCHANGE_STATES),
  at: z.string(),
  by: z.string(),
  is_own: z.boolean(),
  act_id: z.nullable(z.number()),
})
export type SigningOutcome = z.output<typeof SigningOutcome>

/** The state of a document after each answer. */
export const OUTCOME_OF = { sign: 'signed', accept: 'differences', refuse: 'refused' } as const satisfies Record<
  SigningAnswer['type'],
  UpdDocument['exchange']
>

/** Documents that say line by line what was shipped: only these can be accepted with differences. */
const WITH_DIFFERENCES: ReadonlySet<DocumentKind> = new Set(['upd', 'upd_dop', 'iupd'])
/** @returns whether a document can be accepted with differences */
export const takesDifferences = ({ kind = 'upd' }: Pick<UpdDocument, 'kind'>): boolean => WITH_DIFFERENCES.has(kind)
