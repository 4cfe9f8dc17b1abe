import { type Arrow, type ChartPicture, contains, type Point, readChart, type State } from './chart-picture'
import { bottom, inside, meet, right, type Box } from './svg-boxes'

/** Reads a finished picture of a chart back and lists what a reader would stumble over; [] proves that it is clean. Independent of the layout. */
export function chartFaults(svg: string, page: { width: number; height: number } | null = null): string[] {
  const picture = readChart(svg)
  return [
    ...new Set([
      ...faultsOfPlace(picture, page),
      ...faultsOfText(picture),
      ...faultsOfStates(picture),
      ...faultsOfLabels(picture),
      ...faultsOfWays(picture),
      ...faultsOfEnds(picture),
    ]),
  ]
}

/** What lies outside of the picture, and a picture larger than its page. */
function faultsOfPlace(
  { width, height, states, labels, links, arrows, lines }: ChartPicture,
  page: { width: number; height: number } | null,
) {
  const found: string[] = []
  const canvas = { x: 0, y: 0, width, height }
  for (const it of [...states, ...labels, ...links]) if (!inside(it, canvas)) found.push(`cut off: box at ${it.x},${it.y}`)
  for (const { points, ids } of arrows)
    for (const { x, y } of points) if (x < 0 || y < 0 || x > width || y > height) found.push(`cut off: arrow ${ids}`)
  for (const line of lines) if (!inside(line, canvas)) found.push(`cut off: «${line.text}»`)
  if (page && (width > page.width || height > page.height))
    found.push(`does not fit the page: ${width} × ${height} on ${page.width} × ${page.height}`)
  return found
}

/** Text on what is not its own. */
function faultsOfText({ lines, states, labels, links, arrows }: ChartPicture): string[] {
  const found: string[] = []
  lines.forEach((line, i) => {
    for (const other of lines.slice(i + 1)) if (meet(line, other, 1)) found.push(`text on text: «${line.text}» and «${other.text}»`)
    for (const state of states) {
      if (meet(line, state) && !inside(line, state)) found.push(`text over a border: «${line.text}» and ${state.id}`)
      else if (meet(line, state) && state.leaf && state.id !== line.at) found.push(`text in a foreign state: «${line.text}» in ${state.id}`)
    }
    for (const box of [...labels, ...links])
      if (box.owner !== line.owner && meet(line, box, 1)) found.push(`text under a label: «${line.text}»`)
    for (const arrow of arrows) {
      const isOwn = arrow.label?.owner === line.owner
      if (!isOwn && stretches(arrow).some((stretch) => meet(line, stretch, 0)))
        found.push(`line through text: ${arrow.ids} through «${line.text}»`)
    }
  })
  return found
}

/** Whether two states lie as their ids say: beside each other, or one in the other. */
const areApart = (a: State, b: State) => (contains(a.id, b.id) ? inside(b, a) : contains(b.id, a.id) ? inside(a, b) : !meet(a, b))
const faultsOfStates = ({ states }: ChartPicture): string[] =>
  states.flatMap((a, i) => states.slice(i + 1).flatMap((b) => (areApart(a, b) ? [] : [`states overlap: ${a.id} and ${b.id}`])))

/** Words of arrows: on each other, or away from their own. */
function faultsOfLabels({ labels, arrows }: ChartPicture): string[] {
  const found: string[] = []
  labels.forEach((a, i) => {
    for (const b of labels.slice(i + 1)) if (meet(a, b)) found.push(`labels overlap at ${a.x},${a.y}`)
  })
  for (const arrow of arrows) {
    const { label } = arrow
    if (label && !stretches(arrow).some((stretch) => meet(stretch, label, 0))) found.push(`label away from its arrow: ${arrow.ids}`)
  }
  return found
}

/** Arrows through boxes that are not theirs, and along each other. */
function faultsOfWays({ states, arrows }: ChartPicture): string[] {
  const found: string[] = []
  const core = (b: Box) => ({ x: b.x + 1, y: b.y + 1, width: b.width - 2, height: b.height - 2 })
  arrows.forEach((arrow, i) => {
    for (const stretch of stretches(arrow)) {
      // An arrow may touch a leaf with its ends only, and no label but its own.
      for (const state of states)
        if (state.leaf && meet(stretch, core(state), 0)) found.push(`line through a state: ${arrow.ids} through ${state.id}`)
      for (const other of arrows)
        if (other !== arrow && other.label && meet(stretch, core(other.label), 0))
          found.push(`line through a label: ${arrow.ids} through ${other.ids}`)
      for (const other of arrows.slice(i + 1))
        for (const b of stretches(other)) {
          if (sharedLength(stretch, b) > MAX_SHARED) found.push(`arrows run on each other: ${arrow.ids} and ${other.ids}`)
          else if (isOneLane(stretch, b) && !states.some((box) => isInTheWay(box, between(stretch, b))))
            found.push(`arrows in one lane: ${arrow.ids} and ${other.ids}`)
        }
    }
  })
  return found
}

/** Where arrows begin and end, and what is drawn twice. */
function faultsOfEnds({ states, links, arrows }: ChartPicture): string[] {
  const found: string[] = []
  const idsOf = ({ ids }: Arrow) => ids.split(' ').filter(Boolean)
  const solid = new Set(arrows.flatMap((arrow) => (arrow.isOuter ? [] : idsOf(arrow))))
  for (const id of arrows.flatMap((arrow) => (arrow.isOuter ? idsOf(arrow) : [])))
    if (solid.has(id)) found.push(`a dashed arrow repeats another: ${id}`)
  for (const { ids, isOuter, sources, points, tips } of arrows) {
    const [start, end] = [points[0]!, points.at(-1)!] // a line has both
    const isOwn = ({ id }: State) => sources.some((source) => source === id || contains(id, source) || (isOuter && contains(source, id)))
    const tail = links.find((link) => sources.some((source) => link.of.includes(source)) && isOnBorder(start, link))
    const own = states.filter((state) => isOwn(state) && isOnBorder(start, state))
    if (!tail && own.length === 0) found.push(`arrow from elsewhere: ${ids}`)
    // From the border of a frame to what is inside it: that looks like the way in.
    if (own.some((frame) => !frame.leaf && inside({ ...end, width: 0, height: 0 }, frame) && !isOnBorder(end, frame)))
      found.push(`arrow from a frame inwards: ${ids}`)
    if (![...states, ...links].some((box) => isOnBorder(end, box))) found.push(`arrow into nothing: ${ids}`)
    if (!tips.some((tip) => isAt(tip, end))) found.push(`arrow without a tip: ${ids}`)
    if (tips.some((tip) => !isAt(tip, end))) found.push(`tip away from its arrow: ${ids}`)
  }
  return found
}

/** The straight stretches of an arrow as flat boxes; the corner of a rounded bend is its control point. */
const stretches = ({ points }: Arrow): Box[] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
  })
const isAt = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.5
/** Whether a point lies on the border of a box. */
function isOnBorder({ x, y }: Point, box: Box): boolean {
  const dot = { x, y, width: 0, height: 0 }
  return inside(dot, box) && !meet(dot, box)
}

/** Two stretches on one line and how: lying, standing, or not. */
const onOneLine = (a: Box, b: Box): 'flat' | 'tall' | null =>
  a.height < 0.5 && b.height < 0.5 && Math.abs(a.y - b.y) < 2
    ? 'flat'
    : a.width < 0.5 && b.width < 0.5 && Math.abs(a.x - b.x) < 2
      ? 'tall'
      : null
/** So far two arrows may run on one line, px: a corner that they share. */
const MAX_SHARED = 3
/** How far two stretches run on one line; less than 0: how far they are apart on it. */
function sharedLength(a: Box, b: Box): number {
  const line = onOneLine(a, b)
  if (line === 'flat') return Math.min(right(a), right(b)) - Math.max(a.x, b.x)
  return line === 'tall' ? Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) : 0
}
/** Nearer to each other than that on one line two arrows are read as one, px; of shorter stretches nobody asks where they lead. */
const [LANE, SHORT] = [12, 16]
/** Whether two stretches follow each other on one line so closely that they are read as one. */
const isOneLane = (a: Box, b: Box): boolean =>
  onOneLine(a, b) !== null && a.width + a.height > SHORT && b.width + b.height > SHORT && -sharedLength(a, b) < LANE
/** What lies between two stretches of one line. */
function between(a: Box, b: Box): Box {
  const [x, y] = [Math.min(right(a), right(b)), Math.min(bottom(a), bottom(b))]
  return { x: x - 1, y: y - 1, width: Math.max(a.x, b.x) - x + 2, height: Math.max(a.y, b.y) - y + 2 }
}
/** Whether a border stands there. */
const isInTheWay = (box: Box, place: Box) => meet(place, box, 0) && !inside(place, box)
