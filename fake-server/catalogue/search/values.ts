import type { Steps } from '../../steps'
import { keyValueIds } from '../key-values'
import { formatNumber, PARAMETERS } from '../parameters'
import { groupOf, type Rows, type Terms } from '../query/terms'
import { glued } from './spelling'
import { readingWords, type Vocabulary } from './vocabulary'

/** Values that no nameplate shows first, but that goods are bought by. */
const CLASSES = ['oem', 'acea', 'api', 'ilsac', 'jaso', 'base', 'din', 'gost', 'spec', 'std', 'polarity']

/** What the trade calls some values. */
const TRADE_NAMES: ReadonlyMap<string | number, string> = new Map([
  ['Синтетическое', 'синтетика'],
  ['Полусинтетическое', 'полусинтетика'],
  ['Минеральное', 'минералка'],
])

/** Units that have a smaller one: the name of it, and how many of it they are. */
const SMALLER: Readonly<Record<string, readonly [unit: string, count: number]>> = { л: ['мл', 1000], кг: ['г', 1000] }
const LARGER: Readonly<Record<string, readonly [unit: string, count: number]>> = { мл: ['л', 1 / 1000], г: ['кг', 1 / 1000] }

/** A value that an address can be narrowed by. */
export type ReadValue = { parameterId: string; value: string | number; rows: Rows }
/** The values that rows show, as words: each stands in the rows that have the value. */
export type Values = {
  vocabulary: Vocabulary
  /** Each value is a row of it. */
  all: readonly ReadValue[]
  ofValues: Vocabulary
}

/**
 * Reads the values that goods show (class, approval, size, amount): by parameter, not by product, because thousands of products share
 * a value. A measured value is one word with its unit, so that a bare short number does not find it. [DEC-083]
 * @param rows how many products are listed
 */
export function* readingValues(terms: Terms, rows: number): Steps<Values> {
  const all: ReadValue[] = []
  const texts: string[][] = []
  for (const id of new Set([...keyValueIds, ...CLASSES])) {
    const group = terms.groups.get(groupOf(id))
    for (let term = group?.from ?? 0; term < (group?.to ?? 0); term++) {
      const value = terms.values[term] ?? ''
      all.push({ parameterId: id, value, rows: terms.rowsOf(term) })
      texts.push(wordsOf(id, value))
    }
  }
  const ofValues = yield* readingWords(all.length, (at) => texts[at] ?? [])
  const rowsOf = (lists: readonly Rows[]): Rows[] => lists.flatMap((places) => Array.from(places, (at) => all[at]?.rows ?? NONE))
  const vocabulary: Vocabulary = {
    rows,
    knows: (word) => ofValues.knows(word),
    begins: (start) => ofValues.begins(start),
    whole: (word) => (isSaying(word) ? rowsOf(ofValues.whole(word)) : []),
    begun: (start) => (isSaying(start) ? rowsOf(ofValues.begun(start)) : []),
    near: (word) => rowsOf(ofValues.near(word)),
    spelled: (word) => ofValues.spelled(word),
    loosely: (word) => rowsOf(ofValues.loosely(word)),
  }
  return { vocabulary, all, ofValues }
}

const NONE = new Uint32Array()

/** One letter and short numbers begin too many values. */
const isSaying = (word: string): boolean => word.length > 1 && !/^\d{1,2}$/.test(word)

/** The words of a value: itself, what its class is called in Latin letters («SAE», «ACEA»), and what the trade says. */
function wordsOf(id: string, value: string | number): string[] {
  const { name = '', unit = '' } = PARAMETERS.get(id) ?? {}
  if (typeof value === 'number') {
    const others = [SMALLER[unit], LARGER[unit]].flatMap((other) => (other ? [glued(formatNumber(value * other[1]), other[0])] : []))
    return [glued(formatNumber(value), unit), ...others]
  }
  if (MEASURED.test(value)) return [glued(value)]
  return [value, ...(name.match(/[A-Z]{2,}/g) ?? []), TRADE_NAMES.get(value) ?? '']
}

/** «12 В», «4–60 А·ч» */
const MEASURED = /^[\d,/–]+\s\S{1,4}$/

/** The words of two vocabularies over the same rows. */
export const bothVocabularies = (one: Vocabulary, other: Vocabulary): Vocabulary => ({
  rows: one.rows,
  knows: (word) => one.knows(word) || other.knows(word),
  begins: (start) => one.begins(start) || other.begins(start),
  whole: (word) => [...one.whole(word), ...other.whole(word)],
  begun: (start) => [...one.begun(start), ...other.begun(start)],
  near: (word) => [...one.near(word), ...other.near(word)],
  spelled: (word) => one.spelled(word) ?? other.spelled(word),
  loosely: (word) => [...one.loosely(word), ...other.loosely(word)],
})
