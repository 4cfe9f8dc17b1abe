import type { FitReason } from '../../../../model/vehicle/details/fit-reason'
import { matchNeed } from '../../../../model/vehicle/details/match-need'
import { type CatalogueProduct, compactValuesOf } from '../../../catalogue/catalogue-product'
import { LEAVES } from '../../../catalogue/facts'
import type { Catalogue } from '../../../catalogue/query/catalogue'
import type { KitNeed } from './kit-needs'

/** Goods for a need: one line in its packages, or one product. */
export type FoundOffer = { match: number; reasons: FitReason[]; products: CatalogueProduct[] }

/** So many are offered of each thing of the kit. */
const OFFERS = 3
/** More packages than these are no advantage. */
const SEVERAL = 3
/** Goods below this are no offer. */
const MATCH_MIN = 50
/** A package may hold so many times what is needed: nobody buys a drum for one car. */
const PACK_MAX = 3
/** Litres or kilograms of the largest can that is offered where the amount is not known. */
const CAN = 5

/**
 * The best goods for a need: by how well they fit, then those that can be had now in several packages, which cover an amount more closely,
 * then in one, then the popular ones. Packages of one line stand together.
 * @param isThere whether a pack of a product can be had
 */
export function offersFor(catalogue: Catalogue, need: KitNeed, isThere: (product: CatalogueProduct) => boolean): FoundOffer[] {
  if (need.amount === null && need.need.specifications === undefined) return []
  const met = goodsOf(catalogue, need)
    .map((product) => ({ product, ...matchNeed(need.need, compactValuesOf(product)) }))
    .filter(({ match }) => match >= MATCH_MIN)
    .sort((one, other) => other.match - one.match)
  const packages = (product: CatalogueProduct) =>
    need.kinds ? packagesOf(catalogue, product, need).filter((each) => each === product || isThere(each)) : [product]
  const rankOf = (product: CatalogueProduct) => (isThere(product) ? Math.min(SEVERAL, packages(product).length) : 0)
  const offers: FoundOffer[] = []
  const families = new Set<number>()
  for (const { product, match, reasons } of preferred(met, rankOf)) {
    if (offers.length === OFFERS) break
    if (families.has(product.family)) continue
    families.add(product.family)
    offers.push({ match, reasons, products: packages(product) })
  }
  return offers
}

/** Of goods that fit alike, those with the higher rank come first. */
function* preferred<Met extends { product: CatalogueProduct; match: number }>(
  met: readonly Met[],
  rankOf: (product: CatalogueProduct) => number,
): Generator<Met> {
  for (let at = 0; at < met.length; ) {
    const match = met[at]?.match
    const alike = met.slice(at).filter((each) => each.match === match)
    const ranked = alike.map((each) => ({ each, rank: rankOf(each.product) }))
    for (const { each } of ranked.sort((one, other) => other.rank - one.rank)) yield each
    at += alike.length
  }
}

function goodsOf({ categories, listed }: Catalogue, need: KitNeed): CatalogueProduct[] {
  const { kinds, leaf, item } = need
  const leaves = kinds ? LEAVES.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id) : leaf === undefined ? [] : [leaf]
  return leaves
    .flatMap((id) => Array.from(categories.get(id) ?? [], (row) => listed[row]))
    .filter((product) => product !== undefined)
    .filter((product) => (!item || item.test(product.name)) && (!kinds || isPackage(product, need)))
}

/** A fluid in a can; goods without an amount are counted in pieces. */
function isPackage(product: CatalogueProduct, { amount }: KitNeed): boolean {
  const own = compactValuesOf(product).find(([id]) => id === 'vol' || id === 'mass')?.[1]
  if (typeof own !== 'number') return true
  const needed = amount === null ? CAN / PACK_MAX : (amount.kilograms ?? amount.value)
  return own <= PACK_MAX * needed
}

const packagesOf = ({ ofFamily }: Catalogue, product: CatalogueProduct, need: KitNeed): CatalogueProduct[] =>
  ofFamily(product.family)
    .filter((each) => each.pictured && isPackage(each, need))
    .sort((one, other) => one.weight - other.weight)
