import * as z from 'zod/mini'
import { ENTRY_LENGTH } from '../limits'

/** A line of the entry by article that is typed and not entered: its text, and the quantity typed beside it, '' where none is. */
export const BegunLine = z.object({
  text: z.string().check(z.maxLength(ENTRY_LENGTH)),
  count: z.string().check(z.maxLength(ENTRY_LENGTH)),
})
export type BegunLine = z.infer<typeof BegunLine>
