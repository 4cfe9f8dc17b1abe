import { dark, lum, mix, n } from './colour'
import { hash, pick } from './hash'
import { body } from './light'
import type { Subject } from './subject'

/** @returns the body colour of a plastic pack: by brand, from what oil companies really use */
export const plastic = (p: Subject): string => pick([p.c, '#262b31', '#aeb6bd', dark(p.c, 0.35), '#e9ebec', '#1c3350'], hash(p.brand) >>> 7)
/** @returns the colour of the cap for a body of colour `b` */
export const capOf = (p: Subject, b: string): string =>
  lum(b) > 0.6 ? p.c : lum(b) < 0.06 ? (lum(p.c) < 0.1 ? '#c9a227' : p.c) : mix(b, '#000000', 0.55)
/** A ribbed screw cap; `id` keeps its clip apart from others of the drawing, x and y are its upper left corner. */
export const cap = (q: string, id: string, x: number, y: number, w: number, h: number, c: string): string => {
  let k = ''
  for (let i = 1; i < 14; i++) {
    const t = x + w * (0.5 - Math.cos((i / 14) * Math.PI) / 2)
    k += `M${n(t)} ${y + 4}v${h - 6}`
  }
  return body(
    q,
    id,
    `M${x} ${y + 5}q0-5 6-5h${w - 12}q6 0 6 5v${h - 5}h${-w}z`,
    c,
    `<path d="${k}" stroke="#000" stroke-opacity=".28" stroke-width="1.6"/>`,
    { sh: 'C', edge: 6, dim: 0.35 },
  )
}
