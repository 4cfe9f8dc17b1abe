import { dark, n, on } from './colour'
import { hash, pick } from './hash'
import { label } from './label'
import { text, wordmark } from './lettering'
import { body, face, lin, METAL, pleat, sh, shb } from './light'
import type { Draw } from './subject'

/** A spin-on oil filter. */
export const filterOil: Draw = (p, q) => {
  const b = pick([p.c, '#20252a', '#f2f3f3', '#2f5d9b'], hash(p.brand) >>> 7),
    x = 110,
    w = 180
  let flute = ''
  for (let i = 1; i < 18; i++) {
    const t = n(x + w * (0.5 - Math.cos((i / 18) * Math.PI) / 2))
    flute += `M${t} ${n(300 + 22 * Math.sin((i / 18) * Math.PI))}v36`
  }
  return (
    sh(q, 200, 366, 92) +
    body(
      q,
      'a',
      `M110 104V318Q112 350 150 360Q200 372 250 360Q288 350 290 318V104z`,
      b,
      `<path d="${flute}" stroke="#000" stroke-opacity=".4" stroke-width="4"/><path d="${flute}" transform="translate(3 0)" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
        label(p, 110, 126, 180, 150, { arc: 20 }),
      { sh: 'C', edge: 8, dim: 0.35 },
    ) +
    `${lin(q + 't', METAL)}<path d="M104 96V110A96 24 0 0 0 296 110V96z" fill="url(#${q}t)"/><ellipse cx="200" cy="96" rx="96" ry="24" fill="#eef1f3"/><ellipse cx="200" cy="97" rx="91" ry="21.500" fill="url(#${q}t)"/><ellipse cx="200" cy="97" rx="82" ry="18" fill="#16191c"/><ellipse cx="200" cy="96" rx="71" ry="14.500" fill="#3a4147"/><ellipse cx="200" cy="97" rx="69" ry="13.500" fill="url(#${q}t)"/>` +
    (
      [
        [-46, 0],
        [-30, -7],
        [-30, 7],
        [46, 0],
        [30, -7],
        [30, 7],
      ] as const
    )
      .map(([a, c]) => `<ellipse cx="${200 + a}" cy="${97 + c}" rx="6.500" ry="2.600" fill="#191d20"/>`)
      .join('') +
    `<ellipse cx="200" cy="97" rx="23" ry="7" fill="#878f96"/><ellipse cx="200" cy="98" rx="19" ry="5.400" fill="#0d0f11"/><path d="M110 88A96 24 0 0 1 200 73" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`
  )
}

/** A panel air filter. */
export const filterAir: Draw = (p, q) => {
  const rim = pick<readonly [side: string, top: string]>(
    [
      ['#1d2125', '#3a4046'],
      ['#d9702b', '#f0924f'],
      ['#c8372d', '#e2625a'],
    ],
    hash(p.brand) >>> 7,
  )
  const top = (s: string) => face(30, 214, 196, 92, 146, -116, 200, 150, s)
  return (
    pleat(q, '#efe6cf', '#b09c6c', 8) +
    shb(q, 'M26 250L226 348L386 214L340 190L80 220z') +
    `<path d="M30 214L226 306V348L30 256z" fill="${dark(rim[0], 0.1)}"/><path d="M226 306L372 190V232L226 348z" fill="${dark(rim[0], 0.45)}"/><path d="M30 236L226 328M226 328L372 212" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>` +
    top(
      `<rect width="200" height="150" rx="6" fill="${rim[1]}"/><rect x="5" y="5" width="190" height="140" rx="4" fill="${rim[0]}"/><rect x="14" y="14" width="172" height="122" fill="url(#${q}p)"/><rect x="14" y="14" width="172" height="12" fill="#000" opacity=".4"/><rect x="14" y="14" width="10" height="122" fill="#000" opacity=".3"/><path d="M14 75h172" stroke="#a58f5c" stroke-width="3"/>`,
    ) +
    face(
      44,
      229,
      170,
      80,
      0,
      26,
      170,
      26,
      wordmark(p.brand, 6, 17, 15, '#fff', 84, 'start') + text(p.lines[0], 166, 17, 14, '#fff', { a: 'end', maxW: 70 }),
    ) +
    `<path d="M30 214L226 306L372 190" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`
  )
}

/** A cabin filter; the words of its label tell a carbon one. */
export const filterCabin: Draw = (p, q) => {
  const coal = /уг|CU|carb/i.test(p.all)
  const front = (s: string) => face(46, 124, 252, 58, 0, 160, 252, 160, s)
  return (
    pleat(q, coal ? '#8b9298' : '#ffffff', coal ? '#40464c' : '#b9c2c9', 11) +
    shb(q, 'M44 292L298 354L368 300L330 270L80 260z') +
    front(
      `<rect width="252" height="160" fill="${coal ? '#33383d' : '#eceff1'}"/><rect x="7" y="7" width="238" height="146" fill="url(#${q}p)"/><rect x="7" y="7" width="238" height="9" fill="#000" opacity=".22"/><rect x="7" y="7" width="5" height="146" fill="#000" opacity=".2"/>` +
        `<rect x="62" y="48" width="128" height="62" rx="3" fill="#fff"/><rect x="62" y="48" width="128" height="22" fill="${p.c}"/>` +
        wordmark(p.brand, 126, 64, 15, on(p.c), 112) +
        text(p.lines[0], 126, 88, 16, '#12181f', { a: 'middle', maxW: 112 }) +
        text(p.lines[1], 126, 103, 10, '#4a5663', { a: 'middle', maxW: 112 }),
    ) +
    `<path d="M46 124L298 182L332 157L80 101z" fill="${coal ? '#5b6268' : '#f8fafb'}"/><path d="M298 182L332 157V314L298 342z" fill="${coal ? '#24282c' : '#c3cbd1'}"/>` +
    face(
      76,
      104,
      220,
      50,
      -24,
      18,
      220,
      30,
      text('AIR FLOW', 70, 21, 17, coal ? '#fff' : '#4a5663', { maxW: 70 }) +
        `<path d="M150 16h34l-8-6m8 6l-8 6" fill="none" stroke="${coal ? '#fff' : '#4a5663'}" stroke-width="2.500"/>`,
    ) +
    `<path d="M46 124L298 182L332 157" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`
  )
}

/** A fuel filter, one of two shapes by brand. */
export const filterFuel: Draw = (p, q) => {
  const m = (hash(p.brand) >>> 7) % 2
  return (
    sh(q, 200, 366, 76) +
    lin(q + 't', METAL) +
    `<path d="M184 26h32v16h-5v34h-22V42h-5z" fill="url(#${q}t)"/><path d="M184 26h32v6h-32z" fill="#fff" opacity=".4"/><path d="M188 338h24v14h4v16h-32v-16h4z" fill="url(#${q}t)"/>` +
    body(
      q,
      'a',
      'M132 104Q132 82 168 74H232Q268 82 268 104V318Q268 336 232 344H168Q132 336 132 318z',
      m ? '#c9d0d6' : '#23282d',
      `<path d="M132 112h136M132 312h136" stroke="#000" stroke-opacity=".45" stroke-width="4"/><path d="M132 116h136M132 316h136" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
        label(p, 132, 128, 136, 162, { arc: 9 }),
      { sh: 'C', edge: 10, dim: 0.35 },
    )
  )
}
