import { plainText } from '../../model/search/plain-text'
import { queryStems } from './query-words'

/** A page on which something is written: the first line that has it, and how many more do. */
export type FoundPage = { to: string; title: string; line: string; more: number }

const MAX_LINE = 160

const plains = new WeakMap<readonly string[], readonly string[]>()
/** The lines of a page as they are searched in, worked out once: each letter of a query asks for all of them. */
function plainLines(lines: readonly string[]): readonly string[] {
  const known = plains.get(lines) ?? lines.map(plainText)
  plains.set(lines, known)
  return known
}

/** Whether a text has each word of a query, in any of its forms. @param stems of the query */
export const isWritten = (text: string, stems: readonly string[]): boolean => hasAll(plainText(text), stems)
const hasAll = (plain: string, stems: readonly string[]) => stems.length > 0 && stems.every((each) => plain.includes(each))

/** The pages with a line that has all words of a query, those with most such lines first. @param lines of each page by its address; the first is its title */
export function findPages(lines: ReadonlyMap<string, readonly string[]>, query: string): FoundPage[] {
  const stems = queryStems(query)
  const [first] = stems
  if (first === undefined) return []
  return [...lines]
    .flatMap(([to, all]): FoundPage[] => {
      const [title = '', ...rest] = all
      const plain = plainLines(all)
      const found = rest.filter((_, at) => hasAll(plain[at + 1]!, stems)) // one of each line
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
