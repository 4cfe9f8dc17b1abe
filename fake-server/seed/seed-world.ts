import { buildCategories } from '../catalogue/categories'
import { STORE_CITIES } from '../catalogue/cities'
import { generating } from '../catalogue/generate/generate-products'
import { madeLater } from '../catalogue/made-later'
import { createPricing } from '../catalogue/pricing/pricing'
import { indexing } from '../catalogue/query/catalogue'
import { setProducts } from '../catalogue/sets'
import { atOnce, type Runner, type Steps } from '../steps'
import type { World } from '../world'
import { archivedOrders } from './archived-orders'
import { cartRows, favoriteRows } from './carts'
import { companyRows, regionRows } from './companies'
import { seedConfig } from './config'
import { documentRows, notificationRows } from './correspondence'
import { withdrawnProducts } from './goods'
import { headlines } from './news'
import { orderRows } from './orders'
import { userRows } from './people'
import { addressRows } from './places'
import { savedCartRows } from './saved-carts'

/** The seed of the generator: another one is another shop. */
const SEED = 'karter'
const DAY_MS = 86_400_000
const MOSCOW_OFFSET_MS = 3 * 3_600_000

/**
 * What a fake server begins with. Everything hangs on the day, nothing on the hour: tabs and reloads of one day see the same.
 * @param products how many, at least 25; the sets of them come on top
 * @param now ms
 */
export const seedWorld = (wanted: { products: number; now: number }): World => atOnce(seeding(wanted))

/**
 * The same in steps.
 * @param run how that is worked out which is asked for later: all at once by default
 */
export function* seeding({ products, now }: { products: number; now: number }, run: Runner = atOnce): Steps<World> {
  const single = yield* generating({ count: products, seed: SEED })
  const goods = [...single, ...setProducts(single)]
  const catalogue = yield* indexing(goods)
  const pricing = createPricing({ seed: SEED })
  const today = Math.floor((now + MOSCOW_OFFSET_MS) / DAY_MS) * DAY_MS - MOSCOW_OFFSET_MS
  const { carts, lines } = cartRows({ catalogue, pricing })
  yield
  const archive = archivedOrders({ catalogue, pricing, before: today - 2 * DAY_MS })
  yield
  const order = orderRows({ catalogue, pricing }, today)
  yield
  return {
    catalogue,
    pricing,
    later: madeLater(catalogue, run),
    categories: buildCategories(goods),
    cities: STORE_CITIES,
    archive,
    news: headlines(today),
    config: seedConfig,
    rows: {
      user: userRows(),
      company: companyRows(),
      region: regionRows(),
      address: addressRows(),
      cart: carts,
      cartLine: lines,
      userCart: savedCartRows({ catalogue, pricing }, today),
      withdrawn: withdrawnProducts({ catalogue, pricing }).map(({ id }) => ({ id })),
      favorite: favoriteRows({ catalogue, pricing }, today),
      order,
      document: documentRows(today),
      notification: notificationRows(today),
    },
  }
}
