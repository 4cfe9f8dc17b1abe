import { buildCategories } from '../catalogue/categories'
import { STORE_CITIES } from '../catalogue/cities'
import { generating } from '../catalogue/generate/generate-products'
import { SHOP_SEED } from '../catalogue/generate/shop-seed'
import { madeLater, type Searching } from '../catalogue/made-later'
import { createPricing } from '../catalogue/pricing/pricing'
import { indexing } from '../catalogue/query/catalogue'
import { setProducts } from '../catalogue/sets'
import type { Runner, Steps } from '../steps'
import type { Shop } from '../world'
import { seedConfig } from './config'
import { findingWithdrawn } from './goods'
import { headlines } from './news/headlines'

const DAY_MS = 86_400_000
const MOSCOW_OFFSET_MS = 3 * 3_600_000

/** So many products has a shop of which nothing else is said. */
export const DEFAULT_PRODUCTS = 2000

/** How many products, at least 25 (the sets of them come on top), and when, ms. */
export type Wanted = { products: number; now: number }
/** How that is worked out which is asked for later, and what reads the goods for the search. */
export type Later = { run: Runner; searching: () => Promise<Searching> }

/** What everybody meets. Everything hangs on the day, nothing on the hour: tabs and reloads of one day see the same. */
export function* seedingShop({ products, now }: Wanted, { run, searching }: Later): Steps<Shop> {
  const single = yield* generating({ count: products, seed: SHOP_SEED })
  const goods = [...single, ...setProducts(single)]
  const catalogue = yield* indexing(goods)
  const pricing = createPricing({ seed: SHOP_SEED })
  const today = Math.floor((now + MOSCOW_OFFSET_MS) / DAY_MS) * DAY_MS - MOSCOW_OFFSET_MS
  yield
  const categories = buildCategories(goods)
  yield
  const withdrawn = yield* findingWithdrawn(catalogue)
  yield
  return {
    catalogue,
    pricing,
    today,
    later: madeLater(catalogue, run, searching),
    categories,
    cities: STORE_CITIES,
    news: headlines(today),
    config: seedConfig,
    rows: { withdrawn: withdrawn.map(({ id }) => ({ id })) },
  }
}
