import { expect, it } from 'vitest'
import type { State } from '../../tools/diagrams/extract'
import type { Box, Edge, Placed, Point } from '../../tools/diagrams/layout/layout'
import { straightened } from '../../tools/diagrams/layout/straight'

const NOTHING = { rows: [], width: 0, height: 0 }
const state = (id: string): State => ({
  id,
  path: id,
  name: id,
  key: id,
  type: 'atomic',
  initial: null,
  tags: [],
  entry: [],
  exit: [],
  calls: [],
  states: [],
})
const boxOf = (id: string, place: Box) => ({
  ...place,
  state: state(id),
  depth: 1,
  isRegion: false,
  text: NOTHING,
  textAt: place,
  dot: null,
})
const edgeOf = (source: string, end: string, points: Point[]): Edge => ({
  ...{ source, end, points, transitions: [], text: NOTHING, textAt: { x: 0, y: 0 }, isOuter: false },
})
const p = (x: number, y: number): Point => ({ x, y })
/** One box above another, and what stands between them. */
const placed = (edges: Edge[], more: Placed['boxes'] = []): Placed => ({
  ...{ width: 300, height: 300, links: [], edges },
  boxes: [boxOf('a', { x: 0, y: 0, width: 100, height: 40 }), boxOf('b', { x: 10, y: 200, width: 100, height: 40 }), ...more],
})
const straight = (edges: Edge[], more?: Placed['boxes']) => straightened(placed(edges, more)).map(({ points }) => points)

it('an arrow that steps a little aside runs straight', () =>
  expect(straight([edgeOf('a', 'b', [p(50, 40), p(50, 190), p(60, 190), p(60, 200)])])).toEqual([[p(50, 40), p(50, 200)]]))
it('from its beginning where its end cannot move', () =>
  expect(straight([edgeOf('a', 'b', [p(14, 40), p(14, 60), p(20, 60), p(20, 200)])])).toEqual([[p(20, 40), p(20, 200)]]))
it('a long way round keeps its bends but the last step', () =>
  expect(straight([edgeOf('a', 'b', [p(50, 40), p(50, 60), p(90, 60), p(90, 190), p(80, 190), p(80, 200)])])).toEqual([
    [p(50, 40), p(50, 60), p(90, 60), p(90, 200)],
  ]))
it.each([
  ['a wider step', edgeOf('a', 'b', [p(40, 40), p(40, 190), p(60, 190), p(60, 200)]), []],
  [
    'a step without which it would miss its boxes',
    edgeOf('a', 'e', [p(92, 40), p(92, 190), p(104, 190), p(104, 250)]),
    [boxOf('e', { x: 96, y: 250, width: 20, height: 20 })],
  ],
  [
    'a step past another box',
    edgeOf('a', 'b', [p(50, 40), p(50, 190), p(60, 190), p(60, 200)]),
    [boxOf('c', { x: 58, y: 60, width: 60, height: 60 }), boxOf('d', { x: 0, y: 192, width: 54, height: 4 })],
  ],
])('%s stays', (_, edge, more) => expect(straight([edge], more)).toEqual([edge.points]))
it('no arrow comes nearer to another than it may', () => {
  const other = edgeOf('a', 'b', [p(44, 40), p(44, 200)])
  const steps = edgeOf('a', 'b', [p(58, 40), p(58, 190), p(50, 190), p(50, 200)])
  expect(straight([other, steps])[1]).toEqual([p(58, 40), p(58, 200)])
  const between = edgeOf('a', 'b', [p(52, 40), p(52, 190), p(62, 190), p(62, 200)])
  const beside = edgeOf('a', 'b', [p(68, 40), p(68, 150)])
  expect(straight([other, between, beside])[1]).toEqual(between.points)
})
