import * as z from 'zod/mini'
import { Id, Moment } from '../id'
import { Link } from './link'
import { TextBlock } from './text-block'

/** A piece of news; lists carry no `body`. [ROUTE-007, ROUTE-008] */
export const News = z.object({
  id: Id,
  title: z.string(),
  /** The subject: «Склад», «Логистика». */
  tag: z.string(),
  lead: z.string(),
  image: z.nullable(Link),
  published_at: Moment,
  body: z.optional(z.array(TextBlock)),
})
export type News = z.output<typeof News>
