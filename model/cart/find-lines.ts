import { articleKey, layoutSwap } from '../text/article'
import { withoutArticleWords } from '../text/typed/article-words'
import { cleanText } from '../text/typed/clean-text'
import { soundKey } from '../text/sound'
import { withUnits } from '../text/typed/units'

/** What a line is found by; `values`: what is shown of it besides. */
export type FindableLine = { id: number; article: string; name: string; brand: string; values?: readonly string[] }

/**
 * Which lines a buyer looks for: those whose article holds the whole text in any spelling, or that have each of its words in the name,
 * the brand, the values or the article; a code may be written with any signs or none («5w30»), a unit in words. Where there is none, the
 * words of the trade around an article are left out, then the same keys are read in the other keyboard layout; then a Russian word as
 * the sound of the beginning of some word: «арктелюб» is Arktelub, «5в40» is 5W-40. [DEC-057, DEC-083]
 * @param text as it was typed; of white space alone: every line
 * @returns ids, in the order of the lines
 */
export function findLines(lines: readonly FindableLine[], text: string): readonly number[] {
  const typed = cleanText(text).trim()
  const written = withUnits(typed)
  for (const meant of new Set([written, typed, withoutArticleWords(written), layoutSwap(typed)])) {
    const found = matching(lines, meant)
    if (found.length > 0 && (meant !== '' || typed === '')) return found
  }
  return sounding(lines, typed)
}

function sounding(lines: readonly FindableLine[], text: string): readonly number[] {
  if (!/\p{Script=Cyrillic}/u.test(text)) return []
  const keysOf = (some: string): string[] => some.split(/\s+/).map(soundKey).filter(Boolean)
  const typed = keysOf(text)
  if (typed.every((key) => key.length < SOUND_MIN)) return []
  return lines
    .filter(({ name, brand }) => {
      const said = keysOf(`${name} ${brand}`)
      return typed.every((key) => said.some((word) => word.startsWith(key)))
    })
    .map(({ id }) => id)
}

/** One sound alone begins too many words. */
const SOUND_MIN = 2

function matching(lines: readonly FindableLine[], text: string): readonly number[] {
  const whole = articleKey(text)
  const words = codes(text).split(' ').filter(Boolean)
  const isMeant = ({ article, name, brand, values = [] }: FindableLine): boolean => {
    const key = articleKey(article)
    if (whole !== '' && key.includes(whole)) return true
    const said = [name, brand, ...values].join(' ')
    const [shown, glued] = [plain(said), codes(said)]
    const has = (word: string): boolean =>
      shown.includes(word) || glued.includes(word) || (articleKey(word) !== '' && key.includes(articleKey(word)))
    return words.every(has)
  }
  return lines.filter(isMeant).map(({ id }) => id)
}

const plain = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
/** A number with its unit, and a code, as one word each: «5W-30 4 л» → «5w30 4л». */
const codes = (text: string): string =>
  plain(text)
    .replace(UNIT_GAP, '$1')
    .split(/\s+/)
    .map((chunk) => (/\d/.test(chunk) ? chunk.replace(/[^\p{L}\p{N}]/gu, '') : chunk))
    .join(' ')
const UNIT_GAP = /(\d)\s+(?=(?:мл|л|кг|г|мм|а·ч|а|вт?|шт)(?![\p{L}\p{N}]))/gu
