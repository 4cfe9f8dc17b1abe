import type { Told } from './wiring'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table of Markdown, whatever its cells say. @param lines of as many cells as there are heads @param numbersFrom the first of the columns, the last ones, that hold numbers */
export const table = (heads: readonly string[], lines: readonly (readonly string[])[], numbersFrom = heads.length): string =>
  [heads, heads.map((_, at) => (at < numbersFrom ? '---' : '---:')), ...lines].map((line) => `| ${line.map(cell).join(' | ')} |`).join('\n')

/** A word with its name in the code beside. */
export const named = (word: string, code: string): string => (word === code ? `\`${code}\`` : `${word} \`${code}\``)
/** More than that stand under each other. */
const MOST_IN_LINE = 3
/** Several things in one cell: in a line where they are few. Markdown. */
export const listed = (words: readonly string[]): string => words.join(words.length > MOST_IN_LINE ? ';<br>' : '; ')

/** The title of a machine as the way to its page. */
export const linkTo = ({ machine, names }: Told): string => `[${names.title}](${machine.id}.md)`
/** A title inside a sentence. */
export const quoted = (title: string): string => `«${title}»`

/** A section of a page; nothing where it has nothing to say. */
export const section = (title: string, body: string): string => (body === '' ? '' : `\n## ${title}\n\n${body}\n`)
