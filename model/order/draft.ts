import * as z from 'zod/mini'
import { DESCRIPTION_LENGTH } from '../limits'

/** What a buyer has chosen for the next order of a region; kept over a reload. [DEC-022, DEC-067] */
export const OrderDraft = z.object({
  uuid: z.nullable(z.string()),
  receiving: z.enum(['delivery', 'pickup']),
  description: z.string().check(z.maxLength(DESCRIPTION_LENGTH)),
})
export type OrderDraft = z.output<typeof OrderDraft>
export const EMPTY_DRAFT: OrderDraft = { uuid: null, receiving: 'delivery', description: '' }
