import * as z from 'zod/mini'
import { Link } from '../content/link'
import { Id, Moment } from '../id'

/** `read_at` null is unread. [STATE-017] */
const times = { created_at: Moment, read_at: z.nullable(Moment) }

/** [ENT-018] */
export const Notification = z.object({
  id: Id,
  /** The heading of the list; `title` and `text` stand in the toast. */
  data: z.object({ title: z.string() }),
  ...times,
  title: z.string(),
  text: z.string(),
  icon: z.enum(['order', 'document', 'cart', 'product', 'delivery', 'company', 'promotion', 'info']),
  /** Where a click leads; absent: nowhere. */
  url: z.optional(Link),
})
export type Notification = z.output<typeof Notification>

/** [ENT-018] */
export const PromoNotification = z.object({ id: Id, title: z.string(), url: Link, ...times })
export type PromoNotification = z.output<typeof PromoNotification>

/** A wish to hear when a product is back. [ENT-018] */
export const ProductNotification = z.object({ id: Id, product_id: Id })
export type ProductNotification = z.output<typeof ProductNotification>
