import type { ProductPrice } from '../../../model/catalogue/product-price'
import { REGION_ACTIVE } from '../../../model/company/region'
import type { CatalogueProduct } from '../../catalogue/catalogue-product'
import type { PricePlace, RegionTerms } from '../../catalogue/pricing/pricing'
import { type PriceColumns, withAvailability } from '../../catalogue/query/price-columns'
import type { Kopecks } from '../../../model/money/money'
import type { Scene } from '../../scene'
import type { TableRow } from '../../tables'
import { isWithdrawn } from '../product-view'
import { takenOf } from '../stock/taken'

/** What decides prices of a region: its number, city and status. */
export type PricedRegion = Pick<TableRow<'region'>, 'id' | 'store_city_id' | 'status'>
type PriceScene = Pick<Scene, 'world' | 'now' | 'plays' | 'tables'>

/** Factor of the list price by region: most buy at the list, less their discounts. */
const BASES: readonly number[] = [1, 1, 0.99, 1, 0.98, 1, 1, 1, 0.95]
const MOSCOW_OFFSET_MS = 3 * 3_600_000

/** @returns what a region has agreed with the shop */
export const termsOf = (regionId: number): RegionTerms => ({ seed: `region-${regionId}`, base: BASES[regionId % BASES.length] ?? 1 })

/** @returns the ISO date of a moment in Moscow @param at ms */
export const dayOf = (at: number): string => new Date(at + MOSCOW_OFFSET_MS).toISOString().slice(0, 10)

/** @returns where, by which terms and on which day of Moscow a region buys @param now ms */
export const placeOf = ({ id, store_city_id }: PricedRegion, now: number): PricePlace => ({
  cityId: store_city_id,
  terms: termsOf(id),
  today: dayOf(now),
})

/**
 * The price row of a product for a region. A region that is not active gets the price for all and the stock, no personal term of
 * any kind; what has left the catalogue has no price and no stock. Scenario `pricesChange` raises all prices by 5 %, with
 * `goodsArrive` what was awaited is there.
 * [DEC-012, DEC-025, DEC-032, ROLE-006]
 */
export function priceRowFor(scene: PriceScene, region: PricedRegion, product: CatalogueProduct): ProductPrice {
  const sold = soldRow(scene, region, product)
  const row = isWithdrawn(scene, product.id) ? { ...sold, ...NOT_SOLD } : sold
  const raise = (price: Kopecks | null) => (price !== null && scene.plays('pricesChange') ? raised(price) : price)
  const shown = { ...row, cost: raise(row.cost), base_price: raise(row.base_price), guest_cost: raise(row.guest_cost) }
  if (region.status === REGION_ACTIVE) return shown
  return {
    ...shown,
    cost: null,
    base_price: null,
    sale: false,
    discount: { discount: 0 },
    discount2: { discount: 0 },
    price_doc: '',
    price_type: '',
    promo: [],
    gifts: [],
  }
}

/** The row of the catalogue less what orders have taken. [DEC-081] */
function soldRow(scene: PriceScene, region: PricedRegion, product: CatalogueProduct): ProductPrice {
  const row = seededRow(scene, region, product)
  const taken = takenOf(scene, product.id)
  if (taken.length === 0) return row
  const own = row.warehouses?.[0]
  const warehouses = (row.warehouses ?? [])
    .map((warehouse) => {
      const { qty = 0 } = taken.find(({ stock_id }) => stock_id === warehouse.stock_id) ?? {}
      return { ...warehouse, amount: Math.max(0, warehouse.amount - qty) }
    })
    .filter(({ stock_id, amount }) => amount > 0 || stock_id === own?.stock_id)
  return {
    ...row,
    warehouses,
    stock: warehouses.reduce((sum, { amount }) => sum + amount, 0),
    self_stock: warehouses[0]?.amount ?? 0,
    stock_id: warehouses.find(({ amount }) => amount > 0)?.stock_id ?? row.stock_id,
  }
}

function seededRow(scene: PriceScene, region: PricedRegion, product: CatalogueProduct): ProductPrice {
  const row = scene.world.pricing.priceRow(product, placeOf(region, scene.now()))
  if (row.stock > 0 || !row.arrival || !scene.plays('goodsArrive')) return row
  const { amount } = row.arrival
  const warehouses = row.warehouses?.map((warehouse, at) => (at === 0 ? { ...warehouse, amount } : warehouse)) ?? []
  return { ...row, stock: amount, self_stock: amount, arrival: null, warehouses }
}

const NOT_SOLD = { cost: null, base_price: null, guest_cost: null, stock: 0, self_stock: 0, arrival: null, online: false, warehouses: [] }

/** @returns what lists of this region are filtered and sorted by, as `priceRowFor` has it; on moderation the stock only */
export async function pricesFor(scene: PriceScene, region: PricedRegion): Promise<PriceColumns> {
  const isActive = region.status === REGION_ACTIVE
  const isRaised = scene.plays('pricesChange')
  const arrives = scene.plays('goodsArrive')
  const summary = scene.world.pricing.summariesIn({
    cityId: region.store_city_id,
    terms: termsOf(region.id),
    ...(isRaised && { raise: raised }),
  })
  const seeded = await scene.world.later.prices([region.id, region.store_city_id, isActive, isRaised, arrives].join(), (product) => {
    const row = summary(product)
    const shown = arrives && row.hasArrival && row.stock === 0 ? { ...row, stock: seededRow(scene, region, product).stock } : row
    return isActive ? shown : { ...shown, cost: null, discount: 0 }
  })
  const { taken } = scene.tables
  const { byId, listed } = scene.world.catalogue
  return withAvailability(seeded, listed, taken.revision, () =>
    taken.getAll().flatMap(({ id }) => {
      const product = byId.get(id)
      if (!product) return []
      const { stock, self_stock } = soldRow(scene, region, product)
      return [{ product, sums: { stock, selfStock: self_stock, hasArrival: summary(product).hasArrival } }]
    }),
  )
}

const raised = (price: Kopecks): Kopecks => Math.round((price * 105) / 100)

/** @returns units that a region can order of a product now */
export const stockFor = (scene: PriceScene, region: PricedRegion, product: CatalogueProduct): number => stocksFor(scene, region)(product)

/** The same of many products: what depends on the region alone is worked out once. */
export function stocksFor(scene: PriceScene, region: PricedRegion): (product: CatalogueProduct) => number {
  const summary = scene.world.pricing.summariesIn({ cityId: region.store_city_id, terms: termsOf(region.id) })
  return (product) => {
    if (isWithdrawn(scene, product.id)) return 0
    const { stock, hasArrival } = summary(product)
    const isSeeded = takenOf(scene, product.id).length === 0 && !(hasArrival && stock === 0 && scene.plays('goodsArrive'))
    return isSeeded ? stock : soldRow(scene, region, product).stock
  }
}
