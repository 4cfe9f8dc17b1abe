import { cleanText } from '../../text/typed/clean-text'
import * as z from 'zod/mini'
import { Cart, Place, Quantity } from '../../cart/cart'
import { Id } from '../../id'
import { LINES_PER_WRITE, NOTE_LENGTH } from '../../limits'
import { endpoint } from '../endpoint'
import { whole } from '../../whole'

const query = z.object({ company_region_id: Id })

/** Calls about the cart that the spec does not list. [DEC-006] */
export const cartExtensions = {
  /**
   * Why: a saved cart, a repeated order or a pasted list fills hundreds of lines, and the listed call writes one (DEC-020).
   * The quantities are set, not added. Without it: line after line by `cart.updateLine`.
   */
  'cart.updateMany': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/cart/updateMany',
    query,
    body: z.object({
      user_id: Id,
      items: z
        .array(z.object({ product_id: Id, qty: Quantity, after: Place }))
        .check(z.minLength(1, 'Список пуст'), z.maxLength(LINES_PER_WRITE, `Не больше ${LINES_PER_WRITE} строк за раз`)),
    }),
    output: Cart,
    invalidates: ['cart'],
  }),
  /** Why: a buyer notes what a line is for, and the body of the listed write stays the spec's (DEC-018, DEC-069). '' takes the note away. Without it: no notes. */
  'cart.note': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/cart/note',
    query,
    body: z.object({
      user_id: Id,
      product_id: Id,
      note: z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(NOTE_LENGTH, `Не больше ${NOTE_LENGTH} знаков`)),
    }),
    output: z.object({ product_id: Id, note: z.string(), version: z.number().check(whole(), z.nonnegative()) }),
    invalidates: ['cart'],
  }),
} as const
