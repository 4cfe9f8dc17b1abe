import * as z from 'zod/mini'
import { Link } from '../content/link'
import { Id } from '../id'
import { onceOf } from '../once-of'
import { Percent, Rubles, type Kopecks, type PercentHundredths } from '../money/money'
import { costVsDiscount, profit, totalDiscount } from '../money/price'
import { whole } from '../whole'

const money = z.nullable(Rubles)
const units = z.number().check(whole(), z.nonnegative())

/** Where units of a product stand, for the product page. */
export const WarehouseStock = z.object({
  stock_id: Id,
  name: z.string(),
  amount: units,
  /** Days until they are here; 0 is today. */
  days: z.number().check(whole(), z.nonnegative()),
})

/**
 * What a region pays and can have of one product. `null` is «no price», never 0. [ENT-009, DEC-012]
 * A region on moderation gets `guest_cost` only. [DEC-032]
 */
export const ProductPrice = z.object({
  product_id: Id,
  sale: z.boolean(),
  cost: money,
  base_price: money,
  stock: units,
  arrival: z.nullable(z.object({ date: z.string(), amount: units })),
  self_stock: units,
  online: z.boolean(),
  discount: z.object({ discount: Percent }),
  discount2: z.object({ discount: Percent }),
  guest_cost: money,
  stock_id: Id,
  price_doc: z.string(),
  price_type: z.string(),
  promo: z.array(z.object({ id: Id, title: z.string() })),
  gifts: z.array(z.object({ id: Id, title: z.string() })),
  warehouses: z.optional(z.array(WarehouseStock)),
})
export type ProductPrice = z.output<typeof ProductPrice>

/** The figures that follow from a price row, in kopecks and hundredths of a percent. [ENT-009, DEC-013, DEC-014] */
export type DerivedPrice = { cost_vs_discount: Kopecks | null; total_discount: PercentHundredths; profit: Kopecks | null }

/** @returns what follows from a price row, worked out once for it: a row never changes; without a personal price `cost_vs_discount` and `profit` are null */
export const derivedPrice = onceOf((price: Pick<ProductPrice, 'cost' | 'discount' | 'discount2' | 'guest_cost'>): DerivedPrice => {
  const first = price.discount.discount
  const second = price.discount2.discount
  const discounted = price.cost === null ? null : costVsDiscount(price.cost, first, second)
  return { cost_vs_discount: discounted, total_discount: totalDiscount(first, second), profit: profit(price.guest_cost, discounted) }
})

/**
 * The price a buyer of this region pays for one unit, kopecks: the personal one, else (on moderation) the price for all.
 * @param price null where the region has none, undefined while it is not known
 * @returns null: none
 */
export const payableCost = (price: ProductPrice | null | undefined): Kopecks | null =>
  price ? (derivedPrice(price).cost_vs_discount ?? price.guest_cost) : null

/** What a gift promotion lacks, and of which goods. */
const GiftLack = z.object({
  title: z.string(),
  /** Kopecks still to order before the gift is earned; 0 where it is, or where pieces are counted. */
  lacks: Rubles,
  /** Pieces still to order, where pieces are counted. */
  lacksUnits: z.optional(units),
  /** Which goods count: the words in the genitive («фильтров»), and where they are listed. */
  goods: z.optional(z.object({ name: z.string(), url: Link })),
})
export type GiftLack = z.output<typeof GiftLack>

/** What a gift of the cart asks for and lacks. [DEC-012, from_cart] */
export const CartGift = z.object({
  ...GiftLack.shape,
  isEarned: z.boolean(),
  /** Pieces in the order that count for it. */
  units: z.optional(units),
  /** How many pieces are given; one where it is not said. */
  count: z.optional(units),
  /** Other promotions whose gift is earned too: one is chosen after the order. */
  alternatives: z.optional(z.array(z.string())),
  /** A promotion whose gift is near, where this one is earned. */
  next: z.optional(GiftLack),
  /** A picture of one of the gifts. */
  image: z.optional(z.string()),
})
export type CartGift = z.output<typeof CartGift>
