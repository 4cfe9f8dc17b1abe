import * as z from 'zod/mini'
import { Product } from '../catalogue/product'
import { Id } from '../id'
import { Link } from './link'
import { whole } from '../whole'

const count = z.number().check(whole(), z.nonnegative())

/** A picture that leads somewhere; the home page turns them. */
export const Banner = z.object({ id: Id, promotion_id: z.nullable(Id), title: z.string(), image: Link, url: Link })
export type Banner = z.output<typeof Banner>

/** A category with the number of products the promotion has in it. */
export const PromotionCategory = z.object({ id: Id, slug: z.string(), name: z.string(), count })
export type PromotionCategory = z.output<typeof PromotionCategory>

/** A promotion as lists show it. [ENT-017] */
export const Promotion = z.object({
  id: Id,
  /** Only 'gift' has gift products. */
  action_type: z.enum(['gift', 'discount', 'bonus', 'set', 'sale']),
  title: z.string(),
  /** The conditions as pairs to read: «Скидка», «7 %». */
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  categories: z.array(PromotionCategory),
  banners: z.array(Banner),
  /** Days, both included. */
  starts_at: z.iso.date(),
  ends_at: z.iso.date(),
})
export type Promotion = z.output<typeof Promotion>

/** How many gifts there are to choose from. [ENT-017] */
export const GiftProductsCount = z.object({ count })

/** Goods offered to one region: `products` carry no prices, they are asked for apart. [DEC-056] */
export const SpecialOffer = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  ends_at: z.nullable(z.iso.date()),
  products: z.array(Product),
})
export type SpecialOffer = z.output<typeof SpecialOffer>
