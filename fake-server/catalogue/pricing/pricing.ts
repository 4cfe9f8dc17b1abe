import { costVsDiscount } from '../../../model/money/price'
import type { Kopecks, PercentHundredths } from '../../../model/money/money'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { CatalogueProduct } from '../catalogue-product'
import { LEAF_BY_ID } from '../facts'
import { hash, mix } from '../random'
import { workingDayFrom } from '../holidays'
import { recurringDay } from '../recurring-day'
import { storeCity } from '../cities'
import { roundPrice } from '../round-price'
import { holdsIn, leadingPromotion, promotionsById } from './promotions'
import { reachOf, stockSums } from './stock'

/** What a region has agreed with the shop. `base`: factor of the list price before discounts (1: the list itself). */
export type RegionTerms = { seed: string; base: number }

/** Who asks, where and when: the city of the region, its terms, today as an ISO date. */
export type PricePlace = { cityId: number; terms: RegionTerms; today: string }

/** The few figures that lists are filtered and sorted by. */
export type PriceSummary = {
  /** What this buyer pays for one unit; null: no price. */
  cost: Kopecks | null
  /** Both discounts together. */
  discount: PercentHundredths
  stock: number
  selfStock: number
  hasArrival: boolean
}

/** With the price for all, which is what a region on moderation pays. [DEC-025] */
export type PlaceSummary = PriceSummary & { guestCost: Kopecks }

/** Prices and stock of a whole shop, reckoned from its seed: the same question gets the same answer. */
export type Pricing = {
  /** The whole row of one product. An unknown city has a price and no stock. */
  priceRow: (product: CatalogueProduct, place: PricePlace) => ProductPrice
  /** The same figures, fewer and quicker. */
  summary: (product: CatalogueProduct, place: SummaryPlace) => PlaceSummary
  /** The same of many products of one place: what depends on brand or section alone is worked out once. */
  summariesIn: (place: SummaryPlace) => (product: CatalogueProduct) => PlaceSummary
}

/** `raise`: what becomes of prices of the list and before discounts while they are raised. */
export type SummaryPlace = Omit<PricePlace, 'today'> & { raise?: (price: Kopecks) => Kopecks }

/** Price levels of cities by their id, in thousandths of the list (which is that of Казань). */
const CITY_LEVELS: ReadonlyMap<number, number> = new Map([
  [1, 1010],
  [2, 1015],
  [4, 1005],
  [5, 998],
  [7, 995],
  [18, 1020],
  [16, 1012],
])
/** Goods that are awaited come once in so many days. */
const ARRIVAL_DAYS = 14
/** Goods on clearance and what is left of their price. */
const SALE_SHARE = 2
const SALE_FACTOR = 0.8

/**
 * Prices and stock of all regions: nothing is kept, every figure follows from (seed, product, city, terms).
 * Whether a buyer may see them is not decided here. [DEC-012, DEC-032]
 */
export function createPricing({ seed }: { seed: string }): Pricing {
  const seedNumber = mix(hash(seed), hash('prices'))

  const cityLevel = (cityId: number): number => CITY_LEVELS.get(cityId) ?? 1000
  const listPrice = (product: CatalogueProduct, cityId: number): Kopecks => leveled(product.price, cityLevel(cityId))
  const isOnSale = (product: CatalogueProduct): boolean => mix(seedNumber, product.id, 5) % 100 < SALE_SHARE

  function costOf(product: CatalogueProduct, { cityId, terms }: Omit<PricePlace, 'today'>): Kopecks {
    const factor = terms.base * (isOnSale(product) ? SALE_FACTOR : 1)
    const list = listPrice(product, cityId)
    return factor === 1 ? list : roundPrice((list * factor) / 100)
  }

  function summariesIn(place: SummaryPlace): (product: CatalogueProduct) => PlaceSummary {
    const { cityId, terms, raise = (price: Kopecks) => price } = place
    const city = storeCity(cityId)
    const level = cityLevel(cityId)
    const discounts = discountsIn(terms)
    return (product) => {
      const [first, second] = discounts(product)
      const sums = city ? stockSums(seedNumber, product, city) : NO_STOCK
      return {
        cost: costVsDiscount(raise(costOf(product, place)), first, second),
        guestCost: raise(leveled(product.guestPrice, level)),
        discount: first + second,
        ...sums,
      }
    }
  }

  function priceRow(product: CatalogueProduct, place: PricePlace): ProductPrice {
    const { cityId, terms, today } = place
    const city = storeCity(cityId)
    const reach = city && reachOf(seedNumber, product, city)
    const warehouses = reach?.warehouses ?? []
    const main = warehouses.find(({ amount }) => amount > 0) ?? warehouses[0]
    const [first, second] = discountsIn(terms)(product)
    const promotions = promotionsById(product.promotions).filter((promotion) => holdsIn(promotion, cityId))
    const titled = (gift: boolean) => promotions.filter(({ type }) => (type === 'gift') === gift).map(({ id, title }) => ({ id, title }))
    const arrival = reach?.arrival ?? null
    return {
      product_id: product.id,
      sale: isOnSale(product),
      cost: costOf(product, place),
      base_price: listPrice(product, cityId),
      stock: warehouses.reduce((sum, { amount }) => sum + amount, 0),
      arrival: arrival && { date: workingDayFrom(recurringDay(today, ARRIVAL_DAYS, arrival.phase)), amount: arrival.amount },
      self_stock: warehouses[0]?.amount ?? 0,
      online: mix(seedNumber, product.id, 6) % 100 < 98,
      discount: { discount: first },
      discount2: { discount: second },
      guest_cost: leveled(product.guestPrice, cityLevel(cityId)),
      stock_id: main?.warehouse.id ?? 1,
      price_doc: `Прайс-лист от ${russianDate(`${today.slice(0, 7)}-01`)}`,
      price_type: isOnSale(product) ? 'Распродажа' : `Опт ${1 + (hash(terms.seed) % 3)}`,
      promo: titled(false),
      gifts: titled(true),
      warehouses: warehouses.map(({ warehouse: { id, name }, amount, days }) => ({ stock_id: id, name, amount, days })),
    }
  }

  return { priceRow, summariesIn, summary: (product, place) => summariesIn(place)(product) }
}

const NO_STOCK = { stock: 0, selfStock: 0, hasArrival: false }

type Discounted = Pick<CatalogueProduct, 'brand' | 'categoryId' | 'promotions'>

/**
 * The discounts of a region on a product: the first by agreement on its brand (0 to 12 %, halves now and then), the second by
 * promotion, else on its section of the catalogue (0 to 5 %). In hundredths of a percent.
 */
export function discountsIn(terms: RegionTerms): (product: Discounted) => [first: PercentHundredths, second: PercentHundredths] {
  const seed = hash(terms.seed)
  const byBrand = new Map<string, PercentHundredths>()
  const bySection = new Map<number, PercentHundredths>()
  return (product) => {
    const { slug } = product.brand
    const first = byBrand.get(slug) ?? brandDiscount(mix(seed, hash(slug)))
    byBrand.set(slug, first)
    const promoted = leadingPromotion(product)?.discount ?? 0
    if (promoted > 0) return [first, promoted * 100]
    const section = sectionOf(product)
    const second = bySection.get(section) ?? [0, 0, 0, 100, 150, 200, 300, 500][mix(seed, section, 2) % 8] ?? 0
    bySection.set(section, second)
    return [first, second]
  }
}

function brandDiscount(draw: number): PercentHundredths {
  const whole = draw % 13
  return whole * 100 + (whole < 12 && mix(draw, 1) % 4 === 0 ? 50 : 0)
}

/** @returns the id of the section of the catalogue that second discounts go by: below a root; 0 for an unknown category */
export const sectionOf = ({ categoryId }: Pick<CatalogueProduct, 'categoryId'>): number => LEAF_BY_ID.get(categoryId)?.path[1] ?? 0

/** A price at another level keeps to the kopeck. */
const leveled = (price: Kopecks, level: number): Kopecks => (level === 1000 ? price : Math.round((price * level) / 1000))

const russianDate = (date: string): string => [...date.split('-')].reverse().join('.')
