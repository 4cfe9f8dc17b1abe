import { articleKey } from '../../../model/text/article'
import { type CatalogueProduct, compactValuesOf } from '../catalogue-product'
import { CATEGORY_TREE, type CategoryNode, LEAF_BY_ID } from '../facts'
import { createWordIndex, type WordIndex } from './word-index'

/** Products by value, as row numbers; rows count the listed products by popularity. */
export type Rows = Uint32Array
/** A measured parameter: its values ascending, each with the row that has it. */
export type NumberColumn = { values: Float64Array; rows: Rows }

/** The goods: never changed, so indexed once and kept outside the tables. */
export type Catalogue = {
  /** All products, those without pictures too. */
  readonly products: readonly CatalogueProduct[]
  readonly byId: ReadonlyMap<number, CatalogueProduct>
  /** By `articleKey` of the article. */
  readonly byArticleKey: ReadonlyMap<string, CatalogueProduct>
  /** By family: one brand, line and variant in its packages. */
  readonly byFamily: ReadonlyMap<number, readonly CatalogueProduct[]>
  /** Products that lists show (those with pictures), the most popular first. [VALID-010, DEC-054] */
  readonly listed: readonly CatalogueProduct[]
  /** Rows by id of a category at any level, its subtree included. */
  readonly categories: ReadonlyMap<number, Rows>
  readonly brands: ReadonlyMap<string, Rows>
  readonly promotions: ReadonlyMap<number, Rows>
  /** Rows by parameter and value. */
  readonly lists: ReadonlyMap<string, ReadonlyMap<string, Rows>>
  readonly numbers: ReadonlyMap<string, NumberColumn>
  /** Rows that have a parameter at all. */
  readonly having: ReadonlyMap<string, Rows>
  /** Words and articles; made when something is searched for first. */
  readonly words: () => WordIndex
}

/** @returns the index over some products; they must not change afterwards */
export function createCatalogue(products: readonly CatalogueProduct[]): Catalogue {
  const listed = products
    .filter(({ pictured }) => pictured)
    .sort((first, second) => first.popularity - second.popularity || first.id - second.id)
  const categories = new Groups<number>()
  const brands = new Groups<string>()
  const promotions = new Groups<number>()
  const lists = new Map<string, Groups<string>>()
  const measured = new Map<string, { value: number; row: number }[]>()
  const having = new Groups<string>()
  const known = knownCategories(CATEGORY_TREE)

  for (const [row, product] of listed.entries()) {
    for (const category of LEAF_BY_ID.get(product.categoryId)?.path ?? [product.categoryId]) categories.add(category, row)
    brands.add(product.brand.slug, row)
    for (const promotion of product.promotions) promotions.add(promotion, row)
    for (const [id, value] of compactValuesOf(product)) {
      having.add(id, row)
      if (typeof value === 'number') at(measured, id, () => []).push({ value, row })
      else at(lists, id, () => new Groups<string>()).add(value, row)
    }
  }

  let words: WordIndex | null = null
  return {
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    byArticleKey: new Map(products.map((product) => [articleKey(product.article), product])),
    byFamily: grouped(products),
    listed,
    categories: categories.rows(known),
    brands: brands.rows(),
    promotions: promotions.rows(),
    lists: new Map(Array.from(lists, ([id, groups]) => [id, groups.rows()])),
    numbers: new Map(Array.from(measured, ([id, pairs]) => [id, column(pairs)])),
    having: having.rows(),
    words: () => {
      words ??= createWordIndex(listed)
      return words
    },
  }
}

/** Collects rows by key. */
class Groups<Key> {
  readonly #lists = new Map<Key, number[]>()
  /** A row is added to a key once: rows come ascending. */
  add(key: Key, row: number): void {
    const list = at(this.#lists, key, () => [])
    if (list[list.length - 1] !== row) list.push(row)
  }
  rows(keys: Iterable<Key> = []): Map<Key, Rows> {
    for (const key of keys) at(this.#lists, key, () => [])
    return new Map(Array.from(this.#lists, ([key, list]) => [key, Uint32Array.from(list)]))
  }
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

function column(pairs: { value: number; row: number }[]): NumberColumn {
  pairs.sort((first, second) => first.value - second.value || first.row - second.row)
  return { values: Float64Array.from(pairs, ({ value }) => value), rows: Uint32Array.from(pairs, ({ row }) => row) }
}

function grouped(products: readonly CatalogueProduct[]): Map<number, CatalogueProduct[]> {
  const families = new Map<number, CatalogueProduct[]>()
  for (const product of products) at(families, product.family, () => []).push(product)
  return families
}

const knownCategories = (nodes: readonly CategoryNode[]): number[] =>
  nodes.flatMap(({ id, children = [] }) => [id, ...knownCategories(children)])
