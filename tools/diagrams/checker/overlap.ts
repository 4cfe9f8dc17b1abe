import { attribute, bottom, boxOf, inside, letters, meet, right, type Box } from './svg-boxes'

type Point = { x: number; y: number }
type Line = Box & { text: string; at: string; owner: number }
type State = Box & { id: string; leaf: boolean }
/** `isOuter`: it may begin at a state inside its own; `sources`: the states that its transitions are of; `tips`: the points of its heads. */
type Arrow = { ids: string; isOuter: boolean; sources: string[]; points: Point[]; tips: Point[] }

/** The straight stretches of an arrow as flat boxes; the corner of a rounded bend is its control point. */
const stretches = ({ points }: Arrow): Box[] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
  })
const vertices = (d: string): Point[] =>
  [...d.matchAll(/([MLQ])([-\d.]+) ([-\d.]+)/g)].map(([, , x, y]) => ({ x: Number(x), y: Number(y) }))
const isAt = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.5
/** Whether a point lies on the border of a box. */
function isOnBorder({ x, y }: Point, box: Box): boolean {
  const dot = { x, y, width: 0, height: 0 }
  return inside(dot, box) && !meet(dot, box)
}
/** Nearer to each other than that on one line two arrows are read as one, px; of shorter stretches nobody asks where they lead. */
const [LANE, SHORT] = [12, 16]
/** Whether two stretches follow each other on one line so closely that they are read as one. */
function isOneLane(a: Box, b: Box): boolean {
  const isFlat = a.height < 0.5 && b.height < 0.5 && Math.abs(a.y - b.y) < 2
  const isTall = a.width < 0.5 && b.width < 0.5 && Math.abs(a.x - b.x) < 2
  const apart = isFlat ? Math.max(a.x, b.x) - Math.min(right(a), right(b)) : Math.max(a.y, b.y) - Math.min(bottom(a), bottom(b))
  return (isFlat || isTall) && a.width + a.height > SHORT && b.width + b.height > SHORT && apart < LANE
}
/** What lies between two stretches of one line. */
function between(a: Box, b: Box): Box {
  const [x, y] = [Math.min(right(a), right(b)), Math.min(bottom(a), bottom(b))]
  return { x: x - 1, y: y - 1, width: Math.max(a.x, b.x) - x + 2, height: Math.max(a.y, b.y) - y + 2 }
}
/** Whether a border stands there. */
const isInTheWay = (box: Box, place: Box) => meet(place, box, 0) && !inside(place, box)
const contains = (outer: string, inner: string) => inner.startsWith(`${outer}.`)

/** Reads a finished picture back and lists what a reader would stumble over; [] proves that the picture is clean. Independent of the layout. */
export function faults(svg: string, page: { width: number; height: number } | null = null): string[] {
  const found: string[] = []
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number]
  const canvas = { x: 0, y: 0, width, height }
  const groups = [...svg.matchAll(/^<g class="(sc-(?:state|link|edge|label))([^"]*)"([^>]*)>(.*)<\/g>$/gm)].map(
    ([, kind, more, attributes, body]) => ({ kind: kind!, more: more!, attributes: attributes!, body: body! }),
  )

  const lines: Line[] = groups.flatMap(({ attributes, body }, owner) =>
    [...body.matchAll(/<text class="sc-(\w+)"([^>]*)>(?:<title>[^<]*<\/title>)?([^<]*)<\/text>/g)].map(([, style, tag, text]) => ({
      ...letters(tag!, style!, text!), // no group is optional
      at: attribute(attributes, 'data-state'),
      owner,
    })),
  )
  const rects = (kind: string) =>
    groups.flatMap(({ kind: k, attributes, body }, owner) =>
      k === kind
        ? [
            {
              ...boxOf(/<rect[^>]*>/.exec(body)?.[0] ?? ''),
              id: attribute(attributes, 'data-state'),
              of: attribute(attributes, 'data-from').split(' '),
              owner,
            },
          ]
        : [],
    )
  const boxes = rects('sc-state')
  const states: State[] = boxes.map((box) => ({ ...box, leaf: !boxes.some(({ id }) => contains(box.id, id)) }))
  const labels = rects('sc-label')
  const links = rects('sc-link')
  const arrows: Arrow[] = groups
    .filter(({ kind }) => kind === 'sc-edge')
    .map(({ attributes, more, body }) => ({
      isOuter: more.includes('sc-outer'),
      ids: attribute(attributes, 'data-of'),
      sources: attribute(attributes, 'data-of')
        .split(' ')
        .map((id) => id.split('--')[0]!), // there is one before it
      points: vertices(/<path d="([^"]*)"/.exec(body)![1]!),
      // The middle one of its three corners.
      tips: [...body.matchAll(/<path class="sc-head"[^>]* d="([^"]*)"/g)].flatMap(([, d]) => vertices(d!)[1] ?? []),
    }))
  /** Labels come in the order of the arrows that have one. */
  const worded = groups.filter(({ kind }) => kind === 'sc-edge').flatMap(({ more }, i) => (more.includes('sc-bare') ? [] : [arrows[i]!]))
  const labelOf = (arrow: Arrow): (typeof labels)[number] | undefined => labels[worded.indexOf(arrow)]

  for (const it of [...states, ...labels, ...links]) if (!inside(it, canvas)) found.push(`cut off: box at ${it.x},${it.y}`)
  for (const { points, ids } of arrows)
    for (const { x, y } of points) if (x < 0 || y < 0 || x > width || y > height) found.push(`cut off: arrow ${ids}`)
  lines.forEach((line, i) => {
    if (!inside(line, canvas)) found.push(`cut off: «${line.text}»`)
    for (const other of lines.slice(i + 1)) if (meet(line, other, 1)) found.push(`text on text: «${line.text}» and «${other.text}»`)
    for (const state of states) {
      if (meet(line, state) && !inside(line, state)) found.push(`text over a border: «${line.text}» and ${state.id}`)
      else if (meet(line, state) && state.leaf && state.id !== line.at) found.push(`text in a foreign state: «${line.text}» in ${state.id}`)
    }
    for (const box of [...labels, ...links])
      if (box.owner !== line.owner && meet(line, box, 1)) found.push(`text under a label: «${line.text}»`)
    for (const arrow of arrows) {
      const own = labelOf(arrow)?.owner === line.owner
      if (!own && stretches(arrow).some((stretch) => meet(line, stretch, 0)))
        found.push(`line through text: ${arrow.ids} through «${line.text}»`)
    }
  })
  states.forEach((a, i) => {
    for (const b of states.slice(i + 1))
      if (!contains(a.id, b.id) && !contains(b.id, a.id) ? meet(a, b) : !inside(contains(a.id, b.id) ? b : a, contains(a.id, b.id) ? a : b))
        found.push(`states overlap: ${a.id} and ${b.id}`)
  })
  labels.forEach((a, i) => {
    for (const b of labels.slice(i + 1)) if (meet(a, b)) found.push(`labels overlap at ${a.x},${a.y}`)
    if (!stretches(worded[i]!).some((stretch) => meet(stretch, a, 0))) found.push(`label away from its arrow: ${worded[i]!.ids}`)
  })
  arrows.forEach((arrow, i) => {
    for (const stretch of stretches(arrow)) {
      // An arrow may touch a leaf with its ends only, and no label but its own.
      const core = (b: Box) => ({ x: b.x + 1, y: b.y + 1, width: b.width - 2, height: b.height - 2 })
      for (const state of states)
        if (state.leaf && meet(stretch, core(state), 0)) found.push(`line through a state: ${arrow.ids} through ${state.id}`)
      labels.forEach(
        (label, k) =>
          worded[k] !== arrow &&
          meet(stretch, core(label), 0) &&
          found.push(`line through a label: ${arrow.ids} through ${worded[k]!.ids}`),
      )
      for (const other of arrows.slice(i + 1))
        for (const b of stretches(other)) {
          const along =
            stretch.height < 0.5 && b.height < 0.5 && Math.abs(stretch.y - b.y) < 2
              ? Math.min(right(stretch), right(b)) - Math.max(stretch.x, b.x)
              : stretch.width < 0.5 && b.width < 0.5 && Math.abs(stretch.x - b.x) < 2
                ? Math.min(bottom(stretch), bottom(b)) - Math.max(stretch.y, b.y)
                : 0
          if (along > 3) found.push(`arrows run on each other: ${arrow.ids} and ${other.ids}`)
          else if (isOneLane(stretch, b) && !boxes.some((box) => isInTheWay(box, between(stretch, b))))
            found.push(`arrows in one lane: ${arrow.ids} and ${other.ids}`)
        }
    }
  })
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
  if (page && (width > page.width || height > page.height))
    found.push(`does not fit the page: ${width} × ${height} on ${page.width} × ${page.height}`)
  return [...new Set(found)]
}
