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
/** Attributes that draw a line of a style as wide as it was measured, also in a font of other widths. */
export const measuredWidth = (text: string, style: string): string =>
  text === '' ? '' : ` textLength="${Math.round(lineWidth(text, style) * 10) / 10}" lengthAdjust="spacingAndGlyphs"`
