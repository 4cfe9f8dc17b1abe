import { dark, light } from './colour'
import { label } from './label'
import { body, lin, sh, shine } from './light'
import { cap, capOf, plastic } from './plastic'
import type { Draw } from './subject'

/** A bottle, for a litre or less. */
export const bottle: Draw = (p, q) => {
  const b = plastic(p),
    d =
      'M140 368Q128 368 127 354L122 172C121 142 138 128 162 116Q170 110 170 98V84h60v14Q230 110 238 116C262 128 279 142 278 172L273 354Q272 368 260 368z'
  let ribs = ''
  for (let i = 0; i < 6; i++) ribs += `M124 ${150 + i * 6 + 0}h13M263 ${150 + i * 6}h13`
  return (
    sh(q, 200, 368, 100) +
    body(q, 'a', d, b, `<path d="${ribs}" stroke="#000" stroke-opacity=".3" stroke-width="2"/>` + label(p, 132, 176, 136, 172, { r: 8 }), {
      edge: 18,
    }) +
    shine(q, 'M150 150C156 138 166 132 174 124', 7, 0.55) +
    shine(q, 'M140 190V340', 5, 0.5) +
    cap(q, 'k', 164, 40, 72, 50, capOf(p, b))
  )
}

/** A canister with a handle, for more than a litre. */
export const canister: Draw = (p, q) => {
  const b = plastic(p)
  const hole =
    'M212 118C232 102 266 92 278 102C290 112 290 152 286 168C283 178 272 178 266 168C252 148 230 140 210 137C200 134 202 125 212 118z'
  const d =
    'M104 352L98 152C98 128 108 118 120 108V92h64C190 100 198 92 208 84L254 64C288 54 312 72 313 106L308 352Q307 368 292 368H120Q105 368 104 352z' +
    hole
  const strip = `<path d="M292 196v150" stroke="#fff" stroke-opacity=".5" stroke-width="7"/><path d="${[0, 1, 2, 3].map((i) => `M288 ${220 + i * 34}h8`).join('')}" stroke="#000" stroke-opacity=".5" stroke-width="2"/>`
  return (
    sh(q, 206, 368, 126) +
    body(q, 'a', d, b, label(p, 116, 182, 164, 168, { r: 7 }) + strip, { edge: 20 }) +
    shine(q, 'M212 96L262 74C284 68 300 78 302 102', 6, 0.5) +
    shine(q, 'M112 150V340', 5, 0.45) +
    shine(q, 'M128 126C140 116 160 118 196 120', 5, 0.35) +
    cap(q, 'k', 117, 44, 66, 52, capOf(p, b))
  )
}

/** A clear canister; the liquid gives its colour. */
export const coolant: Draw = (p, q) => {
  const liq = p.liquid || p.c,
    d = 'M94 346V138Q94 112 122 106L150 98Q160 94 170 84Q182 70 200 70H262Q306 70 306 116V346Q306 366 286 366H114Q94 366 94 346z',
    hole = 'M192 104Q200 94 214 94H252Q274 94 274 116V132Q274 142 262 142H196Q182 142 184 128z'
  return (
    sh(q, 202, 366, 122) +
    `${lin(
      q + 'l',
      [
        [0, light(liq, 0.5)],
        [0.25, light(liq, 0.18)],
        [1, dark(liq, 0.25)],
      ],
      1,
    )}` +
    body(
      q,
      'a',
      d + hole,
      light(liq, 0.62),
      `<path d="M90 150Q150 144 200 150T310 150V370H90z" fill="url(#${q}l)"/><path d="M90 150Q150 144 200 150T310 150" stroke="${dark(liq, 0.3)}" stroke-opacity=".6" stroke-width="2.500" fill="none"/>` +
        label(p, 116, 184, 152, 156, { r: 8 }) +
        `<path d="${[0, 1, 2, 3, 4].map((i) => `M284 ${200 + i * 30}h12`).join('')}" stroke="#000" stroke-opacity=".45" stroke-width="2"/>`,
      { edge: 18, dim: 0.38 },
    ) +
    shine(q, 'M106 140V344', 6, 0.6) +
    shine(q, 'M206 82H256C282 82 294 94 294 116V150', 6, 0.6) +
    cap(q, 'k', 112, 54, 58, 50, dark(liq, 0.15))
  )
}

/** A canister with a spout. */
export const adblue: Draw = (p, q) => {
  const d = 'M98 350L94 120Q94 96 118 94H176L196 74H280Q306 74 306 100V350Q306 368 288 368H116Q98 368 98 350z',
    hole = 'M206 102Q212 96 222 96H266Q280 96 280 110V126Q280 138 266 138H206Q196 138 198 124z'
  return (
    sh(q, 202, 368, 122) +
    body(
      q,
      'a',
      d + hole,
      '#eef3f8',
      `<path d="M94 168q10 4 10 14v130q0 10-6 14M306 168q-10 4-10 14v130q0 10 6 14" fill="none" stroke="#9fb4c8" stroke-width="5"/>` +
        label({ ...p, c: p.c }, 116, 172, 168, 172, { r: 6 }),
      { edge: 20, dim: 0.3 },
    ) +
    cap(q, 'k', 112, 50, 60, 48, '#1d6fd0') +
    shine(q, 'M108 130V346', 6, 0.8) +
    `<path d="M152 50q-2-22 20-26l62-10 4 10-58 14q-12 4-12 14z" fill="#1d6fd0"/><path d="M156 46q0-16 16-19l60-10" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.500"/>`
  )
}
