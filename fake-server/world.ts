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

/** The immutable data that answers to guests need too. Made from the current day by seed/seed-shop.ts. */
export type Shop = {
  catalogue: Catalogue
  later: MadeLater
  categories: readonly Category[]
  cities: readonly StoreCity[]
  pricing: Pricing
  /** Midnight of the first day of the database, ms. */
  today: number
  /** News, newest first. */
  news: readonly Headline[]
  /** Table rows that answers to guests are read from. */
  rows: SeedRows
  /** Answer of `GET /config`. */
  config: z.output<typeof Config>
}

/** The data that only customers use. Derived from the shop by seed/seed-customers.ts; the result does not depend on when that runs. */
export type Customers = { archive: ArchivedOrders; rows: SeedRows }

/** The complete initial data of a fake server. */
export type World = Shop & Customers
