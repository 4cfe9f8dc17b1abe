import { articleKey, layoutSwap } from '../text/article'
import { soundKey } from '../text/sound'

/** What a line is found by. */
export type FindableLine = { id: number; article: string; name: string; brand: string }

/**
 * Which lines a buyer looks for: those whose article holds the whole text in any spelling, or that have each of its words in the name,
 * the brand or the article. Where there is none, the same keys are read in the other keyboard layout; then a Russian word as the sound of
 * the beginning of some word: «арктелюб» is Arktelub, «5в40» is 5W-40. [DEC-057]
 * @param text as it was typed; of white space alone: every line
 * @returns ids, in the order of the lines
 */
export function findLines(lines: readonly FindableLine[], text: string): readonly number[] {
  const found = matching(lines, text)
  if (found.length > 0 || text.trim() === '') return found
  const swapped = matching(lines, layoutSwap(text))
  return swapped.length > 0 ? swapped : sounding(lines, text)
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
  const words = plain(text).split(/\s+/).filter(Boolean)
  const isMeant = ({ article, name, brand }: FindableLine): boolean => {
    const key = articleKey(article)
    if (whole !== '' && key.includes(whole)) return true
    const said = plain(`${name} ${brand}`)
    return words.every((word) => said.includes(word) || (articleKey(word) !== '' && key.includes(articleKey(word))))
  }
  return lines.filter(isMeant).map(({ id }) => id)
}

const plain = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
