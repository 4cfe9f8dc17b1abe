import { type Face, GLYPHS } from '../glyphs'
import { n } from './colour'
import { hash } from './hash'

type Anchor = 'start' | 'middle' | 'end'
type TextOptions = { f?: Face; a?: Anchor; maxW?: number; o?: number }

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
  const face = GLYPHS[f],
    em = { i: 60, m: 60, c: 72, d: 28 }[f]
  let adv = 0,
    d = ''
  for (const ch of String(str)) {
    const g = face[ch] || face['-'] || face.X || [0]
    for (let i = 1; i < g.length; i += 3) d += `M${Number(g[i]) + adv} ${g[i + 1]}${g[i + 2]}z`
    adv += Number(g[0]) + (f === 'm' ? 1 : 0)
  }
  const k = Math.min(size / em, maxW / adv),
    w = adv * k
  const x0 = a === 'middle' ? x - w / 2 : a === 'end' ? x - w : x
  return `<path transform="translate(${n(x0)} ${n(y)})scale(${+k.toFixed(3)})" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''} d="${d}"/>`
}
/** The name of a brand in one of three faces, always the same for one brand. */
export const wordmark = (brand: string, x: number, y: number, size: number, fill: string, maxW: number, a: Anchor = 'middle'): string => {
  const v = hash(brand) % 3
  return v === 1
    ? text(brand.toUpperCase(), x, y, size * 0.84, fill, { f: 'm', a, maxW })
    : text(v ? brand : brand.toUpperCase(), x, y, size, fill, { f: 'i', a, maxW })
}
