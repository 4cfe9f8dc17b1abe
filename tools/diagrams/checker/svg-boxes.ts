import { letterHeight, lineWidth } from '../text/measure'

/** A rectangle of a finished picture by its upper left corner, px: read back, and so not the layout's. */
export type Box = { x: number; y: number; width: number; height: number }

/** An attribute of a tag of a finished picture; '' where it has none. */
export const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
/** The box that a tag names by its attributes, px. */
export const boxOf = (tag: string): Box => ({
  x: Number(attribute(tag, 'x')),
  y: Number(attribute(tag, 'y')),
  width: Number(attribute(tag, 'width')),
  height: Number(attribute(tag, 'height')),
})
/** Its right edge, px. */
export const right = ({ x, width }: Box): number => x + width
/** Its lower edge, px. */
export const bottom = ({ y, height }: Box): number => y + height
/** Whether they have more in common than `slack` px on each side. */
export const meet = (a: Box, b: Box, slack = 0.5): boolean =>
  a.x < right(b) - slack && b.x < right(a) - slack && a.y < bottom(b) - slack && b.y < bottom(a) - slack
/** Whether the second holds the first, half a px aside. */
export const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x - 0.5 && a.y >= b.y - 0.5 && right(a) <= right(b) + 0.5 && bottom(a) <= bottom(b) + 0.5

/** A line of text as it was drawn: what it says, and the box of its letters. @param style the last word of its class: `name` is a name */
export function letters(tag: string, style: string, inner: string): Box & { text: string } {
  const text = inner.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  const [width, height] = [lineWidth(text, style), letterHeight(style)]
  const shift = { start: 0, middle: width / 2, end: width }[attribute(tag, 'text-anchor')] ?? 0
  return { text, x: Number(attribute(tag, 'x')) - shift, y: Number(attribute(tag, 'y')) - height * 0.8, width, height }
}
