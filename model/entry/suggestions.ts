import { weakMapMemoize } from 'reselect'
import type { SearchHit } from '../content/external-search'
import { SUGGESTIONS_SHOWN } from '../limits'
import type { BoughtProduct } from '../order/history/bought'
import { articleKey, layoutSwap } from '../text/article'
import { withUnits } from '../text/typed/units'
import { type Reading, readingsOf } from './entry-text'
import type { NamingCells } from './naming-cells'

/** A product as the entry by article knows it. `bought`: pieces and moment (ISO) of its last purchase. */
export type Suggestion = {
  id: number
  article: string
  name: string
  barcode: string | null
  /** The address of its picture; null where it has none. */
  image: string | null
  bought: { qty: number; at: string } | null
}
/** A product with what it is found by, made once. */
export type Known = Suggestion & { readonly key: string; readonly words: string }

const lower = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** Codes as one word too: «5W-30» is found by 5w30. */
const codesIn = (text: string): string[] =>
  lower(text)
    .split(/\s+/)
    .map((chunk) => chunk.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((code) => /\d/.test(code))
const known = (product: Suggestion): Known => ({
  ...product,
  key: articleKey(product.article),
  words: ` ${[...wordsIn(product.name), ...codesIn(product.name)].join(' ')}`,
})

/** The history of purchases, ready to be searched; its order stays. */
export const knownOfHistory = (bought: readonly BoughtProduct[]): Known[] =>
  bought.map(({ product_id, article, name, barcode = null, image = null, qty, at }) =>
    known({ id: product_id, article, name, barcode, image, bought: { qty, at } }),
  )

/** A product as a search names it. */
export type Found = Pick<SearchHit, 'id' | 'article' | 'name' | 'barcode'> & Partial<Pick<SearchHit, 'image'>>

/** What a search found, each with what the history knows of its purchase. */
export const knownOfSearch = (hits: readonly Found[], history: readonly Known[]): Known[] =>
  hits.map(({ id, article, name, barcode = null, image = null }) =>
    known({ id, article, name, barcode, image, bought: purchasesOf(history).get(id) ?? null }),
  )
const purchasesOf = weakMapMemoize(
  (history: readonly Known[]): ReadonlyMap<number, Suggestion['bought']> => new Map(history.map(({ id, bought }) => [id, bought])),
)

const CODE_MIN = 4
const INSIDE_MIN = 3

/** How well a product fits a text: 0 its article or barcode begins with it, 1 its article holds it, 2 its name has the words; null not at all. */
function ranking(text: string): (product: Known) => number | null {
  const key = articleKey(text)
  const code = text.trim()
  const asked = wordsIn(withUnits(text))
  return (product) => {
    if (key === '') return null
    if (product.key.startsWith(key) || (code.length >= CODE_MIN && product.barcode?.startsWith(code))) return 0
    if (key.length >= INSIDE_MIN && product.key.includes(key)) return 1
    return asked.length > 0 && asked.every((word) => product.words.includes(` ${word}`)) ? 2 : null
  }
}

/**
 * How many of a product a line asks for from which it is chosen: the number behind a mark, behind what it is found by, else behind
 * anything. Without a mark a number that is part of its article or its name is none.
 * @returns pieces, 0 where the line says so; null: it says nothing of that
 */
export function countFor(product: Known, text: string): number | null {
  const readings = readingsOf(text)
  const [first] = readings
  // A mark between them says so for certain.
  if (first && first.quantity !== null) return first.quantity
  const isOwn = ({ quantity }: Reading) => wordsIn(`${product.name} ${product.article}`).includes(String(quantity))
  const fits = ({ quantity }: Reading, words: string) => {
    const place = ranking(words)(product)
    return place !== null && (place < 2 || quantity === null || !wordsIn(product.name).includes(String(quantity)))
  }
  const meant = readings.filter((it) => fits(it, it.article) || fits(it, layoutSwap(it.article)))
  // Nobody buys none of it: a 0 that may be part of an article is asked about.
  if (meant.some(({ quantity }) => quantity === 0)) return 0
  return (meant[0] ?? readings.find((it) => it.quantity !== null && !isOwn(it)))?.quantity ?? null
}

/** Those that fit a text, the better fitting first, else in their order. */
export function fitting(products: readonly Known[], text: string): Known[] {
  const rank = ranking(text)
  const ranked = products.flatMap((product) => {
    const place = rank(product)
    return place === null ? [] : [{ product, place }]
  })
  return ranked.sort((first, second) => first.place - second.place).map(({ product }) => product)
}

/** The text itself, or the same keys in the other keyboard layout where only that finds anything. [DEC-057] */
function inEitherLayout(text: string, find: (text: string) => Known[]): Known[] {
  const found = find(text)
  return found.length > 0 ? found : find(layoutSwap(text))
}

function unique(products: readonly Known[]): Known[] {
  const seen = new Set<number>()
  return products.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * What a typed text may mean: one's own purchases that fit first, the last one first among equals, then what the search service found,
 * in its order. A quantity behind the article is left aside. [DEC-057]
 */
export function suggestionsFor(text: string, history: readonly Known[], found: readonly Known[]): Known[] {
  for (const { article } of readingsOf(text)) {
    const own = inEitherLayout(article, (words) => fitting(history, words))
    const all = unique([...own, ...found])
    if (all.length > 0) return all.slice(0, SUGGESTIONS_SHOWN)
  }
  return []
}

/** What a whole line names exactly, by article in any spelling or by barcode: several products where it does not decide. [DEC-057] */
export type Resolution = { products: readonly Known[]; quantity: number | null }

/** @param lists each is read once, for however many lines @returns the first reading that names a product exactly, or no products, in the order of the lists */
export function resolve(text: string, ...lists: readonly (readonly Known[])[]): Resolution {
  const directories = lists.map((products) => directoryOf(products))
  for (const { article, quantity } of readingsOf(text)) {
    const exact = inEitherLayout(article, (spelling) => {
      const key = articleKey(spelling)
      return key === '' ? [] : unique(directories.flatMap((named) => named(key, spelling)))
    })
    if (exact.length > 0) return { products: exact, quantity }
  }
  return { products: [], quantity: null }
}

/**
 * What the cells of a row name exactly: the products of the first group that names any. [DEC-079]
 * @returns several products where it is not certain, none where no cell names one
 */
export function resolveCells(cells: NamingCells, ...lists: readonly (readonly Known[])[]): readonly Known[] {
  const directories = lists.map((products) => directoryOf(products))
  const named = (cell: string) =>
    inEitherLayout(cell, (spelling) => directories.flatMap((directory) => directory(articleKey(spelling), spelling)))
  for (const group of cells) {
    const products = unique(group.filter((cell) => articleKey(cell) !== '').flatMap(named))
    if (products.length > 0) return products
  }
  return []
}

/** Where in a list stands what an article, by its key, or a barcode names. */
const directoryOf = weakMapMemoize((products: readonly Known[]): ((key: string, barcode: string) => readonly Known[]) => {
  const [byKey, byBarcode] = [placesBy(products, ({ key }) => key), placesBy(products, ({ barcode }) => barcode)]
  return (key, barcode) => {
    const places = new Set([...(byKey.get(key) ?? []), ...(byBarcode.get(barcode) ?? [])])
    return [...places].sort((one, other) => one - other).flatMap((at) => products[at] ?? [])
  }
})
function placesBy(products: readonly Known[], nameOf: (product: Known) => string | null): ReadonlyMap<string | null, readonly number[]> {
  const places = new Map<string | null, number[]>()
  products.forEach((product, at) => {
    const name = nameOf(product)
    const known = places.get(name)
    if (known) known.push(at)
    else places.set(name, [at])
  })
  return places
}

/** The texts to ask the search service for, the next where one finds nothing. */
export const searchesOf = (text: string): string[] => readingsOf(text).map(({ article }: Reading) => article)
