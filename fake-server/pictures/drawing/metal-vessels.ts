import { dark, light, lum, mix, on } from './colour'
import { hash, pick } from './hash'
import { label } from './label'
import { text } from './lettering'
import { band, body, cylinder, lin, METAL, sh, shine } from './light'
import type { Draw } from './subject'

/** A pail with a lid. */
export const pail: Draw = (p, q) => {
  const b = pick([p.c, '#f0f1f1', '#2a2f35', '#ffffff'], hash(p.brand) >>> 7)
  const d = 'M82 116L104 352A96 18 0 0 0 296 352L318 116A118 20 0 0 1 82 116z'
  const lid = 'M74 96A126 22 0 0 1 326 96V118A126 22 0 0 1 74 118z',
    lc = lum(b) > 0.6 ? light(b, 0.4) : dark(b, 0.25)
  return (
    sh(q, 200, 364, 116) +
    body(
      q,
      'a',
      d,
      b,
      `<path d="M84 140A118 20 0 0 0 316 140M88 154A118 20 0 0 0 312 154" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"/>` +
        label(p, 112, 196, 176, 136, { arc: 15 }),
      { sh: 'C', edge: 14, dim: 0.3 },
    ) +
    body(q, 'l', lid, lc, '', { sh: 'C', edge: 8, dim: 0.3 }) +
    `<ellipse cx="200" cy="95" rx="126" ry="21" fill="${light(lc, 0.1)}"/><ellipse cx="200" cy="95" rx="112" ry="16.500" fill="${dark(lc, 0.18)}"/><ellipse cx="200" cy="97.500" rx="108" ry="14.500" fill="${mix(lc, '#ffffff', 0.14)}"/>` +
    shine(q, 'M104 88C130 78 170 76 200 76', 4, 0.7) +
    `<circle cx="238" cy="93" r="13" fill="${dark(lc, 0.4)}"/><ellipse cx="238" cy="90" rx="13" ry="6" fill="${light(lc, 0.1)}"/><path d="M82 122q-14 8-8 26M318 122q14 8 8 26" stroke="#8b949c" stroke-width="5" fill="none"/><path d="M74 146C76 186 130 216 200 216S324 186 326 146" stroke="#8b949c" stroke-width="4" fill="none"/><path d="M74 144C76 184 130 214 200 214S324 184 326 144" stroke="#fff" stroke-opacity=".6" stroke-width="1.200" fill="none"/>`
  )
}

/** A steel drum. */
export const drum: Draw = (p, q) => {
  const b = pick([p.c, dark(p.c, 0.3), '#1d4f91', '#24292f'], hash(p.brand) >>> 7),
    x = 92,
    w = 216
  const hoop = (y: number) =>
    band(x - 3, w + 6, y, 9, 20, dark(b, 0.12)) +
    band(x - 3, w + 6, y - 1, 3, 20, light(b, 0.45)) +
    band(x - 3, w + 6, y + 8, 4, 20, dark(b, 0.55))
  return (
    sh(q, 200, 366, 120) +
    body(
      q,
      'a',
      cylinder(x, w, 66, 284, 22),
      b,
      band(x, w, 60, 108, 22, light(b, 0.06)) +
        hoop(136) +
        hoop(270) +
        label(p, 112, 148, 176, 116, { arc: 19 }) +
        text(p.brand, 200, 326, 28, on(b), { f: 'i', a: 'middle', maxW: 130, o: 0.9 }),
      { sh: 'C', edge: 10, dim: 0.35 },
    ) +
    `<ellipse cx="200" cy="66" rx="110" ry="24" fill="${dark(b, 0.35)}"/><ellipse cx="200" cy="64" rx="110" ry="24" fill="${light(b, 0.35)}"/><ellipse cx="200" cy="65" rx="105" ry="21" fill="${dark(b, 0.45)}"/>${lin(
      q + 't',
      [
        [0, dark(b, 0.3)],
        [0.35, light(b, 0.3)],
        [1, dark(b, 0.15)],
      ],
    )}<ellipse cx="200" cy="68" rx="103" ry="18.500" fill="url(#${q}t)"/><ellipse cx="146" cy="64" rx="15" ry="5" fill="#31383e"/><ellipse cx="146" cy="62" rx="15" ry="5" fill="#b8c0c7"/><ellipse cx="252" cy="72" rx="9" ry="3" fill="#31383e"/><ellipse cx="252" cy="70.500" rx="9" ry="3" fill="#b8c0c7"/><path d="M92 350A108 22 0 0 0 308 350" fill="none" stroke="${dark(b, 0.6)}" stroke-width="5"/>`
  )
}

/** A small tub of grease or paste. */
export const grease: Draw = (p, q) => {
  const b = pick([p.c, '#f1f2f2', '#2b3036'], hash(p.brand) >>> 7),
    x = 146,
    w = 108
  return (
    sh(q, 200, 370, 66) +
    body(q, 'a', cylinder(x, w, 62, 296, 13), b, label(p, 146, 96, 108, 224, { arc: 13 }), { sh: 'C', edge: 8, dim: 0.3 }) +
    body(q, 'c', cylinder(x - 4, w + 8, 330, 26, 13), '#2b3036', '', { sh: 'C', edge: 4 }) +
    `${lin(q + 't', METAL)}<ellipse cx="200" cy="62" rx="54" ry="13" fill="url(#${q}t)"/><ellipse cx="200" cy="63" rx="47" ry="10" fill="#6c757d"/><ellipse cx="200" cy="65" rx="46" ry="8.500" fill="url(#${q}t)"/><path d="M186 60q14-10 28 0v8q-14 6-28 0z" fill="#cfd5da" stroke="#6c757d"/>`
  )
}

/** A spray can. */
export const aerosol: Draw = (p, q) => {
  const b = pick([p.c, '#f4f5f5', '#1e2328', dark(p.c, 0.3)], hash(p.brand) >>> 7),
    x = 148,
    w = 104
  return (
    sh(q, 200, 370, 62) +
    lin(q + 't', METAL) +
    body(q, 'a', cylinder(x, w, 130, 226, 11), b, label(p, 148, 146, 104, 178, { arc: 11 }), { sh: 'C', edge: 8, dim: 0.3 }) +
    `<path d="M144 352A56 12 0 0 0 256 352V358A56 12 0 0 1 144 358z" fill="url(#${q}t)"/><path d="M148 131C150 112 166 104 176 102H224C234 104 250 112 252 131A52 11 0 0 1 148 131z" fill="url(#${q}t)"/><path d="M145 127A55 11 0 0 0 255 127V133A55 11 0 0 1 145 133z" fill="url(#${q}t)"/>` +
    body(
      q,
      'k',
      'M160 104V54Q160 32 200 32T240 54V104A40 9 0 0 1 160 104z',
      lum(b) > 0.6 ? p.c : lum(p.c) < 0.12 ? '#c8372d' : dark(p.c, 0.1),
      '',
      { sh: 'C', edge: 8, dim: 0.3 },
    ) +
    shine(q, 'M176 50V96', 5, 0.5)
  )
}
