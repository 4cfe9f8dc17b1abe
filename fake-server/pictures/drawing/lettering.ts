import { type Face, GLYPHS } from '../glyphs'
import { n } from './colour'
import { hash } from './hash'

type Anchor = 'start' | 'middle' | 'end'
type TextOptions = { f?: Face; a?: Anchor; maxW?: number; o?: number }

/** The contours of a text in the units of its face: every sign is a contour that begins with `M` and goes on with relative steps. */
export function outlineOf(str: string, f: Face): { d: string; advance: number; em: number } {
  const face = GLYPHS[f]
  let advance = 0,
    d = ''
  for (const ch of str) {
    const g = face[ch] || face['-'] || face.X || [0]
    for (let i = 1; i < g.length; i += 3) d += `M${Number(g[i]) + advance} ${g[i + 1]}${g[i + 2]}z`
    advance += Number(g[0]) + (f === 'm' ? 1 : 0)
  }
  return { d, advance, em: { i: 60, m: 60, c: 72, d: 28 }[f] }
}

/** Lettering as one path. a: start | middle | end; fits into maxW by scaling down. */
export function text(
  str: string | undefined,
  x: number,
  y: number,
  size: number,
  fill: string,
  { f = 'c', a = 'start', maxW = 1e9, o = 1 }: TextOptions = {},
): string {
  if (!str) return ''
  if (f === 'c' && size < 21) f = 'd'
  const { d, advance, em } = outlineOf(str, f)
  const k = Math.min(size / em, maxW / advance),
    w = advance * k
  const x0 = a === 'middle' ? x - w / 2 : a === 'end' ? x - w : x
  return `<path transform="translate(${n(x0)} ${n(y)})scale(${+k.toFixed(3)})" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''} d="${d}"/>`
}
/** How the name of a brand is written: one of three faces, always the same for one brand. @returns the words, their face, their part of the wanted size */
export function brandLettering(brand: string): { words: string; face: Face; part: number } {
  const v = hash(brand) % 3
  return v === 1 ? { words: brand.toUpperCase(), face: 'm', part: 0.84 } : { words: v ? brand : brand.toUpperCase(), face: 'i', part: 1 }
}

/** The name of a brand as one path. */
export const wordmark = (brand: string, x: number, y: number, size: number, fill: string, maxW: number, a: Anchor = 'middle'): string => {
  const { words, face, part } = brandLettering(brand)
  return text(words, x, y, size * part, fill, { f: face, a, maxW })
}
