import { dark, light, on } from './colour'
import { label } from './label'
import { text, wordmark } from './lettering'
import { face, K, lin, METAL, shb, W } from './light'
import type { Draw } from './subject'

/** A wiper blade. */
export const wiper: Draw = (p, q) => {
  return (
    shb(q, 'M40 340L70 366L372 120L350 92z') +
    lin(q + 'f', [
      [0, W, 0.25],
      [0.5, W, 0],
      [1, K, 0.25],
    ]) +
    lin(
      q + 'm',
      [
        [0, '#4a5159'],
        [0.35, '#22272b'],
        [1, '#0c0e10'],
      ],
      1,
    ) +
    face(
      24,
      296,
      292,
      -222,
      44,
      56,
      366,
      72,
      `<rect width="366" height="72" rx="4" fill="${light(p.c, 0.04)}"/><rect width="366" height="72" rx="4" fill="url(#${q}f)"/><rect x="0" y="0" width="366" height="5" fill="#fff" opacity=".5"/><path d="M366 0H262l-24 72h128z" fill="${dark(p.c, 0.4)}"/>` +
        wordmark(p.brand, 18, 46, 34, on(p.c), 200, 'start') +
        text(p.lines[0], 352, 34, 24, '#fff', { a: 'end', maxW: 96 }) +
        text(p.lines[1], 352, 56, 15, '#fff', { a: 'end', maxW: 96, o: 0.85 }),
    ) +
    `<path d="M58 372Q232 262 382 106L385 111Q240 274 62 380z" fill="#0b0d0f"/><path d="M54 362Q224 254 376 96L384 106Q234 268 60 376z" fill="url(#${q}m)"/><path d="M56 363Q226 254 377 98" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>` +
    face(
      196,
      232,
      66,
      -54,
      20,
      24,
      84,
      30,
      `<rect x="0" y="0" width="84" height="30" rx="8" fill="#15181b"/><rect x="4" y="3" width="76" height="8" rx="4" fill="#5a626a"/><rect x="24" y="12" width="36" height="13" rx="3" fill="#2d3338"/><circle cx="42" cy="18" r="4" fill="#8b949c"/>`,
    )
  )
}

/** A headlight bulb. */
export const bulb: Draw = (p, q) => {
  return (
    shb(q, 'M52 330L232 366L372 330L330 300L90 300z') +
    lin(q + 'm', METAL) +
    lin(q + 'f', [
      [0, W, 0.18],
      [0.5, W, 0],
      [1, K, 0.2],
    ]) +
    face(
      54,
      92,
      168,
      26,
      0,
      236,
      168,
      236,
      `<rect width="168" height="236" fill="${p.c}"/><path d="M0 130L168 90V236H0z" fill="${dark(p.c, 0.45)}"/>` +
        wordmark(p.brand, 84, 48, 30, on(p.c), 142) +
        text(p.lines[0], 84, 170, 74, '#fff', { a: 'middle', maxW: 130 }) +
        text(p.lines[1], 84, 200, 19, '#fff', { a: 'middle', maxW: 140, o: 0.9 }) +
        `<rect width="168" height="236" fill="url(#${q}f)"/>`,
    ) +
    `<path d="M222 118L278 92V326L222 354z" fill="${dark(p.c, 0.6)}"/><path d="M54 92L222 118L278 92L112 68z" fill="${light(p.c, 0.25)}"/>` +
    `<g transform="translate(306 352)"><ellipse cy="6" rx="58" ry="11" fill="#000" opacity=".3" filter="url(#${q}h)"/><path d="M-17-92C-17-118-23-128-23-158C-23-186-11-200 0-200S23-186 23-158C23-128 17-118 17-92z" fill="#cfe3ef" fill-opacity=".72"/><path d="M-17-92C-17-118-23-128-23-158C-23-186-11-200 0-200S23-186 23-158C23-128 17-118 17-92z" fill="none" stroke="#5f7482" stroke-opacity=".8" stroke-width="2"/><path d="M-8-186C-2-202 12-200 16-182 6-190-2-190-8-186z" fill="#6b7278"/><path d="M-8-96v-40M8-96v-40M-8-136l4-5 4 5 4-5 4 5" fill="none" stroke="#6a6052" stroke-width="2.200"/><path d="M-15-120C-15-142-17-160-12-178" stroke="#fff" stroke-width="5" fill="none" opacity=".9" stroke-linecap="round"/><path d="M-21-96h42v30h-42z" fill="url(#${q}m)"/><path d="M-38-68h76v12h-76z" fill="url(#${q}m)"/><path d="M-38-68h76v3h-76z" fill="#fff" opacity=".6"/><path d="M-24-56h48v30h-48z" fill="#e6e1d6"/><path d="M-24-56h12v30h-12zM14-56h10v30h-10z" fill="#000" opacity=".16"/><path d="M-17-26h9V4h-9zM8-26h9V4H8z" fill="url(#${q}m)"/></g>`
  )
}

/** A brush. */
export const brush: Draw = (p, q) => {
  let br = ''
  for (let i = 0; i < 30; i++) br += `M${i * 4.6} 0l${((i % 3) - 1) * 2} 46`
  return (
    shb(q, 'M40 356L70 376L366 112L340 96z') +
    lin(
      q + 'm',
      [
        [0, light(p.c, 0.5)],
        [0.3, p.c],
        [1, dark(p.c, 0.45)],
      ],
      1,
    ) +
    lin(
      q + 'g',
      [
        [0, '#5d656d'],
        [0.3, '#2b3036'],
        [1, '#101214'],
      ],
      1,
    ) +
    `<g transform="translate(44 352)rotate(-41.500)"><path d="M0-26L34-34V10L0 2q-8-14 0-28z" fill="#cfe6f2" stroke="#7fa3b8" stroke-width="2"/><path d="M4-22L30-28" stroke="#fff" stroke-width="3"/><rect x="30" y="-32" width="30" height="40" rx="6" fill="url(#${q}m)"/><rect x="56" y="-21" width="330" height="18" rx="9" fill="url(#${q}m)"/><rect x="84" y="-25" width="112" height="26" rx="12" fill="url(#${q}g)"/><path d="${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${98 + i * 12}-22v20`).join('')}" stroke="#000" stroke-opacity=".5" stroke-width="3"/><g transform="translate(238 2)"><path d="${br}" stroke="#23272b" stroke-width="3.400"/><path d="${br}" stroke="#6b747c" stroke-width="1" transform="translate(1 0)"/><path d="M0 30h140v18H0z" fill="${p.c}" opacity=".55"/></g><rect x="230" y="-24" width="152" height="30" rx="7" fill="url(#${q}m)"/>` +
    wordmark(p.brand, 306, -3, 20, on(p.c), 130) +
    `</g>`
  )
}

/** A carton, for goods without a look of their own. */
export const box: Draw = (p, q) => {
  return (
    shb(q, 'M56 334L236 378L356 318L320 296L80 290z') +
    lin(q + 'f', [
      [0, W, 0.22],
      [0.5, W, 0],
      [1, K, 0.18],
    ]) +
    face(
      58,
      108,
      178,
      34,
      0,
      226,
      178,
      226,
      `<rect width="178" height="226" fill="#f4f5f5"/>` +
        label(p, 0, 0, 178, 226, { r: 0 }) +
        `<rect width="178" height="226" fill="url(#${q}f)"/>`,
    ) +
    `<path d="M236 142L346 96V322L236 368z" fill="${dark(p.c, 0.5)}"/>` +
    face(
      236,
      142,
      110,
      -46,
      0,
      226,
      110,
      226,
      wordmark(p.brand, 55, 120, 24, '#fff', 92) + `<path d="M16 196h78" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
    ) +
    `<path d="M58 108L236 142L346 96L172 66z" fill="${light(p.c, 0.3)}"/><path d="M115 87L291 119" stroke="#000" stroke-opacity=".2" stroke-width="12"/><path d="M58 108L236 142L346 96M236 142V368" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`
  )
}
