import { type Colour, light } from '../colours'
import { textWidth, wrap } from './measure'

/** Sizes in px of 1/96 inch; the smallest text, 12 px, is 9 pt on paper. */
export const SIZE = { text: 12, line: 15, name: 13, nameLine: 17 }
const COLOUR_OF = { name: 'ink', text: 'ink', code: 'soft', note: 'call' } as const satisfies Record<string, Colour>

export type LineStyle = keyof typeof COLOUR_OF
/** One line of text in a picture. */
export type Line = { text: string; style: LineStyle }

/** Of the smallest text, px. */
export const SMALLEST = SIZE.text
/** A text as it may stand in SVG. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
/** A number as a picture has it: a tenth of a px is enough. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

const heightOf = ({ style }: Line) => (style === 'name' ? SIZE.nameLine : SIZE.line)
/** Height of these lines, px. */
export const heightOfLines = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + heightOf(line), 0)
/** Width of the widest of these lines, px. */
export const widthOfLines = (lines: readonly Line[]): number =>
  Math.ceil(
    Math.max(0, ...lines.map(({ text, style }) => (style === 'name' ? textWidth(text, SIZE.name, 'bold') : textWidth(text, SIZE.text)))),
  )
/** A text broken into lines of at most `max` px; none where it is empty. */
export function linesOf(text: string, style: LineStyle, max: number): Line[] {
  if (text === '') return []
  const broken = style === 'name' ? wrap(text, max, SIZE.name, 'bold') : wrap(text, max, SIZE.text)
  return broken.map((it) => ({ text: it, style }))
}

/** The lines as elements of class `prefix-style`, from this upper edge on. @param x where each begins, ends or has its middle, as `anchor` says */
export function drawnLines(
  lines: readonly Line[],
  { x, y, prefix, anchor = 'middle' }: { x: number; y: number; prefix: string; anchor?: 'start' | 'middle' | 'end' },
): string {
  let at = y
  return lines
    .map((line) => {
      at += heightOf(line)
      const name = line.style === 'name' ? ` font-weight="700" font-size="${SIZE.name}"` : ''
      return `<text class="${prefix}-${line.style}" x="${round(x)}" y="${round(at - 4)}" text-anchor="${anchor}" fill="${light(COLOUR_OF[line.style])}"${name}>${escape(line.text)}</text>`
    })
    .join('')
}
