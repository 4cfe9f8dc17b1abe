import { bold, regular } from './font'

export type Weight = 'regular' | 'bold'
const table = (groups: Record<string, string>) =>
  new Map(Object.entries(groups).flatMap(([width, chars]) => Array.from(chars).map((char) => [char, Number(width)] as const)))
const tables = { regular: table(regular), bold: table(bold) }

/** Width in px of one line of text in Arial or a font of the same metrics, without kerning. Unknown characters count as wide ones. */
export const textWidth = (text: string, size: number, weight: Weight = 'regular') =>
  (Array.from(text).reduce((sum, char) => sum + (tables[weight].get(char) ?? 1000), 0) * size) / 1000

/** Lines of at most `max` px, broken at spaces; a longer single word is broken after a dot or inside a camelCase name, else kept whole. */
export function wrap(text: string, max: number, size: number, weight: Weight = 'regular'): string[] {
  const words = text
    .split(' ')
    .flatMap((word) =>
      textWidth(word, size, weight) <= max ? [word] : word.split(/(?<=\.)|(?=[A-Z])/).map((part, i) => (i ? `\0${part}` : part)),
    )
  const lines: string[] = []
  for (const word of words) {
    const glued = word.startsWith('\0')
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last}${glued ? '' : ' '}${word.replace('\0', '')}`
    if (last !== undefined && textWidth(joined, size, weight) <= max) lines[lines.length - 1] = joined
    else lines.push(word.replace('\0', ''))
  }
  return lines
}
