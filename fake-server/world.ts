import type * as z from 'zod/mini'
import type { Category } from '../model/catalogue/category'
import type { Config } from '../model/content/config'
import type { StoreCity } from './catalogue/cities'
import type { Pricing } from './catalogue/pricing/pricing'
import type { MadeLater } from './catalogue/made-later'
import type { Catalogue } from './catalogue/query/catalogue'
import type { ArchivedOrders } from './seed/archived-orders'
import type { Headline } from './seed/news'
import type { SeedRows } from './tables'

/** What a fake server begins with and what never changes: made by a function of the clock, see seed/seed-world.ts. */
export type World = {
  catalogue: Catalogue
  later: MadeLater
  categories: readonly Category[]
  cities: readonly StoreCity[]
  pricing: Pricing
  archive: ArchivedOrders
  /** Newest first. */
  news: readonly Headline[]
  rows: SeedRows
  /** What GET /config answers. */
  config: z.output<typeof Config>
}
