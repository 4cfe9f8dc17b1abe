import { articleKey, layoutSwap } from '../../../model/text/article'
import { withoutArticleWords } from '../../../model/text/typed/article-words'
import { withUnits } from '../../../model/text/typed/units'
import type { Codes } from './codes'
import { chunksOf, glued, wordsIn } from './spelling'
import { russianCodes, spokenAbbreviations, spokenCodes, spokenWords } from './spoken'
import type { Vocabulary } from './vocabulary'

/** Where words are looked for; names without articles have no codes. */
export type Words = { vocabulary: Vocabulary; codes: Pick<Codes, 'inside' | 'anywhere'> | null }

/** How well a row fits a text, by its worst word: all stand there, some only begin so, some have a letter wrong. By row; `MISSED` not at all. */
export type Fits = Uint8Array
const WHOLE = 0
/** A word of the row, or a part of its article, only begins so. */
export const BEGUN = 1
/** A word has a letter wrong, or the article has the text somewhere inside. */
export const NEAR = 2
/** The row does not fit. */
export const MISSED = 255
/** Shorter beginnings of articles say nothing. */
const CODE_MIN = 3

/** How much is taken for a fit: what is there as it was typed, also any part of an article, or words guessed at freely. */
type Pass = 'exact' | 'anywhere' | 'free'
const PASSES: readonly Pass[] = ['exact', 'anywhere', 'free']

/**
 * The rows that have every word of a text, in any form, order and spelling; the last letters of a word may be missing, one letter of a
 * longer word wrong. Units may be written in any way, and the words of the trade around an article do not count where they stand
 * nowhere. A word that says nothing as it was typed is read in the other keyboard layout, and by its sound where that says nothing
 * either; where nothing fits, the whole text is read in the other layout, then any part of an article counts, and then words are
 * guessed at more freely. Null: nothing fits. [DEC-057, DEC-083]
 */
export function matchWords(words: Words, text: string): Fits | null {
  const written = withUnits(text)
  const texts = [...new Set([written, text, withoutArticleWords(written)])]
  const readings = texts.flatMap((one) => readingsOf(words, one))
  for (const pass of PASSES)
    for (const reading of readings)
      for (const units of groupings(words, reading)) {
        const fits = matchAll(words, units, pass)
        if (fits) return fits
      }
  return null
}

/** What each chunk of a text may have been meant to be. */
type Reading = readonly (readonly string[])[]

/** A text as it was typed, with single chunks in the layout in which they are known, in either, or by their sound, and wholly in the other layout. */
function readingsOf(words: Words, text: string): Reading[] {
  const typed = chunksOf(text)
  const swapped = typed.map(layoutSwap)
  const known = typed.map((chunk, at) => {
    const meant = [chunk, swapped[at] ?? chunk].filter((it) => matchAll(words, [[wordsOf(words, it)]], 'exact') !== null)
    if (meant.length > 0) return meant
    const abbreviations = spokenAbbreviations(chunk).filter((word) => words.vocabulary.knows(word.toLowerCase()))
    if (abbreviations.length > 0) return abbreviations
    return [chunk, ...spokenWords(chunk), ...[...spokenCodes(chunk), ...russianCodes(chunk)].filter((code) => isCode(words, code))]
  })
  const readings: Reading[] = [typed.map((chunk) => [chunk]), known, swapped.map((chunk) => [chunk])]
  return readings.filter((one, at) => readings.findIndex((other) => String(other) === String(one)) === at)
}

/** Whether a code is a word of a name or the beginning of an article. */
const isCode = ({ vocabulary, codes }: Words, code: string): boolean =>
  vocabulary.knows(code.toLowerCase()) || (codes !== null && code.length >= CODE_MIN && codes.inside(code).length > 0)

/** Words that all have to be there, or an article that they make together. `decimal`: a number with a fraction as one word, which a unit joins. */
type Chunk = { words: readonly string[]; key: string; decimal?: string }
/** Any of these has to be there. */
type Unit = readonly Chunk[]

const DECIMAL = /^\d+[.,]\d+$/

/** A chunk whose parts are known as one word is that word: «5w-30» is 5w30. */
function wordsOf({ vocabulary }: Words, chunk: string): Chunk {
  const whole = glued(chunk)
  const parts = wordsIn(chunk)
  return {
    words: parts.length > 1 && vocabulary.knows(whole) ? [whole] : parts,
    key: articleKey(chunk),
    ...(DECIMAL.test(chunk) && { decimal: whole }),
  }
}

/**
 * Neighbours that are known as one word count as that word («5W 30», «4 л»); where that finds nothing, each for itself, and then those
 * that make an article together («al 4071 004»).
 */
function groupings(words: Words, reading: Reading): Unit[][] {
  const apart = reading
    .map((meant): Unit => meant.map((chunk) => wordsOf(words, chunk)).filter((chunk) => chunk.words.length > 0))
    .filter((unit) => unit.length > 0)
  const joined: Unit[] = []
  for (const [at, unit] of apart.entries()) {
    const [one, other] = [onlyWord(joined.at(-1)), onlyWord(unit)]
    const word = one === null || other === null ? '' : glued(one, other)
    const isLast = at === apart.length - 1
    if (/\d/.test(word) && (words.vocabulary.knows(word) || (isLast && words.vocabulary.begins(word))))
      joined.splice(-1, 1, [{ words: [word], key: articleKey(word) }])
    else joined.push(unit)
  }
  const articles = withArticles(words, apart)
  return [joined, apart, articles].filter((units, at) => at === 1 || units.length < apart.length)
}

/** So many neighbours make an article together at most. */
const ARTICLE_CHUNKS = 5

/** The longest neighbours that make an article, or the beginning of a part of one, are one unit. */
function withArticles({ codes }: Words, units: readonly Unit[]): Unit[] {
  const grouped: Unit[] = []
  for (let at = 0; at < units.length; ) {
    let length = codes ? Math.min(ARTICLE_CHUNKS, units.length - at) : 1
    let key = ''
    for (; length > 1; length--) {
      key = units
        .slice(at, at + length)
        .map(([chunk]) => chunk?.key ?? '')
        .join('')
      if (key.length >= CODE_MIN && /\d/.test(key) && codes?.inside(key).length) break
    }
    grouped.push(length > 1 ? [{ words: [], key }] : (units[at] ?? []))
    at += length
  }
  return grouped
}

function onlyWord(unit: Unit | undefined): string | null {
  const [chunk, ...others] = unit ?? []
  if (!chunk || others.length > 0) return null
  return (chunk.words.length === 1 ? chunk.words[0] : chunk.decimal) ?? null
}

/** The rows that fit all units; null where there are none. */
function matchAll(words: Words, units: readonly Unit[], pass: Pass): Fits | null {
  let all: Fits | null = null
  for (const unit of units) {
    let any: Fits | null = null
    for (const chunk of unit) any = better(any, matchChunk(words, chunk, pass))
    all = any && worse(all, any)
  }
  return all?.some((fit) => fit !== MISSED) ? all : null
}

function matchChunk({ vocabulary, codes }: Words, { words, key }: Chunk, pass: Pass): Fits {
  let fits: Fits | null = null
  for (const word of words) {
    const own = new Uint8Array(vocabulary.rows).fill(MISSED)
    mark(own, pass === 'free' ? vocabulary.loosely(word) : vocabulary.near(word), NEAR)
    mark(own, vocabulary.begun(word), BEGUN)
    mark(own, vocabulary.whole(word), WHOLE)
    fits = worse(fits, own)
  }
  const all = fits ?? new Uint8Array(vocabulary.rows).fill(MISSED)
  if (!codes || key.length < CODE_MIN) return all
  if (pass !== 'exact') for (const row of codes.anywhere(key)) all[row] = Math.min(all[row] ?? MISSED, NEAR)
  for (const row of codes.inside(key)) all[row] = Math.min(all[row] ?? MISSED, BEGUN)
  return all
}

/** Better fits are marked over worse ones. */
function mark(fits: Fits, lists: readonly ArrayLike<number>[], fit: number): void {
  for (const rows of lists) for (let at = 0; at < rows.length; at++) fits[rows[at] ?? 0] = fit
}

/** The worse of two fits, row by row; changes the second. */
function worse(fits: Fits | null, others: Fits): Fits {
  for (let row = 0; fits && row < fits.length; row++) if ((fits[row] ?? MISSED) > (others[row] ?? MISSED)) others[row] = fits[row] ?? MISSED
  return others
}

/** The better of two fits, row by row; changes the second. */
function better(fits: Fits | null, others: Fits): Fits {
  for (let row = 0; fits && row < fits.length; row++) if ((fits[row] ?? MISSED) < (others[row] ?? MISSED)) others[row] = fits[row] ?? MISSED
  return others
}
