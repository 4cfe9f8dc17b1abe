import * as z from 'zod/mini'
import { Id } from '../id'

/**
 * A row that was entered and is not in the cart, as it survives a reload. `reason`: why it did not come there, null: it is on its way;
 * `mayRepeat`: it may be entered again by one press. `isTyped`: it was not pasted. [DEC-020]
 */
export const KeptRow = z.object({
  text: z.string(),
  /** null: it is not known yet what it names. */
  productId: z.nullable(Id),
  quantity: z.nullable(z.number().check(z.int(), z.nonnegative())),
  isScan: z.boolean(),
  isTyped: z.boolean(),
  reason: z.nullable(z.string()),
  mayRepeat: z.boolean(),
})
export type KeptRow = z.output<typeof KeptRow>
/** Rows that somebody left, and for which region they were entered. */
export type LeftRows = { regionId: number; rows: readonly KeptRow[] }

const FIELDS = Object.keys(KeptRow.shape) as (keyof KeptRow)[] // its own names
/** Whether two lists say the same. */
export const sameRows = (one: readonly KeptRow[], other: readonly KeptRow[]): boolean =>
  one === other || (one.length === other.length && one.every((row, at) => FIELDS.every((field) => row[field] === other[at]?.[field])))
