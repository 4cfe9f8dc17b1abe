import * as z from 'zod/mini'
import { Id } from '../id'
import { whole } from '../whole'
import { NamingCells } from './naming-cells'

const Pieces = z.number().check(whole())

/**
 * A row that was entered, as it survives a reload: one that is not in the cart, or, with `added`, a pasted one that is and is still spoken
 * of. `reason`: why it did not come there, null: it is on its way or `added`; `mayRepeat`: it may be entered again by one press. `isTyped`:
 * it was not pasted; `similar`: what may have been meant. `added`: how many pieces, what `became` of them, and what the server and the
 * prices said `later`. [DEC-020]
 */
export const KeptRow = z.object({
  text: z.string(),
  /** null: it is not known yet what it names. */
  productId: z.nullable(Id),
  quantity: z.nullable(z.number().check(whole(), z.nonnegative())),
  /** Only of a row whose text is not what is looked up. */
  named: z.optional(NamingCells),
  isScan: z.boolean(),
  isTyped: z.boolean(),
  reason: z.nullable(z.string()),
  mayRepeat: z.boolean(),
  similar: z.optional(z.array(z.object({ id: Id, article: z.string(), name: z.string() }))),
  added: z.optional(
    z.object({
      pieces: Pieces,
      became: z.object({ asked: Pieces, inCart: Pieces, stock: z.nullable(Pieces), pack: Pieces, limit: z.nullable(Pieces) }),
      later: z.optional(z.object({ stock: z.nullable(Pieces), kept: z.nullable(Pieces) })),
    }),
  ),
})
export type KeptRow = z.output<typeof KeptRow>
/** Rows that somebody left, and for which region they were entered. */
export type LeftRows = { regionId: number; rows: readonly KeptRow[] }

const FIELDS = Object.keys(KeptRow.shape) as (keyof KeptRow)[] // its own names
/** Whether it still has to come into the cart by itself. */
export const isGoing = ({ reason, added }: KeptRow): boolean => reason === null && added === undefined

/** Whether two lists say the same. */
export const sameRows = (one: readonly KeptRow[], other: readonly KeptRow[]): boolean =>
  one === other ||
  (one.length === other.length && one.every((row, at) => row === other[at] || FIELDS.every((field) => row[field] === other[at]?.[field])))
