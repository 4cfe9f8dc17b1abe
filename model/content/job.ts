import * as z from 'zod/mini'
import { Email, Phone } from '../identity/contact-fields'
import { Flag, Id, Moment } from '../id'
import { type FileLimits, fileRefusal } from '../files/file-limits'
import { TextBlock } from './text-block'

/** A vacancy. [ENT-021] */
export const Job = z.object({
  id: Id,
  title: z.string(),
  city: z.string(),
  department: z.string(),
  /** In words: «от 120 000 ₽ до вычета налога»; null is not said. */
  salary: z.nullable(z.string()),
  active: Flag,
  created_at: Moment,
  body: z.array(TextBlock),
})
export type Job = z.output<typeof Job>

/** The longest cover letter, characters. */
export const COVER_LETTER_LENGTH = 4000

/** What is taken for a résumé: one file. */
export const RESUME_LIMITS: FileLimits = { kinds: ['PDF', 'DOC', 'DOCX', 'RTF', 'TXT'], maxBytes: 10_485_760, maxCount: 1 }

/** What an applicant sends; travels as form data because of the file. */
export const JobApplication = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Введите имя'), z.maxLength(100, 'Не больше 100 знаков')),
  phone: Phone,
  email: Email,
  city: z.optional(z.string().check(z.maxLength(100, 'Не больше 100 знаков'))),
  cover_letter: z.optional(z.string().check(z.maxLength(COVER_LETTER_LENGTH, `Не больше ${COVER_LETTER_LENGTH} знаков`))),
  resume: z.optional(
    z
      .custom<File>((sent) => sent instanceof File)
      .check((sent) => {
        const refusal = fileRefusal(sent.value, RESUME_LIMITS)
        if (refusal !== null) sent.issues.push({ code: 'custom', message: refusal, input: sent.value })
      }),
  ),
})
export type JobApplication = z.output<typeof JobApplication>
