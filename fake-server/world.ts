import type { Category } from '../model/catalogue/category'
import type { Catalogue } from './catalogue/catalogue'
import type { StoreCity } from './catalogue/cities'
import type { Pricing } from './catalogue/pricing'
import type { ArchivedOrders } from './seed/archived-orders'
import type { SeedRows } from './tables'

/** What a fake server begins with and what never changes: made by a function of the clock, see seed/seed-world.ts. */
export type World = {
  catalogue: Catalogue
  categories: readonly Category[]
  cities: readonly StoreCity[]
  pricing: Pricing
  archive: ArchivedOrders
  rows: SeedRows
  /** What GET /config answers before overrides. */
  config: object
}
