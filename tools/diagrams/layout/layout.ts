import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { initialDot, layered, onArrow } from './elk'
import type { Chart, State, Transition } from '../extract'
import { pack, shift } from './regions'
import { straightened } from './straight'
import { contains, flat, siblings } from '../tree'
import { draftsOf, type Draft } from './arrows'
import { edgeText, stateText, type Block, type Wording } from '../text/rows'

const elk = new ELK()
/** Of one of the arrows of a box, px: about half of them share a side. */
const ARROW_ROOM = 7
/** Around a picture, px. */
const MARGIN = 4

/** A place on a picture, px from its upper left corner. */
export type Point = { x: number; y: number }
/** A rectangle by its upper left corner, px. */
export type Box = Point & { width: number; height: number }
/**
 * A state as it is drawn. `depth`: how many states are around it; `isRegion`: one of those that run at once in a parallel state; `textAt`: the
 * upper left corner of its words; `dot`: the room of the sign that it is where the state around it begins, null where it is not.
 */
export type StateBox = Box & { state: State; depth: number; isRegion: boolean; text: Block; textAt: Point; dot: Box | null }
/**
 * An arrow as it is drawn. `source` and `end`: ids of its boxes, or of tags; `points`: from its source to its end, the bends between them;
 * `isOuter`: it is of a state around the one at which it begins.
 */
export type Edge = {
  source: string
  end: string
  transitions: Transition[]
  points: Point[]
  text: Block
  textAt: Point
  isOuter: boolean
}
/** A tag with the name of what is not drawn there. `of`: the states that an arrow from it comes from; empty where one ends. */
export type Link = Box & { id: string; text: Block; of: readonly string[] }
/** One way to draw a part. `seed`: of the tries of ELK; `gap`: between arrows side by side, px; `isMirrored`: what runs down has its right on its left. */
export type Choice = Wording & { direction: 'DOWN' | 'RIGHT'; regionsWidth: number; seed: number; gap: number; isMirrored: boolean }
/** What is laid out of a picture, the states around others before them; `width` and `height` in px. */
export type Placed = { width: number; height: number; boxes: StateBox[]; edges: Edge[]; links: Link[] }
/** What is on a picture. */
export type Part = {
  /** Name of its file, without the ending. */
  id: string
  /** What it is of its frame; null: all of it. */
  title: string | null
  /** The state that is its frame. */
  root: State
  /** The states inside it that are drawn closed because they have pictures of their own. */
  closed: string[]
  /** Of the states right inside the frame only these; null: all. */
  shown: readonly string[] | null
  /** Of the transitions only these; null: all. */
  told: ReadonlySet<string> | null
  /** An earlier picture tells what its states do by themselves. */
  continued: boolean
  /** So many events that its frame answers without leaving it are told elsewhere. */
  apart: number
}
/** A part of a chart, laid out one way. */
export type Picture = Placed & { chart: Chart; choice: Choice; part: Part }

/**
 * Lays a part of a chart out one way.
 * @param regions remembers laid out regions between calls for the same part
 * @returns places with a margin around them; the same input always gives the same places
 *
 * ELK gets each region of a parallel state alone, and the parallel state as one box: side by side, as ELK puts them, regions are too wide.
 */
export async function layout(chart: Chart, choice: Choice, part: Part, regions = new Map<string, Promise<Placed>>()): Promise<Picture> {
  const states = new Map(flat(chart.root).map((state) => [state.id, state]))
  const rank = new Map([...states.keys()].map((id, i) => [id, i]))
  const transitions = chart.transitions.filter(({ id }) => part.told?.has(id) ?? true)
  const isShown = (id: string) => id === part.root.id || !part.shown || part.shown.some((top) => contains(top, id))
  const depthOf = (id: string) => id.split('.').length - 1
  const isFrame = ({ id, states: inside }: State) => !part.closed.includes(id) && inside.some((child) => isShown(child.id))
  const textOf = ({ transitions, notes, isUntold }: Draft) => edgeText(isUntold ? [] : transitions, notes, choice)

  async function place(scope: State, choice: Choice): Promise<Placed> {
    const packed = new Map<string, Placed>()
    const texts = new Map<string, Block>()

    async function node(state: State, isInitial: boolean): Promise<ElkNode> {
      const about = {
        state,
        transitions,
        continued: part.continued,
        apart: state === part.root ? part.apart : 0,
        isFrame: isFrame(state),
        closed: part.closed.includes(state.id),
        inner: new Map(
          state.type === 'parallel' ? flat(state).flatMap(({ id, name }) => (id === state.id ? [] : [[id, name] as const])) : [],
        ),
      }
      const text = stateText(about, choice)
      texts.set(state.id, text)
      const labels = isInitial ? [initialDot(choice, `${state.id}:dot`)] : []
      const inside = state.states.filter(({ id }) => isShown(id))
      if (!inside.length || part.closed.includes(state.id))
        return { id: state.id, width: Math.max(76, text.width), height: text.height, labels }
      if (state.type === 'parallel') {
        const variants = state.states.map((region) =>
          Promise.all(
            (['DOWN', 'RIGHT'] as const).map((direction) => {
              const key = [
                region.id,
                direction,
                choice.labelWidth,
                choice.words,
                choice.columns,
                choice.seed,
                choice.gap,
                choice.isMirrored,
              ].join()
              if (!regions.has(key)) regions.set(key, place(region, { ...choice, direction }))
              return regions.get(key)!
            }),
          ),
        )
        const inner = pack(await Promise.all(variants), choice.regionsWidth)
        packed.set(state.id, shift(inner, 10, text.height + 2))
        return { id: state.id, width: Math.max(inner.width + 20, text.width), height: inner.height + text.height + 12, labels }
      }
      return {
        id: state.id,
        labels,
        children: await Promise.all(inside.map((child) => node(child, state.initial === child.id))),
        layoutOptions: {
          ...layered(choice),
          'elk.padding': `[top=${text.height + 4},left=12,bottom=12,right=12]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${text.width + 24},${text.height + 30})`,
        },
      }
    }
    const child = await node(scope, false)

    const leaves = [...texts.keys()].filter((id) => !isFrame(states.get(id)!)) // each is of a state
    const edges = draftsOf({ chart, scope, part, choice, states, leaves, isShown })
    const links = [...edges.values()].flatMap(({ exit, tail, end, source, home }) => [
      ...(exit ? [{ id: end, text: exit, home, of: [] }] : []),
      ...(tail ? [{ id: source, text: tail.text, home, of: tail.of }] : []),
    ])
    const top = [child]
    const byId = new Map<string, ElkNode>()
    const index = (n: ElkNode): void => {
      byId.set(n.id, n)
      n.children?.forEach(index)
    }
    index(child)
    for (const { id, text, home } of links) (byId.get(home)?.children ?? top).push({ id, width: text.width, height: text.height })
    const elkEdges = [...edges].map(([id, draft]): ElkExtendedEdge => {
      const { source, end } = draft
      const [a, b] = states.has(source) && states.has(end) ? siblings(source, end) : [source, source]
      const ends = a !== b && rank.get(a)! > rank.get(b)! ? [end, source] : [source, end] // ELK gets arrows against the reading order reversed
      const { width, height } = textOf(draft)
      return { id, sources: [ends[0]!], targets: [ends[1]!], labels: height ? [{ id: `${id}:text`, width, height, ...onArrow }] : [] }
    })

    // Without words between them many arrows would meet a small box in one spot.
    if (choice.words === 'none') {
      const ends = elkEdges.flatMap(({ sources, targets }) => [...sources, ...targets])
      for (const [id, box] of byId) {
        const room = ends.filter((end) => end === id).length * ARROW_ROOM
        if (box.children || !states.has(id)) continue
        if (choice.direction === 'RIGHT') box.height = Math.max(box.height!, room)
        else box.width = Math.max(box.width!, room)
      }
    }

    const graph: ElkNode = {
      id: '$',
      layoutOptions: {
        ...layered(choice),
        'elk.json.shapeCoords': 'ROOT',
        'elk.json.edgeCoords': 'ROOT',
        'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      },
      children: top,
      edges: elkEdges,
    }
    const laid = await elk.layout(graph)
    byId.clear()
    index(laid)
    const isMirrored = choice.isMirrored && choice.direction === 'DOWN'
    const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
      ...{ x: isMirrored ? laid.width! - x - width : x, y, width, height },
    })
    const at = (id: string): Box => placeOf(byId.get(id)!)

    const boxes = [...texts].map(([id, text]): StateBox => {
      const [state, box, dot] = [states.get(id)!, at(id), byId.get(id)!.labels?.[0]]
      const parent = states.get(id.split('.').slice(0, -1).join('.'))
      return {
        ...box,
        state,
        text,
        textAt: box,
        depth: depthOf(id),
        isRegion: parent?.type === 'parallel' && id !== part.root.id,
        dot: dot ? placeOf(dot) : null,
      }
    })
    const drawn = (laid.edges ?? []).map((edge): Edge => {
      const { source, end, transitions, isOuter } = edges.get(edge.id)!
      const { startPoint, bendPoints = [], endPoint } = edge.sections![0]!
      const points = [startPoint, ...bendPoints, endPoint].map((point) => ({ x: placeOf(point).x, y: point.y }))
      return {
        source,
        end,
        transitions,
        isOuter,
        points: edge.sources[0] === source ? points : points.reverse(),
        text: textOf(edges.get(edge.id)!),
        textAt: placeOf(edge.labels?.[0] ?? {}),
      }
    })
    const inner = [...packed].map(([id, placed]) => shift(placed, at(id).x, at(id).y))
    return {
      width: Math.ceil(laid.width!),
      height: Math.ceil(laid.height!),
      boxes: [...boxes, ...inner.flatMap((p) => p.boxes)],
      edges: [...drawn, ...inner.flatMap((p) => p.edges)],
      links: [...links.map(({ id, text, of }) => ({ ...at(id), id, text, of })), ...inner.flatMap((p) => p.links)],
    }
  }

  const rough = shift(await place(part.root, choice), MARGIN, MARGIN)
  const placed = { ...rough, edges: straightened(rough) }
  const picture = { ...placed, width: placed.width + 2 * MARGIN, height: placed.height + 2 * MARGIN, chart, choice, part }
  picture.boxes.sort((a, b) => a.depth - b.depth || (a.state.id < b.state.id ? -1 : 1))
  for (const box of picture.boxes) box.textAt = freePlace(box, picture.edges)
  return picture
}

/** The text of a box with states inside slides to the right until no arrow that enters from above runs through it. */
function freePlace({ state, text, x, y, width }: StateBox, edges: Edge[]): Point {
  if (!state.states.length) return { x, y }
  const blocked = edges
    .flatMap(({ points }) =>
      points.slice(1).flatMap((b, i) => {
        const a = points[i]!
        return Math.min(a.y, b.y) < y + text.height && Math.max(a.y, b.y) > y && Math.max(a.x, b.x) > x && Math.min(a.x, b.x) < x + width
          ? [[Math.min(a.x, b.x), Math.max(a.x, b.x)] as const]
          : []
      }),
    )
    .sort((a, b) => a[0] - b[0])
  let left = x
  for (const [from, to] of blocked) if (from - 2 < left + text.width && to + 2 > left) left = to + 2
  return left + text.width <= x + width ? { x: left, y } : { x, y }
}
