import { dark, light, lum, n, on } from './colour'
import { hash } from './hash'
import { text, wordmark } from './lettering'
import { band } from './light'
import type { Subject } from './subject'

/** The printed label: five layouts, picked by brand so that a brand keeps its face over the whole range. */
export function label(
  p: Subject,
  x: number,
  y: number,
  w: number,
  h: number,
  { r = 5, arc = 0 }: { r?: number; arc?: number } = {},
): string {
  const {
      brand,
      c,
      lines: [big, small, vol],
    } = p,
    v = (hash(brand) >>> 3) % 5,
    m = x + w / 2,
    pad = w * 0.07
  const paper = v === 1 || v === 3 ? '#f7f8f8' : v === 4 ? dark(c, 0.35) : c,
    ink = on(paper),
    acc = lum(c) > 0.5 ? dark(c, 0.45) : c
  const pop = v === 1 || v === 3 ? acc : lum(c) > 0.32 ? '#12181f' : '#ffd23f'
  const base = arc ? band(x, w, y, h, arc, paper) : `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paper}"/>`
  const dy = arc * 0.9,
    y1 = y + dy,
    H = h
  let deco = ''
  if (v === 0)
    deco = `<path fill="${dark(c, 0.38)}" d="M${x} ${y1 + H * 0.72}L${x + w} ${y1 + H * 0.52}V${y + h + arc}H${x}z"/><path fill="${pop}" d="M${x} ${y1 + H * 0.7}L${x + w} ${y1 + H * 0.5}v${n(H * 0.04)}L${x} ${y1 + H * 0.74}z"/>`
  if (v === 1)
    deco = `<path fill="${acc}" d="M${x} ${y}${arc ? `a${w / 2} ${arc} 0 0 0 ${w} 0` : `h${w}`}v${n(H * 0.3)}L${x} ${n(y + H * 0.4)}z"/>`
  if (v === 2)
    deco = `<path fill="#fff" opacity=".16" d="M${x + w} ${y}L${x + w * 0.35} ${y + h + arc}H${x + w}z"/><rect x="${x}" y="${n(y1 + H * 0.36)}" width="${w}" height="${n(H * 0.34)}" fill="#f7f8f8"/>`
  if (v === 3)
    deco = `<rect x="${x}" y="${n(y1 + H * 0.74)}" width="${w}" height="${n(H * 0.3 + arc)}" fill="${acc}"/><rect x="${x}" y="${n(y1 + H * 0.7)}" width="${w}" height="${n(H * 0.025)}" fill="${pop}"/>`
  if (v === 4)
    deco = `<path fill="${c}" d="M${x} ${y}h${n(w * 0.1)}v${h + arc * 2}h${n(-w * 0.1)}z"/><path fill="${light(c, 0.25)}" d="M${x + w} ${y1 + H * 0.3}L${x + w * 0.62} ${y1 + H}h${w * 0.38}z" opacity=".5"/>`
  const bIn = v === 1 ? on(acc) : ink,
    gIn =
      v === 2
        ? lum(c) > 0.5
          ? dark(c, 0.5)
          : c
        : v === 0
          ? '#fff'
          : v === 4
            ? '#fff'
            : pop === '#ffd23f'
              ? pop
              : v === 3 || v === 1
                ? dark(acc, 0.25)
                : ink
  const sIn = v === 2 ? ink : v === 0 ? (lum(dark(c, 0.38)) > 0.32 ? '#12181f' : '#fff') : v === 3 ? '#38424c' : ink
  const vIn = v === 3 ? on(acc) : v === 0 ? on(dark(c, 0.38)) : ink
  const big2 = v === 0 ? on(c) : gIn
  return (
    base +
    deco +
    wordmark(brand, m, y1 + H * (v === 0 ? 0.19 : 0.22), Math.min(w * 0.2, H * 0.2), bIn, w - pad * 2) +
    text(big, m, y1 + H * (v === 0 ? 0.46 : 0.57), Math.min(H * (v === 0 ? 0.25 : 0.27), w * 0.36), v === 0 ? big2 : gIn, {
      a: 'middle',
      maxW: w - pad * 2,
    }) +
    text(
      small,
      v === 0 ? x + w - pad : m,
      y1 + H * (v === 0 ? 0.8 : v === 2 ? 0.67 : 0.69),
      Math.min(H * 0.1, w * 0.095),
      v === 0 ? vIn : sIn,
      { a: v === 0 ? 'end' : 'middle', maxW: w - pad * 2, o: 0.92 },
    ) +
    text(vol, x + w - pad, y1 + H * 0.93, Math.min(H * 0.14, w * 0.15), vIn, { a: 'end', maxW: w * 0.4 })
  )
}
