import type { Placed, Point } from './layout'

/** Everything moved by the same distance, as a copy. */
export const shift = (p: Placed, dx: number, dy: number): Placed => {
  const move = <T extends Point>(it: T): T => ({ ...it, x: it.x + dx, y: it.y + dy })
  return {
    ...p,
    links: p.links.map(move),
    boxes: p.boxes.map((b) => ({ ...move(b), textAt: move(b.textAt), dot: b.dot && move(b.dot) })),
    edges: p.edges.map((e) => ({ ...e, points: e.points.map(move), textAt: move(e.textAt) })),
  }
}

/** The lowest arrangement of the regions in columns that is at most `max` wide; each region comes laid out in two directions. */
export function pack(regions: Placed[][], max: number): Placed {
  const gap = 10
  let best: { columns: Placed[][]; width: number; height: number } | null = null
  const better = (columns: Placed[][]) => {
    const width = columns.reduce((sum, column) => sum + Math.max(...column.map((r) => r.width)), gap * (columns.length - 1))
    const height = Math.max(...columns.map((column) => column.reduce((sum, r) => sum + r.height, gap * (column.length - 1))))
    const cost = (w: number, h: number) => (w > max ? 1e6 * w : 0) + h + w / 10
    if (!best || cost(width, height) < cost(best.width, best.height)) best = { columns, width, height }
  }
  const assign = (rest: Placed[][], columns: Placed[][]): void => {
    const [first, ...others] = rest
    if (!first) return better(columns)
    for (const variant of first) {
      columns.forEach((_, i) =>
        assign(
          others,
          columns.map((column, j) => (i === j ? [...column, variant] : column)),
        ),
      )
      assign(others, [...columns, [variant]])
    }
  }
  assign(regions, [])
  const { columns, width, height } = best!
  let x = 0
  const parts = columns.flatMap((column) => {
    let y = 0
    const parts = column.map((region) => {
      const part = shift(region, x, y)
      y += region.height + gap
      return part
    })
    x += Math.max(...column.map((r) => r.width)) + gap
    return parts
  })
  return { width, height, boxes: parts.flatMap((p) => p.boxes), edges: parts.flatMap((p) => p.edges), links: parts.flatMap((p) => p.links) }
}
