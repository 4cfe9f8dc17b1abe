import { type Colour, light } from '../colours'
import { letterHeight, lineHeight, lineWidth, measuredWidth } from './measure'
import { wrap } from './wrap'

const COLOUR_OF = { name: 'ink', text: 'ink', code: 'soft', note: 'call' } as const satisfies Record<string, Colour>

/** What a line is: a name, plain words, a name in the code, or a remark. */
export type LineStyle = keyof typeof COLOUR_OF
/** One line of text in a picture. */
export type Line = { text: string; style: LineStyle }

/** A text as it may stand in SVG. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
/** A number as a picture has it: a tenth of a px is enough. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Height of these lines, px. */
export const heightOfLines = (lines: readonly Line[]): number => lines.reduce((sum, { style }) => sum + lineHeight(style), 0)
/** Width of the widest of these lines, px. */
export const widthOfLines = (lines: readonly Line[]): number =>
  Math.ceil(Math.max(0, ...lines.map(({ text, style }) => lineWidth(text, style))))
/** A text broken into lines of at most `max` px; none where it is empty. */
export const linesOf = (text: string, style: LineStyle, max: number): Line[] =>
  text === '' ? [] : wrap(text, max, style).map((it) => ({ text: it, style }))

/** The lines as elements of class `prefix-style`, from this upper edge on. @param x where each begins, ends or has its middle, as `anchor` says */
export function drawnLines(
  lines: readonly Line[],
  { x, y, prefix, anchor = 'middle' }: { x: number; y: number; prefix: string; anchor?: 'start' | 'middle' | 'end' },
): string {
  let at = y
  return lines
    .map((line) => {
      at += lineHeight(line.style)
      const name = line.style === 'name' ? ` font-weight="700" font-size="${letterHeight(line.style)}"` : ''
      const look = `text-anchor="${anchor}" fill="${light(COLOUR_OF[line.style])}"${name}${measuredWidth(line.text, line.style)}`
      return `<text class="${prefix}-${line.style}" x="${round(x)}" y="${round(at - 4)}" ${look}>${escape(line.text)}</text>`
    })
    .join('')
}
