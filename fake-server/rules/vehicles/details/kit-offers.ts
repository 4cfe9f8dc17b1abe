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
/** Goods below this are no offer. */
const MATCH_MIN = 50
/** A package may hold so many times what is needed: nobody buys a drum for one car. */
const PACK_MAX = 3
/** Litres and kilograms of the largest can. */
const CAN = 5

/**
 * The best goods for a need: by how well they fit, then those that can be had now, then the popular ones. Packages of one line stand
 * together.
 * @param isThere whether a pack of a product can be had
 */
export function offersFor(catalogue: Catalogue, need: KitNeed, isThere: (product: CatalogueProduct) => boolean): FoundOffer[] {
  if (need.amount === null && need.need.specifications === undefined) return []
  const met = goodsOf(catalogue, need)
    .map((product) => ({ product, ...matchNeed(need.need, compactValuesOf(product)) }))
    .filter(({ match }) => match >= MATCH_MIN)
    .sort((one, other) => other.match - one.match)
  const offers: FoundOffer[] = []
  const families = new Set<number>()
  for (const { product, match, reasons } of preferred(met, isThere)) {
    if (offers.length === OFFERS) break
    if (families.has(product.family)) continue
    families.add(product.family)
    const products = need.kinds ? packagesOf(catalogue, product, need).filter((each) => each === product || isThere(each)) : [product]
    if (products.length > 0) offers.push({ match, reasons, products })
  }
  return offers
}

/** Of goods that fit alike, those that can be had come first. */
function* preferred<Met extends { product: CatalogueProduct; match: number }>(
  met: readonly Met[],
  isThere: (product: CatalogueProduct) => boolean,
): Generator<Met> {
  for (let at = 0; at < met.length; ) {
    const first = met[at]
    const end = met.findIndex((each, place) => place > at && each.match !== first?.match)
    const alike = met.slice(at, end === -1 ? met.length : end)
    const absent: Met[] = []
    for (const each of alike) {
      if (isThere(each.product)) yield each
      else absent.push(each)
    }
    yield* absent
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
  const needed = amount === null ? CAN : (amount.kilograms ?? amount.value)
  return own <= Math.max(CAN, PACK_MAX * needed)
}

const packagesOf = ({ ofFamily }: Catalogue, product: CatalogueProduct, need: KitNeed): CatalogueProduct[] =>
  ofFamily(product.family)
    .filter((each) => each.pictured && isPackage(each, need))
    .sort((one, other) => one.weight - other.weight)
