import type { Box, Edge, Placed, Point } from './layout'

/** A step aside of no more than that says nothing to a reader, px. */
const STEP = 12
/** From a corner of a box to an arrow that ends on its side, px. */
const CORNER = 7
/** Between what is moved and all that stands beside it, px. */
const APART = 8
/** What stands on an arrow may be so far off its middle, px. */
const OFF = 4

type Axis = 'x' | 'y'
type Run = readonly [Point, Point]
const across = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')
const axisOf = ([a, b]: Run): Axis => (Math.abs(a.x - b.x) < 0.5 ? 'y' : 'x')
const runsOf = (points: readonly Point[]): Run[] => points.slice(1).map((b, at): Run => [points[at]!, b]) // the one before
const around = ([a, b]: Run, by: number): Box => ({
  ...{ x: Math.min(a.x, b.x) - by, y: Math.min(a.y, b.y) - by },
  ...{ width: Math.abs(a.x - b.x) + 2 * by, height: Math.abs(a.y - b.y) + 2 * by },
})
const meet = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/**
 * The arrows without small steps aside: the first or the last stretch of one moves along the side of its box to where the rest of it runs,
 * wherever nothing stands in its way.
 */
export function straightened({ boxes, edges, links }: Placed): Edge[] {
  const placeOf = new Map<string, Box>([
    ...boxes.map((box) => [box.state.id, box] as const),
    ...links.map((link) => [link.id, link] as const),
  ])
  const leaves = boxes.filter(({ state }) => !boxes.some((other) => other.state.id.startsWith(`${state.id}.`)))
  const done = [...edges]

  /** Whether a run may be moved: `by` along that axis, its end on the side of `box`. */
  function isFree(edge: Edge, run: Run, moved: Run, box: Box): boolean {
    const axis = across(axisOf(run))
    const size = axis === 'x' ? box.width : box.height
    const [place, by] = [moved[0][axis], moved[0][axis] - run[0][axis]]
    if (place < box[axis] + CORNER || place > box[axis] + size - CORNER) return false
    if (edge.text.rows.length > 0 && Math.abs(by) > OFF && meet(around(run, 1), { ...edge.textAt, ...sizeOf(edge) })) return false
    const room = around(moved, APART)
    const others = done.filter((other) => other !== edge)
    const stands = [...leaves, ...links, ...boxes.flatMap(({ dot }) => dot ?? [])].filter((it) => it !== box && it !== ownBox(edge, box))
    const labels = others.filter(({ text }) => text.rows.length > 0).map((other) => ({ ...other.textAt, ...sizeOf(other) }))
    const stretches = others.flatMap(({ points }) => runsOf(points))
    return (
      ![...stands, ...labels].some((it) => meet(room, it)) &&
      !stretches.some((stretch) =>
        axisOf(stretch) === axisOf(run)
          ? meet(room, around(stretch, 1))
          : meet(around(moved, 1), around(stretch, 1)) && !meet(around(run, 1), around(stretch, 1)),
      )
    )
  }
  /** The box at the other end. */
  const ownBox = ({ source, end }: Edge, box: Box) => [placeOf.get(source), placeOf.get(end)].find((it) => it !== box)

  /** One step fewer; null where there is none to leave out. */
  function straighter(edge: Edge): Edge | null {
    const { points, source, end } = edge
    const last = points.length - 1
    for (let at = 1; at + 2 <= last; at++) {
      const [before, from, to, after] = points.slice(at - 1, at + 3) as [Point, Point, Point, Point] // as many as there are
      const [along, aside] = [axisOf([before, from]), across(axisOf([before, from]))]
      const isOnward = Math.sign(from[along] - before[along]) === Math.sign(after[along] - to[along])
      if (axisOf([from, to]) !== aside || !isOnward || Math.abs(to[aside] - from[aside]) > STEP) continue
      const [entered, left] = [placeOf.get(end), placeOf.get(source)]
      const lead = { ...after, [aside]: from[aside] }
      if (at + 2 === last && entered && isFree(edge, [to, after], [{ ...to, [aside]: from[aside] }, lead], entered))
        return { ...edge, points: [...points.slice(0, at), lead] }
      const start = { ...before, [aside]: to[aside] }
      if (at === 1 && left && isFree(edge, [before, from], [start, { ...from, [aside]: to[aside] }], left))
        return { ...edge, points: [start, ...points.slice(at + 2)] }
    }
    return null
  }
  edges.forEach((_, at) => {
    for (let next = straighter(done[at]!); next; next = straighter(next)) done[at] = next // one of each
  })
  return done
}

const sizeOf = ({ text: { width, height } }: Edge) => ({ width, height })
