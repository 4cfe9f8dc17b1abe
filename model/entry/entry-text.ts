import { SCAN_KEY_MS, SCAN_LENGTH_MIN } from '../limits'
import { fromArticleOn } from '../text/typed/article-words'
import { cleanText } from '../text/typed/clean-text'

/** One way to read a typed line: an article, and how many of it where that was typed too; 0 is no quantity to be ordered. */
export type Reading = { article: string; quantity: number | null }

/** A mark or a tab between article and quantity says for certain which is which; mere spaces also stand inside articles («PVO 418-20»). */
const MARKED = /^(?<article>.*?\S)\s*(?:\t\s*|[*×]\s*)(?<quantity>\d{1,6})(?:\s*шт\.?)?$/u
const SPACED = /^(?<article>.*?\S)\s+(?:[xх]\s+)?(?<quantity>\d{1,6})(?:\s*шт\.?)?$/iu

/**
 * The ways to read a typed or pasted line, the likeliest first: «AL-4071-004 12», with a tab, «*» or «×» between, is an article and a
 * quantity; with spaces it may be an article as well. What announces an article («арт.», «№») is left out. [DEC-083]
 * @returns at least one reading, or none for an empty text
 */
export function readingsOf(text: string): Reading[] {
  const line = fromArticleOn(cleanText(text).trim())
  if (line === '') return []
  const marked = MARKED.exec(line)?.groups
  if (marked) return [{ article: marked.article ?? '', quantity: Number(marked.quantity) }]
  const whole: Reading = { article: line.replace(/\s+/g, ' '), quantity: null }
  const spaced = SPACED.exec(line)?.groups
  if (!spaced || !/\d/.test(spaced.article ?? '')) return [whole]
  return [whole, { article: (spaced.article ?? '').replace(/\s+/g, ' '), quantity: Number(spaced.quantity) }]
}

/** A line with its quantity, as `readingsOf` reads them apart for certain. @param quantity pieces; null: none was said */
export const withQuantity = (article: string, quantity: number | null): string => (quantity === null ? article : `${article} × ${quantity}`)

/**
 * Where the article of a line ends that is to be corrected: what stands behind can only be its quantity. Behind an article with spaces a
 * number may be the end of it («G 052 183»): then all of the line is the article.
 * @returns characters from the beginning of the text
 */
export function articleEnd(text: string): number {
  const { article = '', quantity } = (MARKED.exec(text) ?? SPACED.exec(text))?.groups ?? {}
  const isClear = MARKED.test(text) || (/\d/.test(article) && !/\s/.test(article.trim()))
  return isClear && Number(quantity) > 0 ? article.length : text.length
}

/** A number so short that behind an article it is a quantity and no article; thousands may stand apart. [DEC-046] @returns pieces from 1, or null */
export function bareQuantity(text: string): number | null {
  return /^\s*(?:\d{1,4}|\d{1,3}[ \u00a0\u202f]\d{3})\s*$/.test(text) ? Number(text.replace(/\s/g, '')) || null : null
}

/** How a text came into the field: when it began (ms) and how many single characters were typed since; 0: it was pasted or edited. */
export type Pace = { at: number; keys: number }
/** Of a text that was pasted or edited, or none. */
export const NO_PACE: Pace = { at: 0, keys: 0 }

/** The pace after the field changed from one text to another. @param now ms */
export function nextPace(pace: Pace, before: string, text: string, now: number): Pace {
  if (text.length === 1) return { at: now, keys: 1 }
  const isTyped = pace.keys > 0 && text.length === before.length + 1 && text.startsWith(before)
  return isTyped ? { at: pace.at, keys: pace.keys + 1 } : NO_PACE
}

/** Whether a scanner typed the whole text: character by character, faster than people can, and Enter at once behind it. @param now ms, at Enter */
export const isScanned = (pace: Pace, text: string, now: number): boolean =>
  pace.keys >= SCAN_LENGTH_MIN && pace.keys === text.length && now - pace.at <= pace.keys * SCAN_KEY_MS
