import { stemmer } from '@orama/stemmers/russian'
import { articleKey } from '../../../model/text/article'

/** Lower case; ё is е, as people type. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** A word with a digit is a code: letters that look alike are one letter in it («H7» and «Н7»). [DEC-057] */
const word = (text: string): string => (/\d/.test(text) ? articleKey(text).toLowerCase() : text)

/** @returns what stands between white space */
export const chunksOf = (text: string): string[] => text.split(/\s+/).filter((chunk) => chunk !== '')

/** @returns the words of a text as they are compared: «5W-30» → 5w, 30 */
export const wordsIn = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(word)

/** @returns a text as one word, whatever stands between its letters and digits: «5W-30» → 5w30, «А·ч» → ач */
export const glued = (...texts: readonly string[]): string => word(plain(texts.join('')).replace(/[^\p{L}\p{N}]/gu, ''))

const VOWEL = 'аеиоуыэюя'
const FLEETING = new RegExp(`([^${VOWEL}])[оеи]([^${VOWEL}ьй])$`)

/** Whether a word has forms that are known here. */
export const isRussian = (text: string): boolean => /^[а-я]{3,}$/.test(text)

/**
 * What all forms of a Russian word have in common: «масла», «маслом», «масел» → масл. Its stem, and a vowel that comes and goes before
 * its last consonant is left out. Any other word stays as it is.
 */
export const formOf = (text: string): string => (isRussian(text) ? stemmer(text).replace(FLEETING, '$1$2') : text)
