import { atOnce, type Steps } from '../../steps'
import type { CatalogueProduct } from '../catalogue-product'
import { CATEGORY_TREE, type CategoryNode, LEAF_BY_ID } from '../facts'
import { type Bases, createBases } from './bases'
import { BRAND_GROUP, findingTerms, type Rows, type Terms } from './terms'

/** The goods: never changed, so indexed once and kept outside the tables. Rows count the listed products by popularity. */
export type Catalogue = {
  /** All products, those without pictures too. */
  readonly products: readonly CatalogueProduct[]
  readonly byId: ProductsById
  /** One brand, line and variant in its packages. */
  readonly ofFamily: (family: number) => CatalogueProduct[]
  /** Products that lists show (those with pictures), the most popular first. [VALID-010, DEC-054] */
  readonly listed: readonly CatalogueProduct[]
  /** Rows by id of a category at any level, its subtree included. */
  readonly categories: ReadonlyMap<number, Rows>
  readonly brands: ReadonlyMap<string, Rows>
  readonly promotions: ReadonlyMap<number, Rows>
  readonly terms: Terms
  /** Whole stars by row, 0 where there are none. */
  readonly stars: Uint8Array
  readonly bases: Bases
}

/** Products by their ids. */
export type ProductsById = { get: (id: number) => CatalogueProduct | undefined; has: (id: number) => boolean }

const STEP = 512

/** @returns the index over some products; they must not change afterwards */
export const createCatalogue = (products: readonly CatalogueProduct[]): Catalogue => atOnce(indexing(products))

/** The same in steps. */
export function* indexing(products: readonly CatalogueProduct[]): Steps<Catalogue> {
  const listed = yield* byPopularity(products.filter(({ pictured }) => pictured))
  const terms = yield* findingTerms(listed)
  const leaves = new Groups<number>()
  const promotions = new Groups<number>()
  const stars = new Uint8Array(listed.length)
  for (let row = 0; row < listed.length; row++) {
    const product = listed[row]
    if (product) leaves.add(product.categoryId, row)
    for (const promotion of product?.promotions ?? []) promotions.add(promotion, row)
    stars[row] = product?.rating ?? 0
    if (row % STEP === 0) yield
  }
  const categories = yield* withParents(leaves.rows())
  const rowsOfPromotions = promotions.rows()
  const brands = terms.groups.get(BRAND_GROUP)
  const byId: (CatalogueProduct | undefined)[] = []
  for (const product of products) byId[product.id] = product
  yield
  return {
    products,
    byId: { get: (id) => byId[id], has: (id) => byId[id] !== undefined },
    ofFamily: yield* families(products),
    listed,
    categories,
    brands: new Map(
      Array.from({ length: (brands?.to ?? 0) - (brands?.from ?? 0) }, (_, at) => {
        const term = (brands?.from ?? 0) + at
        return [String(terms.values[term]), terms.rowsOf(term)]
      }),
    ),
    promotions: rowsOfPromotions,
    terms,
    stars,
    bases: createBases({ terms, rows: listed.length, categories, promotions: rowsOfPromotions }),
  }
}

/** The most popular first, of equals the first; sorted in parts of some hundreds. */
function* byPopularity(products: CatalogueProduct[]): Steps<CatalogueProduct[]> {
  const parts: CatalogueProduct[][] = []
  for (const product of products) {
    const part = Math.max(0, Math.floor(product.popularity / STEP))
    const known = parts[part]
    if (known) known.push(product)
    else parts[part] = [product]
  }
  const sorted: CatalogueProduct[] = []
  for (const part of parts) {
    if (!part) continue // popularities may leave gaps
    for (const product of part.sort((first, second) => first.popularity - second.popularity || first.id - second.id)) sorted.push(product)
    yield
  }
  return sorted
}

/** Collects rows by key; rows come ascending. */
class Groups<Key> {
  readonly #lists = new Map<Key, number[]>()
  add(key: Key, row: number): void {
    const list = this.#lists.get(key)
    if (list) list.push(row)
    else this.#lists.set(key, [row])
  }
  rows = (): Map<Key, Rows> => new Map(Array.from(this.#lists, ([key, list]) => [key, Uint32Array.from(list)]))
}

/** The rows of every category of the tree, those without goods too: of its leaves together. */
function* withParents(leaves: ReadonlyMap<number, Rows>): Steps<ReadonlyMap<number, Rows>> {
  const categories = new Map<number, Rows>(leaves)
  const below = new Map<number, Rows[]>(knownCategories(CATEGORY_TREE).map((id) => [id, []]))
  for (const [leaf, rows] of leaves) for (const id of LEAF_BY_ID.get(leaf)?.path ?? []) below.get(id)?.push(rows)
  for (const [id, lists] of below) {
    const rows = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
    let end = 0
    for (const list of lists) {
      rows.set(list, end)
      end += list.length
    }
    categories.set(id, rows.sort())
    yield
  }
  return categories
}

const knownCategories = (nodes: readonly CategoryNode[]): number[] =>
  nodes.flatMap(({ id, children = [] }) => [id, ...knownCategories(children)])

/** Products by their family, in a sorted column: as many families as products do not fit into a Map cheaply. */
function* families(products: readonly CatalogueProduct[]): Steps<(family: number) => CatalogueProduct[]> {
  const room = 2 ** Math.ceil(Math.log2(products.length + 1))
  const places = Float64Array.from(products, ({ family }, at) => family * room + at)
  yield
  places.sort()
  return (family) => {
    const found: CatalogueProduct[] = []
    for (let at = firstFrom(places, family * room); (places[at] ?? Infinity) < (family + 1) * room; at++)
      found.push(...[products[(places[at] ?? 0) - family * room]].filter((product) => product !== undefined))
    return found
  }
}

function firstFrom(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
}
