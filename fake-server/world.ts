import type * as z from 'zod/mini'
import type { Category } from '../model/catalogue/category'
import type { Config } from '../model/content/config'
import type { StoreCity } from './catalogue/cities'
import type { Pricing } from './catalogue/pricing/pricing'
import type { MadeLater } from './catalogue/made-later'
import type { Catalogue } from './catalogue/query/catalogue'
import type { ArchivedOrders } from './seed/archived-orders'
import type { Headline } from './seed/news/headlines'
import type { SeedRows } from './tables'

/** What everybody meets, guests too, and what never changes: made by a function of the clock, see seed/seed-shop.ts. */
export type Shop = {
  catalogue: Catalogue
  later: MadeLater
  categories: readonly Category[]
  cities: readonly StoreCity[]
  pricing: Pricing
  /** ms, midnight of the day on which it begins. */
  today: number
  /** Newest first. */
  news: readonly Headline[]
  /** What answers to guests are looked up in. */
  rows: SeedRows
  /** What GET /config answers. */
  config: z.output<typeof Config>
}

/** What only customers ask for: made of the shop, the same whenever that is, see seed/seed-customers.ts. */
export type Customers = { archive: ArchivedOrders; rows: SeedRows }

/** All that a fake server begins with. */
export type World = Shop & Customers
