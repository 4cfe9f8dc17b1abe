import { dark, light } from './colour'
import { hash } from './hash'
import { label } from './label'
import { face, K, lin, METAL, shb, W } from './light'
import type { Draw } from './subject'

/** A car battery, as a box in axonometry. */
export const battery: Draw = (p, q) => {
  const b = (hash(p.brand) >>> 7) % 3 ? '#1f2328' : '#dfe3e6',
    t = (hash(p.brand) >>> 9) % 2 ? b : p.c,
    tp = dark(t, 0.1)
  // axonometric box: front 236 wide, depth to the right
  const F = (s: string) => face(42, 150, 236, 40, 0, 160, 236, 160, s),
    S = (s: string) => face(278, 190, 84, -50, 0, 160, 84, 160, s)
  const term = (x: number, y: number, c: string) =>
    `<ellipse cx="${x}" cy="${y + 3}" rx="15" ry="8.500" fill="#000" opacity=".45"/><path d="M${x - 12} ${y}v-17h24v17a12 6.500 0 0 1-24 0z" fill="url(#${q}m)"/><ellipse cx="${x}" cy="${y - 17}" rx="12" ry="6.500" fill="#d7dce0"/><ellipse cx="${x}" cy="${y - 17}" rx="8" ry="4" fill="#aab3ba"/><ellipse cx="${x}" cy="${y}" rx="17" ry="9.500" fill="none" stroke="${c}" stroke-width="4"/>`
  return (
    `${lin(q + 'm', METAL)}` +
    shb(q, 'M40 306L278 352L368 300L340 270L70 270z') +
    lin(q + 'f', [
      [0, W, 0.2],
      [0.12, W, 0.05],
      [0.5, W, 0],
      [1, K, 0.22],
    ]) +
    lin(q + 'g', [
      [0, K, 0.5],
      [1, K, 0.32],
    ]) +
    F(
      `<rect width="236" height="160" fill="${b}"/><rect y="0" width="236" height="26" fill="${t}"/><path d="M0 27h236" stroke="#000" stroke-opacity=".5" stroke-width="2.500"/><path d="M14 160v-14h36v14M186 160v-14h36v14" fill="#000" opacity=".35"/>` +
        label(p, 16, 36, 204, 108, { r: 3 }) +
        `<rect width="236" height="160" fill="url(#${q}f)"/><path d="M0 158h236" stroke="#000" stroke-opacity=".5" stroke-width="5"/>`,
    ) +
    S(
      `<rect width="84" height="160" fill="${b}"/><rect width="84" height="26" fill="${t}"/><path d="M0 27h84" stroke="#000" stroke-opacity=".6" stroke-width="2.500"/><path d="M14 44v96M28 44v96M42 44v96M56 44v96M70 44v96" stroke="#000" stroke-opacity=".3" stroke-width="3"/><rect width="84" height="160" fill="url(#${q}g)"/>`,
    ) +
    `<path d="M42 150L278 190L362 140L126 102z" fill="${light(tp, 0.16)}"/><path d="M64 146L276 181L338 143L130 110z" fill="${dark(tp, 0.12)}"/><path d="M92 136L282 167L316 147L134 118z" fill="${light(tp, 0.1)}"/><path d="M42 150L278 190L362 140" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.200"/>` +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<ellipse cx="${140 + i * 27}" cy="${132 + i * 4.6}" rx="9" ry="4.500" fill="${dark(tp, 0.45)}"/><ellipse cx="${140 + i * 27}" cy="${130.5 + i * 4.6}" rx="9" ry="4.500" fill="${light(tp, 0.2)}"/>`,
      )
      .join('') +
    term(92, 146, '#2f6bd0') +
    term(262, 174, '#d33a2c') +
    `<path d="M150 128C150 84 258 96 290 150" fill="none" stroke="#15181b" stroke-width="7" stroke-linecap="round" opacity=".95"/><path d="M151 124C154 86 256 96 288 146" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`
  )
}
