import type { CatalogueProduct } from '../catalogue-product'
import type { StoreCity, Warehouse } from '../cities'
import { fraction, mix } from '../random'

/** What a city can have of a product: amounts in its own and the nearby warehouses, and what is on its way. */
export type Reach = {
  /** The city's own first; those with nothing are left out, but for the own. */
  warehouses: { warehouse: Warehouse; days: number; amount: number }[]
  /** `phase`: on which day of the fortnight they come. */
  arrival: { phase: number; amount: number } | null
}

type Supply = { low: number; high: number; empty: number }
/** Shares of the goods by how much there is of them: none 8 %, little 30 %, enough 45 %, plenty the rest. */
const SUPPLIES: readonly (readonly [share: number, supply: Supply])[] = [
  [0.08, { low: 0, high: 0, empty: 1 }],
  [0.38, { low: 1, high: 12, empty: 0.4 }],
  [0.83, { low: 6, high: 60, empty: 0.25 }],
  [1, { low: 60, high: 300, empty: 0.1 }],
]
const BULKY: Supply = { low: 1, high: 5, empty: 0.3 }

const isBulky = ({ weight }: Pick<CatalogueProduct, 'weight'>): boolean => weight >= 40_000

function supplyOf(seed: number, product: CatalogueProduct): Supply {
  const place = fraction(mix(seed, product.id, 11))
  const supply = SUPPLIES.find(([share]) => place < share)?.[1] ?? BULKY
  return isBulky(product) && supply.high > 0 ? BULKY : supply
}

/** @returns units of a product in a warehouse, the same from wherever one asks */
function amountIn(seed: number, product: CatalogueProduct, { low, high, empty }: Supply, warehouse: Warehouse): number {
  const draw = mix(seed, product.id, warehouse.id)
  if (fraction(draw) < empty) return 0
  const amount = low + (mix(draw, 1) % (high - low + 1))
  // most goods stand in whole boxes, some boxes are open
  return mix(draw, 2) % 100 < 85 ? Math.ceil(amount / product.pack) * product.pack : amount
}

/** @returns the sums of `reachOf` alone: for lists, which ask for those of all products */
export function stockSums(
  seed: number,
  product: CatalogueProduct,
  city: StoreCity,
): { stock: number; selfStock: number; hasArrival: boolean } {
  const supply = supplyOf(seed, product)
  const selfStock = amountIn(seed, product, supply, city.warehouse)
  let stock = selfStock
  for (const { warehouse } of city.nearby) stock += amountIn(seed, product, supply, warehouse)
  return { stock, selfStock, hasArrival: isComing(mix(seed, product.id, 1_000 + city.id), stock === 0) }
}

const isComing = (draw: number, isMissing: boolean): boolean => fraction(draw) < (isMissing ? 0.6 : 0.1)

/** @returns what a city can have of a product; pure in (seed, product, city) */
export function reachOf(seed: number, product: CatalogueProduct, city: StoreCity): Reach {
  const supply = supplyOf(seed, product)
  const at = (warehouse: Warehouse) => amountIn(seed, product, supply, warehouse)
  const own = { warehouse: city.warehouse, days: 0, amount: at(city.warehouse) }
  const others = city.nearby.map(({ warehouse, days }) => ({ warehouse, days, amount: at(warehouse) })).filter(({ amount }) => amount > 0)
  const missing = own.amount === 0 && others.length === 0
  const draw = mix(seed, product.id, 1_000 + city.id)
  const boxes = 1 + (mix(draw, 3) % 20)
  return {
    warehouses: [own, ...others],
    arrival: isComing(draw, missing) ? { phase: mix(draw, 4) % 14, amount: boxes * product.pack } : null,
  }
}
