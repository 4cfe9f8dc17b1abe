import * as z from 'zod/mini'
import { Quantity } from '../../cart/cart'
import { Id } from '../../id'
import { Link } from '../../content/link'
import { whole } from '../../whole'

/** The last purchase of a product: `qty` pieces in the order of the moment `at` (ISO). [DEC-006] */
export const BoughtProduct = z.object({
  product_id: Id,
  article: z.string(),
  name: z.string(),
  barcode: z.optional(z.string()),
  /** The address of its picture. */
  image: z.optional(Link),
  qty: Quantity,
  at: z.string(),
  /** How many orders had it; absent: nobody counted. */
  orders: z.optional(z.number().check(whole(), z.positive())),
})
export type BoughtProduct = z.output<typeof BoughtProduct>

/** Products that were bought so often at least are bought often. */
const OFTEN = 2

/**
 * What is bought most often, by product.
 * @param bought the newest first
 * @returns those bought in several orders, of equal ones the newest first; none where nobody counted
 */
export const mostBought = (bought: readonly BoughtProduct[]): readonly number[] =>
  bought
    .filter(({ orders = 0 }) => orders >= OFTEN) // a list of its own, sorted in place: not every browser has toSorted [DEC-084]
    .sort((a, b) => (b.orders ?? 0) - (a.orders ?? 0))
    .map(({ product_id }) => product_id)
