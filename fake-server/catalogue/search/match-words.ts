import { articleKey, layoutSwap } from '../../../model/text/article'
import type { Codes } from './codes'
import { chunksOf, glued, wordsIn } from './spelling'
import type { Vocabulary } from './vocabulary'

/** Where words are looked for; names without articles have no codes. */
export type Words = { vocabulary: Vocabulary; codes: Pick<Codes, 'inside'> | null }

/** How well a row fits a text, by its worst word: all stand there, some only begin so, some have a letter wrong. By row; `MISSED` not at all. */
export type Fits = Uint8Array
const WHOLE = 0
const BEGUN = 1
const NEAR = 2
/** The row does not fit. */
export const MISSED = 255
/** Shorter beginnings of articles say nothing. */
const CODE_MIN = 3

/**
 * The rows that have every word of a text, in any form, order and spelling; the last letters of a word may be missing, one letter of a
 * longer word wrong. A word that says nothing as it was typed is read in the other keyboard layout; where nothing fits, the whole text
 * is, and then words are guessed at more freely. Null: nothing fits. [DEC-057]
 */
export function matchWords(words: Words, text: string): Fits | null {
  const readings = readingsOf(words, text)
  for (const isFree of [false, true])
    for (const chunks of readings)
      for (const units of groupings(words, chunks)) {
        const fits = matchAll(words, units, isFree)
        if (fits) return fits
      }
  return null
}

/** A text as it was typed, with single words in the other layout, and wholly in the other layout. */
function readingsOf(words: Words, text: string): string[][] {
  const typed = chunksOf(text)
  const mixed = typed.map((chunk) => (isKnown(words, chunk) || !isKnown(words, layoutSwap(chunk)) ? chunk : layoutSwap(chunk)))
  const readings = [typed, mixed, typed.map(layoutSwap)]
  return readings.filter((one, at) => readings.findIndex((other) => other.join(' ') === one.join(' ')) === at)
}

const isKnown = (words: Words, chunk: string): boolean => matchAll(words, [unitOf(words, chunk)], false) !== null

/** What stands together: words that all have to be there, or an article that they make. */
type Unit = { words: readonly string[]; key: string }

/** A chunk whose parts are known as one word is that word: «5w-30» is 5w30. */
function unitOf({ vocabulary }: Words, chunk: string): Unit {
  const whole = glued(chunk)
  const parts = wordsIn(chunk)
  return { words: parts.length > 1 && vocabulary.knows(whole) ? [whole] : parts, key: articleKey(chunk) }
}

/** Neighbours that are known as one word count as that word («5W 30», «4 л»); where that finds nothing, each for itself. */
function groupings(words: Words, chunks: readonly string[]): Unit[][] {
  const apart = chunks.map((chunk) => unitOf(words, chunk)).filter((unit) => unit.words.length > 0)
  const joined: Unit[] = []
  for (const [at, unit] of apart.entries()) {
    const before = joined.at(-1)
    const [one, other] = [before?.words.length === 1 ? before.words[0] : undefined, unit.words.length === 1 ? unit.words[0] : undefined]
    const word = one === undefined || other === undefined ? '' : glued(one, other)
    const isLast = at === apart.length - 1
    if (/\d/.test(word) && (words.vocabulary.knows(word) || (isLast && words.vocabulary.begins(word))))
      joined.splice(-1, 1, { words: [word], key: articleKey(word) })
    else joined.push(unit)
  }
  return joined.length < apart.length ? [joined, apart] : [apart]
}

/** The rows that fit all units; null where there are none. */
function matchAll(words: Words, units: readonly Unit[], isFree: boolean): Fits | null {
  if (units.length === 0) return null
  let all: Fits | null = null
  for (const unit of units) {
    const fits = matchUnit(words, unit, isFree)
    all = all ? both(all, fits) : fits
  }
  return all?.some((fit) => fit !== MISSED) ? all : null
}

function matchUnit({ vocabulary, codes }: Words, { words, key }: Unit, isFree: boolean): Fits {
  let fits: Fits | null = null
  for (const word of words) {
    const own = new Uint8Array(vocabulary.rows).fill(MISSED)
    mark(own, isFree ? vocabulary.loosely(word) : vocabulary.near(word), NEAR)
    mark(own, vocabulary.begun(word), BEGUN)
    mark(own, vocabulary.whole(word), WHOLE)
    fits = fits ? both(fits, own) : own
  }
  const all = fits ?? new Uint8Array(vocabulary.rows).fill(MISSED)
  if (codes && key.length >= CODE_MIN) for (const row of codes.inside(key)) all[row] = Math.min(all[row] ?? MISSED, BEGUN)
  return all
}

/** Better fits are marked over worse ones. */
function mark(fits: Fits, lists: readonly ArrayLike<number>[], fit: number): void {
  for (const rows of lists) for (let at = 0; at < rows.length; at++) fits[rows[at] ?? 0] = fit
}

/** The worse of two fits, row by row; changes the first. */
function both(fits: Fits, others: Fits): Fits {
  for (let row = 0; row < fits.length; row++) fits[row] = Math.max(fits[row] ?? MISSED, others[row] ?? MISSED)
  return fits
}
