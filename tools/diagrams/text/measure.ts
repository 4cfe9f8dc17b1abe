import { bold, regular } from './font'

type Weight = 'regular' | 'bold'
/** Sizes in px of 1/96 inch: the smallest text, 12 px, is 9 pt on paper when a picture is printed at its own size. */
const SIZE = { text: 12, line: 15, name: 13, nameLine: 17 }
const table = (groups: Record<string, string>) =>
  new Map(Object.entries(groups).flatMap(([width, chars]) => Array.from(chars).map((char) => [char, Number(width)] as const)))
const tables = { regular: table(regular), bold: table(bold) }

/** Width in px of one line of text in Arial or a font of the same metrics, without kerning. Unknown characters count as wide ones. */
const textWidth = (text: string, size: number, weight: Weight) =>
  (Array.from(text).reduce((sum, char) => sum + (tables[weight].get(char) ?? 1000), 0) * size) / 1000

/** Of the smallest text, px. */
export const SMALLEST = SIZE.text
/** Names of things are written larger and bold, whatever else a picture has small and regular. */
const isName = (style: string) => style === 'name'
/** Height of letters of a style, px. */
export const letterHeight = (style: string): number => (isName(style) ? SIZE.name : SIZE.text)
/** From a line of a style to the next, px. */
export const lineHeight = (style: string): number => (isName(style) ? SIZE.nameLine : SIZE.line)
/** Width of a line of a style, px. */
export const lineWidth = (text: string, style: string): number => textWidth(text, letterHeight(style), isName(style) ? 'bold' : 'regular')

/** Lines of at most `max` px, broken at spaces; a longer single word is broken after a dot or a slash or inside a camelCase name, else kept whole. */
export function wrap(text: string, max: number, style: string): string[] {
  const words = text
    .split(' ')
    .flatMap((word) =>
      lineWidth(word, style) <= max ? [word] : word.split(/(?<=[./])|(?=[A-Z])/).map((part, i) => (i ? `\0${part}` : part)),
    )
  const lines: string[] = []
  for (const word of words) {
    const glued = word.startsWith('\0')
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last}${glued ? '' : ' '}${word.replace('\0', '')}`
    if (last !== undefined && lineWidth(joined, style) <= max) lines[lines.length - 1] = joined
    else lines.push(word.replace('\0', ''))
  }
  return lines
}
