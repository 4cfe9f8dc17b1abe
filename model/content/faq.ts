import * as z from 'zod/mini'
import { Flag, Id } from '../id'
import { TextBlock } from './text-block'
import { whole } from '../whole'

/** A group of questions. [ENT-021] */
export const FaqCategory = z.object({ id: Id, name: z.string(), count: z.number().check(whole(), z.nonnegative()) })
export type FaqCategory = z.output<typeof FaqCategory>

/** A question and its answer; lists asked with `nobody=1` carry no `body`. [ENT-021] */
export const FaqItem = z.object({
  id: Id,
  /** Stands in the address: /info/faq/{slug}. */
  slug: z.string(),
  title: z.string(),
  category_id: Id,
  active: Flag,
  body: z.optional(z.array(TextBlock)),
})
export type FaqItem = z.output<typeof FaqItem>
