import { articleKey } from '../../../model/text/article'
import type { CatalogueProduct } from '../catalogue-product'
import { type Bitset, emptySet, intersection, setOf } from './bitset'

/** Finds listed products by the beginnings of words and articles. */
export type WordIndex = {
  /**
   * Rows whose name, brand or article has every word of the text, the last letters may be missing; and those whose article begins
   * with the whole text as people type articles (DEC-057); and the one whose barcode is the text. A text without letters and digits finds nothing.
   */
  find: (text: string) => Bitset
  /** Rows whose article, as people type articles, or whose barcode is the whole text. */
  named: (text: string) => readonly number[]
}

const ARTICLE_LENGTH_MIN = 3

const lower = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
const wordsOf = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** @param listed products in the order of their rows */
export function createWordIndex(listed: readonly CatalogueProduct[]): WordIndex {
  const words = new Map<string, number[]>()
  const articles = new Map<string, number[]>()
  const barcodes = new Map<string, number>()
  const put = (map: Map<string, number[]>, key: string, row: number) => {
    const rows = map.get(key)
    if (!rows) map.set(key, [row])
    else if (rows[rows.length - 1] !== row) rows.push(row)
  }
  for (const [row, { name, article, barcode, brand }] of listed.entries()) {
    const text = `${name} ${article} ${brand.name}`
    for (const word of wordsOf(text)) put(words, word, row)
    // '5W-30' is found as '5w30' too
    for (const chunk of lower(text).split(/\s+/)) if (/[^\p{L}\p{N}]/u.test(chunk)) put(words, chunk.replace(/[^\p{L}\p{N}]/gu, ''), row)
    put(articles, articleKey(article), row)
    barcodes.set(barcode, row)
  }
  const wordKeys = sorted(words)
  const articleKeys = sorted(articles)
  const rows = listed.length

  return {
    find(text) {
      const asked = wordsOf(text)
      if (!asked.length) return emptySet(rows)
      const scanned = barcodes.get(text.trim())
      if (scanned !== undefined) return setOf(rows, [[scanned]])
      const [first = emptySet(rows), ...others] = asked.map((word) => setOf(rows, startingWith(wordKeys, words, word)))
      const byWords = intersection(first, ...others)
      const key = articleKey(text)
      if (key.length < ARTICLE_LENGTH_MIN) return byWords
      const byArticle = setOf(rows, startingWith(articleKeys, articles, key))
      return byWords.map((word, at) => word | (byArticle[at] ?? 0))
    },
    named(text) {
      const scanned = barcodes.get(text.trim())
      return [...new Set([...(articles.get(articleKey(text)) ?? []), ...(scanned === undefined ? [] : [scanned])])]
    },
  }
}

const sorted = (map: ReadonlyMap<string, unknown>): string[] => [...map.keys()].sort((first, second) => (first < second ? -1 : 1))

function startingWith(keys: readonly string[], map: ReadonlyMap<string, readonly number[]>, start: string): (readonly number[])[] {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  const found: (readonly number[])[] = []
  for (let at = low; keys[at]?.startsWith(start); at++) found.push(map.get(keys[at] ?? '') ?? [])
  return found
}
