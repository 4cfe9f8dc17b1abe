import { articleKey, layoutSwap } from '../../../model/text/article'
import { withoutArticleWords } from '../../../model/text/typed/article-words'
import type { Steps } from '../../steps'
import type { CatalogueProduct } from '../catalogue-product'
import { GeneratedProduct } from '../generate/generated-product'
import { setOf } from '../query/bitset'
import { crossRows, partsOfNumber } from '../oem/oem-index'
import type { Catalogue } from '../query/catalogue'
import { type Codes, readingCodes } from './codes'
import { correctedText } from './corrected'
import type { Found } from './found'
import { BEGUN, matchWords, MISSED, NEAR, type Words } from './match-words'
import { wordsIn } from './spelling'
import { russianCodes, spokenCodes } from './spoken'
import { tradeReader } from './trade-words'
import { namedValues } from './named-values'
import { bothVocabularies, type ReadValue, readingValues } from './values'
import { readingWords } from './vocabulary'

/** Finds listed products by what people type. */
export type Search = {
  /**
   * What a text finds, see `matchWords` for its words. First whose article it is, however it is spelt, then whose article begins so or
   * whose cross number it is, then whose barcode it is, which is found alone; then by how well the words fit, with articles that have it anywhere last; the popular
   * first where they fit alike. [DEC-057, DEC-083]
   */
  find: (text: string) => Found
  /** Rows whose article, as people type articles, or whose barcode is the whole text; in the other keyboard layout, or by its sound, where only that is one. */
  named: (text: string) => readonly number[]
  /** The values of parameters that some words of a text name, those of most goods first. */
  values: (text: string) => readonly ReadValue[]
  /** What the part is called whose number at its maker the text is; null where it is none. */
  part: (text: string) => string | null
}

const CODE_MIN = 3
/** The last texts are remembered: filters and pages ask for the same one again. */
const KEPT = 8
/** How well a row fits: its article, the beginning of it or a cross number, then its words. */
const ARTICLE = 0
const BEGINNING = 1
const WORDS = 2
const LEVELS = 5

/** Reads what the listed products can be found by. */
export function* readingProducts(goods: Pick<Catalogue, 'listed' | 'terms'>): Steps<Search> {
  const { listed, terms } = goods
  const codes = yield* readingCodes(listed)
  const saidOf = tradeReader()
  const names = yield* readingWords(listed.length, (row) => (listed[row] ? textOf(listed[row], saidOf) : []))
  const values = yield* readingValues(terms, listed.length)
  const words: Words = { vocabulary: bothVocabularies(names, values.vocabulary), codes }
  let kept: { text: string; found: Found }[] = []
  return {
    find(text) {
      const known = kept.find((it) => it.text === text)
      const found = known?.found ?? find(words, codes, { text, crossed: crossRows(goods, text) })
      kept = [{ text, found }, ...kept.filter((it) => it !== known)].slice(0, KEPT)
      return found
    },
    named(text) {
      for (const meant of codesMeant(text)) {
        const rows = named(codes, meant)
        if (rows.length > 0) return rows
      }
      return []
    },
    values: (text) => namedValues(values, text),
    part: (text) => partsOfNumber(text)[0]?.kind.name ?? null,
  }
}

/** Articles are found by their codes: as words they would be as many as there are products. What the trade says of a name stands behind it. */
function textOf(product: CatalogueProduct, saidOf: (pattern: readonly string[]) => string): readonly string[] {
  const { article, brand } = product
  if (product instanceof GeneratedProduct) {
    const { parts, pattern, isApart } = product.nameInParts()
    const words = parts.filter((part) => part !== article)
    if (isApart) {
      if (!words.includes(brand.name)) words.push(brand.name)
      const said = saidOf(pattern)
      if (said !== '') words.push(said)
      return words
    }
  }
  const words = [product.name.replace(article, ' '), brand.name]
  return [...words, saidOf(words)]
}

const named = (codes: Codes, text: string): number[] => [...new Set([...codes.whole(articleKey(text)), ...scanned(codes, text)])]

/** A barcode with the gaps of its print too: «4 601234 567890». */
const scanned = (codes: Codes, text: string): number[] => codes.scanned(articleKey(text))

function find(words: Words, codes: Codes, { text, crossed }: { text: string; crossed: readonly number[] }): Found {
  const { rows } = words.vocabulary
  const ofBarcode = scanned(codes, text)
  const levels = new Uint8Array(rows).fill(MISSED)
  if (ofBarcode.length > 0 || wordsIn(text).length === 0) {
    for (const row of ofBarcode) levels[row] = ARTICLE
    return foundIn(levels)
  }
  const fits = matchWords(words, text)
  for (let row = 0; fits && row < rows; row++) if (fits[row] !== MISSED) levels[row] = WORDS + (fits[row] ?? 0)
  const lower = (row: number, level: number) => (levels[row] = Math.min(levels[row] ?? MISSED, level))
  for (const row of crossed) lower(row, BEGINNING)
  const key = keyIn(codes, text)
  if (key === null && crossed.length > 0) return foundIn(levels)
  if (key === null) {
    const isGuessed = fits?.every((fit) => fit >= NEAR) ?? false
    const corrected = isGuessed ? correctedText(words.vocabulary, text) : null
    return { ...foundIn(levels), ...(corrected !== null && { corrected }) }
  }
  for (const row of codes.anywhere(key)) lower(row, WORDS + NEAR)
  for (const row of codes.inside(key)) lower(row, WORDS + BEGUN)
  for (const row of codes.beginning(key)) lower(row, BEGINNING)
  for (const row of codes.whole(key)) lower(row, ARTICLE)
  return foundIn(levels)
}

/** What a text may be as an article: as it is typed, in the other layout, by its sound; then the same without the words of the trade. */
function codesMeant(text: string): readonly string[] {
  const meanings = (one: string) => [one, layoutSwap(one), ...spokenCodes(one), ...russianCodes(one)]
  const bare = withoutArticleWords(text)
  return bare === text ? meanings(text) : [...meanings(text), ...meanings(bare)]
}

/**
 * The text as an article: as it was typed where some part of an article begins so, or in the reading that is one, or as typed where an
 * article has it anywhere, or in any other reading of which the same is true; null: none is.
 */
function keyIn(codes: Codes, text: string): string | null {
  const keys = codesMeant(text)
    .map(articleKey)
    .filter((key) => key.length >= CODE_MIN)
  const typed = keys.slice(0, 1)
  const isPart = (key: string) => codes.inside(key).length > 0
  const isAnywhere = (key: string) => /\d/.test(key) && codes.anywhere(key).length > 0
  const isWhole = (key: string) => codes.whole(key).length > 0
  return typed.find(isPart) ?? keys.find(isWhole) ?? typed.find(isAnywhere) ?? keys.find(isPart) ?? keys.find(isAnywhere) ?? null
}

/** @param levels by row, the lower the better */
function foundIn(levels: Uint8Array): Found {
  const starts = new Uint32Array(LEVELS + 1)
  for (let row = 0; row < levels.length; row++) {
    const level = levels[row] ?? MISSED
    if (level !== MISSED) starts[level + 1] = (starts[level + 1] ?? 0) + 1
  }
  for (let level = 0; level < LEVELS; level++) starts[level + 1] = (starts[level + 1] ?? 0) + (starts[level] ?? 0)
  const ranked = new Uint32Array(starts[LEVELS] ?? 0)
  for (let row = 0; row < levels.length; row++) {
    const level = levels[row] ?? MISSED
    if (level === MISSED) continue
    const start = starts[level] ?? 0
    ranked[start] = row
    starts[level] = start + 1
  }
  return { ranked, rows: setOf(levels.length, [ranked]) }
}
