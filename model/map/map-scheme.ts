import type { Position } from './position'

/** A place to be drawn; `name` stands beside its point. */
export type SchemePoint<Id> = { id: Id; name: string; position: Position }

/** A box on the drawing, px from its left and upper edge. */
export type Box = { x: number; y: number; width: number; height: number }

/** What is drawn: each point with the box of its name, null where it would cover another; a length that stands for so many km. */
export type Scheme<Id> = {
  places: readonly { id: Id; name: string; x: number; y: number; label: Box | null }[]
  bar: { km: number; px: number }
}

/** px between the outermost points and the edge. */
const MARGIN = { x: 56, y: 40 }
/** A point and the room around it, px. */
const POINT = 18
/** A line of a name, px; the width is what the letters of the face take on average. */
const LINE = { height: 20, letter: 7.8, gap: 4 }
const KM_PER_DEGREE = 111.32
/** Closer points are drawn as if this lay between them, degrees: about a kilometre. */
const LEAST_SPAN = 0.01

/**
 * Lays places out on a drawing, north above, true to scale around their middle; names stand beside their points and cover neither points nor
 * one another.
 * @param size of the drawing, px
 * @param firstId whose name is placed first
 */
export function schemeOf<Id>(
  points: readonly SchemePoint<Id>[],
  { width, height }: { width: number; height: number },
  firstId: Id | null,
): Scheme<Id> {
  const lats = points.map(({ position }) => position.lat)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const easts = points.map(({ position }) => position.lon * narrowing)
  const [west, east] = [Math.min(...easts), Math.max(...easts)]
  const scale = Math.min(
    (width - 2 * MARGIN.x) / Math.max(east - west, LEAST_SPAN),
    (height - 2 * MARGIN.y) / Math.max(north - south, LEAST_SPAN),
  )
  const spots = points.map(({ id, name, position }) => ({
    id,
    name,
    x: width / 2 + (position.lon * narrowing - (west + east) / 2) * scale,
    y: height / 2 - (position.lat - (south + north) / 2) * scale,
  }))
  const bar = barOf(scale / KM_PER_DEGREE, width / 4)
  const taken: Box[] = spots.map(({ x, y }) => ({ x: x - POINT / 2, y: y - POINT / 2, width: POINT, height: POINT }))
  const labels = new Map<Id, Box | null>()
  for (const spot of [...spots].sort((one, other) => Number(other.id === firstId) - Number(one.id === firstId))) {
    const label = boxesBeside(spot, width).find((box) => isInside(box, width, height) && !taken.some((other) => isOver(box, other))) ?? null
    if (label) taken.push(label)
    labels.set(spot.id, label)
  }
  return { places: spots.map((spot) => ({ ...spot, label: labels.get(spot.id) ?? null })), bar }
}

/** Right of the point, left of it, below and above; the last two are moved off the edges of the drawing. */
function boxesBeside({ name, x, y }: { name: string; x: number; y: number }, drawingWidth: number): Box[] {
  const [width, { height, gap }] = [name.length * LINE.letter, LINE]
  const far = POINT / 2 + gap
  const middle = Math.max(0, Math.min(x - width / 2, drawingWidth - width))
  return [
    { x: x + far, y: y - height / 2 },
    { x: x - far - width, y: y - height / 2 },
    { x: middle, y: y + far },
    { x: middle, y: y - far - height },
  ].map((corner) => ({ ...corner, width, height }))
}

const isInside = (box: Box, width: number, height: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

/** The longest of 1, 2, 5, 10, 20… km that fits. */
function barOf(pxPerKm: number, room: number): Scheme<never>['bar'] {
  const power = 10 ** Math.floor(Math.log10(room / pxPerKm))
  const km = ([5, 2].find((step) => step * power * pxPerKm <= room) ?? 1) * power
  return { km, px: km * pxPerKm }
}
