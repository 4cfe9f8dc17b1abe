import { weakMapMemoize } from 'reselect'
import { type Standing, standingOf, standsFor } from '../../model/catalogue/standing'
import { kindWords, technicalClass } from '../../model/catalogue/technical-class'
import { compactValuesOf, type CatalogueProduct } from '../catalogue/catalogue-product'
import { LEAF_BY_ID } from '../catalogue/facts'
import { keyValues } from '../catalogue/key-values'
import type { Catalogue } from '../catalogue/query/catalogue'

/** What is bought along: kinds of goods, and the categories that go with them. */
const PAIRS: readonly (readonly [kinds: RegExp, categories: readonly number[]])[] = [
  [/^motor_oil_(pc|hd|gas)/, [211, 52, 123, 214]],
  [/^motor_oil/, [211, 231]],
  [/^flush_oil|^flush_engine/, [26, 211]],
  [/^(gear_oil|atf|cvt|dct|psf)/, [225, 120]],
  [/^hydraulic/, [226]],
  [/^(coolant|tosol)/, [124, 114, 240]],
  [/^brake_(fluid|pad|disc)/, [130, 104, 234]],
  [/^washer/, [160, 135]],
  [/^wiper/, [109, 135]],
  [/^adblue/, [228]],
  [/^battery_/, [15, 21, 22]],
  [/^(charger|booster|jump)/, [2, 21]],
  [/^filter_oil/, [26, 187, 214]],
  [/^filter_(air|cabin)/, [211, 217, 133]],
  [/^filter_fuel/, [116, 117, 211]],
  [/^bulb/, [191, 190]],
  [/^(shampoo|polish|cleaner_)/, [200, 201]],
]
const RELATED = 12

/** @returns listed products of the same brand, line and variant in other packages, the smaller first */
export const groupedWith = ({ ofFamily }: Catalogue, product: CatalogueProduct): CatalogueProduct[] =>
  ofFamily(product.family)
    .filter(({ id, pictured }) => id !== product.id && pictured)
    .sort((first, second) => first.weight - second.weight)

/**
 * @returns listed products of the same category that share the most telling parameter, other packages of the same one left out;
 * popular ones first
 */
export function similarTo(catalogue: Catalogue, product: CatalogueProduct, limit: number): CatalogueProduct[] {
  const values = compactValuesOf(product)
  const telling = keyValues(product.kind, values)[0]
  const value = values.find(([id]) => id === telling)?.[1]
  return inCategory(catalogue, product.categoryId)
    .filter((other) => other.id !== product.id && other.family !== product.family)
    .filter((other) => value === undefined || compactValuesOf(other).some(([id, its]) => id === telling && its === value))
    .slice(0, limit)
}

/**
 * @returns listed products of other families that may stand for this one: the same kind of goods, of the same technical class; popular
 * ones first. None where nothing is its like. [ENT-008]
 */
export function analogsOf(catalogue: Catalogue, product: CatalogueProduct): CatalogueProduct[] {
  const own = classOf(product)
  return similarTo(catalogue, product, Infinity).filter((other) => classOf(other) === own)
}

/**
 * Goods of other families, of the same kind and like size that may stand for this one, and those for which only this one may stand. [ENT-008]
 * @param isThere whether the buyer can have a product now: such ones come first, then popular ones
 * @returns listed products, at most `limit` of each
 */
export function analogsBothWays(
  catalogue: Catalogue,
  product: CatalogueProduct,
  isThere: (product: CatalogueProduct) => boolean,
  limit: number,
): { items: CatalogueProduct[]; replaces: CatalogueProduct[] } {
  const own = standing(product)
  const alike = inCategory(catalogue, product.categoryId).filter((other) => {
    const its = standing(other)
    return other.family !== product.family && its.kind === own.kind && its.base === own.base && isOfLikeSize(product, other)
  })
  const items = alike.filter((other) => standsFor(standing(other), own))
  const replaces = alike.filter((other) => standsFor(own, standing(other)) && !items.includes(other))
  const first = (all: readonly CatalogueProduct[]) => [...all.filter(isThere), ...all.filter((it) => !isThere(it))].slice(0, limit)
  return { items: first(items), replaces: first(replaces) }
}

/**
 * @param stockOf units that the buyer can have of a product
 * @returns the most popular analog of like size of which a pack is there; a drum is no analog of a can
 */
export const analogInStock = (
  catalogue: Catalogue,
  product: CatalogueProduct,
  stockOf: (product: CatalogueProduct) => number,
): CatalogueProduct | undefined =>
  analogsOf(catalogue, product).find((other) => isOfLikeSize(product, other) && stockOf(other) >= other.pack)

/** At most twice as heavy, at least half. */
const isOfLikeSize = ({ weight }: CatalogueProduct, other: CatalogueProduct): boolean =>
  other.weight <= 2 * weight && 2 * other.weight >= weight

const classOf = weakMapMemoize((product: CatalogueProduct): string => {
  const { kind, name, brand } = product
  return [kind, kindWords(name, brand.name), technicalClass(compactValuesOf(product))].join('|')
})

const standing = weakMapMemoize((product: CatalogueProduct): Standing & { kind: string } => {
  const { kind, name, brand } = product
  return { kind: `${kind}|${kindWords(name, brand.name)}`, ...standingOf(compactValuesOf(product)) }
})

/** @returns listed products that are bought along with this one, of each such category the most popular; none where nothing goes with it */
export function relatedTo(catalogue: Catalogue, product: CatalogueProduct): CatalogueProduct[] {
  const own = LEAF_BY_ID.get(product.categoryId)?.path ?? []
  const categories = (PAIRS.find(([kinds]) => kinds.test(product.kind))?.[1] ?? []).filter((id) => !own.includes(id))
  const each = Math.ceil(RELATED / Math.max(1, categories.length))
  return categories.flatMap((id) => inCategory(catalogue, id).slice(0, each)).slice(0, RELATED)
}

const inCategory = ({ categories, listed }: Catalogue, id: number): CatalogueProduct[] =>
  Array.from(categories.get(id) ?? [], (row) => listed[row]).filter((product) => product !== undefined)
