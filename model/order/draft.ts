import * as z from 'zod/mini'

/** What a buyer has chosen for the next order of a region; kept over a reload. [DEC-022, DEC-067] */
export const OrderDraft = z.object({
  uuid: z.nullable(z.string()),
  receiving: z.enum(['delivery', 'pickup']),
  /** As typed: that it is too long is said before the order, and nothing is cut. */
  description: z.string(),
})
export type OrderDraft = z.output<typeof OrderDraft>
/** What every order begins with. */
export const EMPTY_DRAFT: OrderDraft = { uuid: null, receiving: 'delivery', description: '' }
