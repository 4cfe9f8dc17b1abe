import * as z from 'zod/mini'
import { whole } from '../whole'

/** The codes of labelling of a document, by lines; each code names one piece: 01, fourteen digits, 21, the serial number. [DEC-076] */
export const DocumentCodes = z.object({
  number: z.string(),
  lines: z.array(
    z.object({
      /** Its place in the document, from 1. */
      line: z.number().check(whole(), z.minimum(1)),
      article: z.string(),
      name: z.string(),
      qty: z.number().check(whole(), z.minimum(1)),
      codes: z.array(z.string().check(z.regex(/^01\d{14}21.{1,20}$/))),
    }),
  ),
})
export type DocumentCodes = z.output<typeof DocumentCodes>
