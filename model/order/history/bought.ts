import * as z from 'zod/mini'
import { Quantity } from '../../cart/cart'
import { Id } from '../../id'

/** The last purchase of a product: `qty` pieces in the order of the moment `at` (ISO). [DEC-006] */
export const BoughtProduct = z.object({
  product_id: Id,
  article: z.string(),
  name: z.string(),
  barcode: z.optional(z.string()),
  qty: Quantity,
  at: z.string(),
})
export type BoughtProduct = z.output<typeof BoughtProduct>
