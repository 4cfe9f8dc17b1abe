import type { Box, Edge, Picture, Point } from './layout/layout'
import { TALL } from './paper'

/** Nearer to each other than that on a frame two arrows are read as one, px. */
const NEAR = 18
/** Of a picture for which the reader turns the sheet. */
const LYING = 100
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const stretchesOf = ({ points }: Edge) => points.slice(1).map((b, i): [Point, Point] => [points[i]!, b]) // the one before

function isCrossed([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const within = (one: number, from: number, to: number) => one > Math.min(from, to) + 0.5 && one < Math.max(from, to) - 0.5
  const isFlat = (p: Point, q: Point) => Math.abs(p.y - q.y) < 0.5
  if (isFlat(a, b) === isFlat(c, d)) return false
  const [flat, tall] = isFlat(a, b) ? [[a, b] as const, [c, d] as const] : [[c, d] as const, [a, b] as const]
  return within(tall[0].x, flat[0].x, flat[1].x) && within(flat[0].y, tall[0].y, tall[1].y)
}

/** How often arrows cross. */
export function crossings(edges: readonly Edge[]): number {
  const all = edges.map(stretchesOf)
  return sum(all.flatMap((one, i) => all.slice(i + 1).map((other) => sum(one.map((a) => other.filter((b) => isCrossed(a, b)).length)))))
}

/** How many pairs of arrows end at nearly the same spot of a frame. */
function crowded(frames: readonly Box[], edges: readonly Edge[]): number {
  const ends = edges.flatMap(({ points }) => [points[0]!, points.at(-1)!]) // an arrow has two ends
  const isOn = (p: Point, { x, y, width, height }: Box) =>
    (Math.min(Math.abs(p.x - x), Math.abs(p.x - x - width)) < 1 && p.y >= y && p.y <= y + height) ||
    (Math.min(Math.abs(p.y - y), Math.abs(p.y - y - height)) < 1 && p.x >= x && p.x <= x + width)
  return sum(
    frames.map((frame) => {
      const on = ends.filter((p) => isOn(p, frame))
      return sum(on.map((p, i) => on.slice(i + 1).filter((q) => Math.abs(p.x - q.x) + Math.abs(p.y - q.y) < NEAR).length))
    }),
  )
}

/** What a drawing costs its reader; the least is the best: small and upright, with short and straight arrows that stand apart, labels neither too narrow nor higher than wide, the initial states near the beginning. */
export function cost({ width, height, edges, boxes, choice, part }: Picture): number {
  const late = boxes.map(({ dot, state }) => {
    const parent = boxes.find((b) => state.id.startsWith(`${b.state.id}.`) && b.state.initial === state.id)
    const [along, aside] = dot && parent ? [dot.y - parent.y, dot.x - parent.x] : [0, 0]
    return choice.direction === 'DOWN' ? along + aside / 3 : aside + along / 3
  })
  const lengths = edges.flatMap((edge) => stretchesOf(edge).map(([a, b]) => Math.abs(b.x - a.x) + Math.abs(b.y - a.y)))
  const frames = boxes.filter(({ state }) => state !== part.root && state.states.length > 0 && !part.closed.includes(state.id))
  return (
    (width * height) / 1000 +
    (width > TALL.width ? LYING : 0) +
    sum(lengths) / 10 +
    lengths.length * 3 +
    Math.max(0, 200 - choice.labelWidth) / 2 +
    sum(edges.map(({ text }) => Math.max(0, text.height - text.width))) / 3 +
    sum(late) / 3 +
    crossings(edges) * (choice.words === 'none' ? 8 : 30) +
    crowded(frames, edges) * 40
  )
}
