import * as z from 'zod/mini'
import { Product } from '../catalogue/product'
import { QUANTITY_MAX } from '../limits'
import { whole } from '../whole'

/** A whole number of units from 0. [DEC-019] */
export const Quantity = z
  .number('Укажите число')
  .check(
    whole('Только целое число'),
    z.minimum(0, 'Количество не бывает меньше нуля'),
    z.maximum(QUANTITY_MAX, 'Не больше 999\u00a0999 шт.'),
  )

/** The product behind whose line one is put into the cart, 0: before all; absent, or none of the cart: last. */
export const Place = z.optional(z.coerce.number<number>().check(whole(), z.nonnegative()))

/** A line on the wire; price, stock and limit stand in the price row and the product, nowhere else. [ENT-010, DEC-018] */
export const CartItem = z.object({
  product: Product,
  qty: Quantity,
  /** What the buyer noted of the line. */
  note: z.optional(z.string()),
  /** The product has left the catalogue: there is no price, and no page. */
  gone: z.optional(z.boolean()),
  analog_tavrolub: z.optional(z.nullable(Product)),
})
export type CartItem = z.output<typeof CartItem>

/** `version` grows by one with every write to this cart, from whatever tab or device. [DEC-018] */
export const Cart = z.object({ items: z.array(CartItem), version: z.number().check(whole(), z.nonnegative()) })
export type Cart = z.output<typeof Cart>

/** The answer to one write: the line as it is now; qty 0 where it is gone. */
export const KeptLine = z.object({ line: CartItem, version: z.number().check(whole()) })
export type KeptLine = z.output<typeof KeptLine>
