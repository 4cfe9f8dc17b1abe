import { dark, lum } from './colour'

/** Stops of a gradient: offset and opacity 0 to 1, the colour in any CSS form. */
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]
type BodyOptions = { sh?: 'F' | 'C'; edge?: number; dim?: number }

const stops = (list: Stops): string =>
  list.map(([o, c, p = 1]) => `<stop offset="${o}" stop-color="${c}"${p < 1 ? ` stop-opacity="${p}"` : ''}/>`).join('')
/** A gradient from left to right, from top to bottom where `v` is set. */
export const lin = (id: string, list: Stops, v = 0): string =>
  `<linearGradient id="${id}"${v ? ' x2="0" y2="1"' : ''}>${stops(list)}</linearGradient>`
/** The black of all shades. */
export const K = '#000'
/** The white of all lights. */
export const W = '#fff'
/** Light across a round body. */
export const CYL: Stops = [
  [0, K, 0.62],
  [0.07, K, 0.3],
  [0.16, W, 0.1],
  [0.25, W, 0.42],
  [0.34, W, 0.12],
  [0.46, K, 0],
  [0.72, K, 0.24],
  [0.9, K, 0.56],
  [0.96, K, 0.36],
  [1, K, 0.6],
]
/** Light across a flat body. */
export const FLAT: Stops = [
  [0, K, 0.42],
  [0.05, K, 0.08],
  [0.1, W, 0.4],
  [0.16, W, 0.1],
  [0.4, W, 0],
  [0.82, K, 0.1],
  [0.93, K, 0.34],
  [0.97, K, 0.18],
  [1, K, 0.5],
]
/** Light down any body. */
export const FADE: Stops = [
  [0, W, 0.16],
  [0.3, W, 0],
  [0.7, K, 0.02],
  [1, K, 0.3],
]
/** Bare steel, across. */
export const METAL: Stops = [
  [0, '#4c545b'],
  [0.1, '#99a3ab'],
  [0.24, '#f7f9fa'],
  [0.36, '#c3cad0'],
  [0.62, '#828c95'],
  [0.86, '#555e66'],
  [0.95, '#9aa4ac'],
  [1, '#5a636b'],
]

/** A body: base and inner drawing, then the light over it. `q` begins ids; evenodd lets the hole of a handle through. */
export function body(
  q: string,
  id: string,
  d: string,
  base: string,
  inner: string,
  { sh = 'F', edge = 16, dim = 0.5 }: BodyOptions = {},
): string {
  let depth = dim
  // white plastic takes a softer shade, or it looks like a drawn outline
  const soft = base[0] === '#' && lum(base) > 0.5
  if (soft) depth *= 0.62
  const u = (a: string) => `<use href="#${q}${id}d" ${a}/>`
  return `<clipPath id="${q}${id}"><path id="${q}${id}d" clip-rule="evenodd" d="${d}"/></clipPath><g clip-path="url(#${q}${id})">${u(`fill="${base}"`)}${inner}${u(`fill="url(#${q}${sh})"${soft ? ' opacity=".82"' : ''}`)}${u(`fill="url(#${q}v)"`)}${u(`fill="none" stroke="#000" stroke-opacity="${depth}" stroke-width="${edge}" filter="url(#${q}b)"`)}</g>`
}
/** A blurred white streak along the path `d`, `w` wide, of opacity `o`. */
export const shine = (q: string, d: string, w: number, o: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${w}" stroke-linecap="round" opacity="${o}" filter="url(#${q}h)"/>`
/** A filled band round a cylinder: left edge, width, top, height, depth of its curve. */
export const band = (x: number, w: number, y: number, h: number, r: number, fill: string): string =>
  `<path fill="${fill}" d="M${x} ${y}a${w / 2} ${r} 0 0 0 ${w} 0v${h}a${w / 2} ${r} 0 0 1 ${-w} 0z"/>`
/** @returns the path of a cylinder: left edge, width, top, height, depth of the curve at its foot */
export const cylinder = (x: number, w: number, y: number, h: number, r: number): string =>
  `M${x} ${y}V${y + h}A${w / 2} ${r} 0 0 0 ${x + w} ${y + h}V${y}A${w / 2} ${r} 0 0 0 ${x} ${y}z`
/** Lays a flat drawing of w × h on a face of a box: origin, the vector of its width, the vector of its height. */
export const face = (ox: number, oy: number, ux: number, uy: number, vx: number, vy: number, w: number, h: number, s: string): string =>
  `<g transform="matrix(${[ux / w, uy / w, vx / h, vy / h].map((v) => +v.toFixed(4)).join(' ')} ${ox} ${oy})">${s}</g>`
/** The shadow under a round thing. */
export const sh = (q: string, x: number, y: number, rx: number): string =>
  `<radialGradient id="${q}o">${stops([
    [0, K, 0.5],
    [0.6, K, 0.22],
    [1, K, 0],
  ])}</radialGradient><ellipse cx="${x + 6}" cy="${y}" rx="${rx * 1.16}" ry="17" fill="url(#${q}o)"/><ellipse cx="${x}" cy="${y - 1}" rx="${rx * 0.96}" ry="6" fill="#000" opacity=".5" filter="url(#${q}h)"/>`
/** The shadow of an outline. */
export const shb = (q: string, d: string): string => `<path d="${d}" fill="#000" opacity=".42" filter="url(#${q}b)"/>`
/** A pattern of folded paper. */
export const pleat = (q: string, a: string, b: string, s: number): string =>
  `${lin(q + 'w', [
    [0, b],
    [0.45, a],
    [0.55, a],
    [1, dark(b, 0.3)],
  ])}<pattern id="${q}p" width="${s}" height="20" patternUnits="userSpaceOnUse"><rect width="${s}" height="20" fill="url(#${q}w)"/></pattern>`
