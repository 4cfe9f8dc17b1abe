import * as z from 'zod/mini'
import { Moment } from '../id'
import { whole } from '../whole'

/** Of a verification. Whoever knows it learns how it stands and can spend its attempts; what the code permits needs the proof of its browser. */
export const CodeVerificationId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'Такой проверки нет: запросите код ещё раз'))

/** A code on its way to an e-mail or a phone. The same for an account that does not exist. [ENT-020, DEC-037, DEC-038] */
export const CodeVerification = z.object({
  id: CodeVerificationId,
  /** How it stands; the code itself is never here. */
  code_verification: z.object({
    channel: z.enum(['email', 'sms']),
    /** The address, partly hidden: 'i•••@volga.example'. */
    sent_to: z.string(),
    expires_at: Moment,
    /** From when on it may be sent again. */
    resend_at: Moment,
    attempts_left: z.number().check(whole(), z.nonnegative()),
    /** Whether the right code was typed in the browser that asks. */
    is_checked: z.boolean(),
  }),
})
export type CodeVerification = z.output<typeof CodeVerification>
