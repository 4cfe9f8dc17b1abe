import * as z from 'zod/mini'
import { Id, Moment } from '../id'
import { Link } from './link'

/** A piece of news as lists show it. [ROUTE-007] */
export const NewsHeadline = z.object({
  id: Id,
  title: z.string(),
  /** The subject: «Склад», «Логистика». */
  tag: z.string(),
  lead: z.string(),
  image: z.nullable(Link),
  published_at: Moment,
})
export type NewsHeadline = z.output<typeof NewsHeadline>
