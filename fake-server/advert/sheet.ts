import { n } from '../pictures/drawing/colour'
import { brandLettering, outlineOf } from '../pictures/drawing/lettering'
import type { Face } from '../pictures/glyphs'

/** A shape of one colour: a path whose steps are relative behind each `M`, moved and scaled. */
export type Shape = { d: string; x: number; y: number; scale: number; fill: string }
/** A drawing without gradients: what can be written as SVG and as PDF alike. px on the screen, mm on paper. */
export type Sheet = { width: number; height: number; shapes: readonly Shape[] }

type Lettering = { face?: Face; anchor?: 'start' | 'middle' | 'end'; maxWidth?: number }

/** A filled rectangle. */
export const box = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  d: `M0 0h${n(width)}v${n(height)}h${n(-width)}z`,
  x,
  y,
  scale: 1,
  fill,
})

/** The edge of a rectangle, drawn inwards. */
export function frame(x: number, y: number, width: number, height: number, line: number, fill: string): Shape[] {
  return [
    box(x, y, width, line, fill),
    box(x, y + height - line, width, line, fill),
    box(x, y, line, height, fill),
    box(x + width - line, y, line, height, fill),
  ]
}

/** A line of lettering on its base line; what is wider than `maxWidth` is drawn smaller. */
export function lettering(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { face = 'c', anchor = 'start', maxWidth = Number.POSITIVE_INFINITY }: Lettering = {},
): Shape {
  const { d, advance, em } = outlineOf(words, face)
  const scale = Math.min(size / em, maxWidth / advance)
  const width = advance * scale
  return { d, x: anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x, y, scale, fill }
}

/** The name of a brand as it stands on its goods. */
export function brandName(brand: string, x: number, y: number, size: number, fill: string, options: Lettering = {}): Shape {
  const { words, face, part } = brandLettering(brand)
  return lettering(words, x, y, size * part, fill, { ...options, face })
}

const near = (value: number): number => +value.toFixed(4)

/** The sheet as SVG. @param above further SVG that lies over the shapes */
export function sheetSvg({ width, height, shapes }: Sheet, above = ''): string {
  const paths = shapes.map(
    ({ d, x, y, scale, fill }) => `<path transform="translate(${n(x)} ${n(y)})scale(${near(scale)})" fill="${fill}" d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths.join('')}${above}</svg>`
}
