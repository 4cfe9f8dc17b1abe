import { articleKey, layoutSwap } from '../text/article'

/** What a line is found by. */
export type FindableLine = { id: number; article: string; name: string; brand: string }

/**
 * Which lines a buyer looks for: those whose article holds the whole text in any spelling, or that have each of its words in the name,
 * the brand or the article. Where there is none, the same keys are read in the other keyboard layout. [DEC-057]
 * @param text as it was typed; of white space alone: every line
 * @returns ids, in the order of the lines
 */
export function findLines(lines: readonly FindableLine[], text: string): readonly number[] {
  const found = matching(lines, text)
  return found.length > 0 || text.trim() === '' ? found : matching(lines, layoutSwap(text))
}

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
