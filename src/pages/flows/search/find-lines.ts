import { plainText } from '../../../../model/search/plain-text'
import { queryStems } from './query-words'

/** A page on which something is written: the first line that has it, and how many more do. */
export type FoundPage = { to: string; title: string; line: string; more: number }

const MAX_LINE = 160

/** Whether a text has each word of a query, in any of its forms. */
export function isWritten(text: string, query: string): boolean {
  const stems = queryStems(query)
  const plain = plainText(text)
  return stems.length > 0 && stems.every((each) => plain.includes(each))
}

/** The pages with a line that has all words of a query, those with most such lines first. @param lines of each page by its address; the first is its title */
export function findPages(lines: ReadonlyMap<string, readonly string[]>, query: string): FoundPage[] {
  const [first] = queryStems(query)
  if (first === undefined) return []
  return [...lines]
    .flatMap(([to, [title = '', ...rest]]): FoundPage[] => {
      const found = rest.filter((line) => isWritten(line, query))
      return found.length === 0 ? [] : [{ to, title, line: around(found[0]!, first), more: found.length - 1 }]
    })
    .sort((one, other) => other.more - one.more)
}

/** A line, of a long one the part where a word is. */
function around(line: string, word: string): string {
  if (line.length <= MAX_LINE) return line
  const from = Math.max(0, plainText(line).indexOf(word) - 60)
  const part = line.slice(from, from + MAX_LINE)
  return `${from > 0 ? '…' : ''}${part.trim()}${from + MAX_LINE < line.length ? '…' : ''}`
}
