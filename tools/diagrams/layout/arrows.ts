import { isInternal, linkText, tailText, type Block, type Words } from '../text/rows'
import type { Chart, State, Transition } from '../extract'
import { contains } from '../tree'
import type { Choice, Part } from './layout'

/**
 * One arrow before it is laid out. `source` and `end`: boxes, or tags with a name that stand for what is not drawn there; `exit` and `tail`:
 * what such a tag says, `of` the states that the tag of a tail stands for, and `home` the box in which a tag stands.
 */
export type Draft = {
  source: string
  end: string
  home: string
  transitions: Transition[]
  exit: Block | null
  tail: { text: Block; of: string[] } | null
  /** Of each transition: where inside a closed box it begins and ends. */
  notes: string[][]
  /** It is of a state around its source. */
  isOuter: boolean
  /** Its words stand on another picture. */
  isUntold: boolean
}

/** What the arrows of one scope are made of. `leaves`: the boxes in it that have no others inside. */
export type Ground = {
  chart: Chart
  scope: State
  part: Part
  choice: Choice
  states: ReadonlyMap<string, State>
  leaves: readonly string[]
  isShown: (id: string) => boolean
}

/** One way of a transition. `end`: null where it leaves the picture. */
type Way = { t: Transition; target: string; source: string; end: string | null; notes: string[] }

/** To a state into which more than that lead an overview draws one arrow; the others end at tags with its name. */
const MOST_INTO = 2
const parentOf = (id: string) => id.split('.').slice(0, -1).join('.')
const isOverview = (words: Words) => words === 'events' || words === 'none'

/** The outermost parallel or closed state strictly around a state: to the layout of `within` it is one box. */
function around({ states, part }: Ground, id: string, within: string): State | undefined {
  return [...states.values()].find(
    (s) => s.id !== id && contains(within, s.id) && contains(s.id, id) && (s.type === 'parallel' || part.closed.includes(s.id)),
  )
}

function waysOf(ground: Ground, t: Transition): Way[] {
  const { scope, states, isShown } = ground
  if (isInternal(t) || !contains(scope.id, t.source) || !isShown(t.source)) return []
  return t.targets.flatMap((target) => {
    const shell = around(ground, t.source, scope.id) // the arrow of an inner state is repeated from the border of its shell, unless it stays inside
    if (shell && contains(shell.id, target)) return []
    const isOutside = !contains(scope.id, target) || !isShown(target)
    if (shell && isOutside) return []
    const goal = isOutside ? undefined : around(ground, target, scope.id)
    if (goal?.id === t.source) return [] // into itself: written in its box
    const notes = [...(shell ? [`из «${states.get(t.source)!.name}»`] : []), ...(goal ? [`в «${states.get(target)!.name}»`] : [])]
    return [{ t, target, source: shell?.id ?? t.source, end: isOutside ? null : (goal?.id ?? target), notes }]
  })
}

/**
 * What an overview leads to by an arrow; the rest ends at a tag. To each state into which many lead goes one arrow, from the nearest before it
 * as they are written; and of two that lead to each other only the earlier leads by an arrow where nothing but the states is told.
 */
function withoutCrowds(ways: readonly Way[], { states, choice }: Ground): Way[] {
  const order = [...states.keys()]
  const isBefore = (a: string, b: string) => order.indexOf(a) < order.indexOf(b)
  const led = new Map<string, string>()
  for (const end of new Set(ways.flatMap((way) => way.end ?? []))) {
    const sources = [...new Set(ways.filter((way) => way.end === end && !contains(way.source, end)).map(({ source }) => source))]
    const before = sources.filter((source) => isBefore(source, end)).sort((a, b) => (isBefore(a, b) ? 1 : -1))
    const [nearest] = [...before, ...sources]
    if (nearest && sources.length > MOST_INTO) led.set(end, nearest)
  }
  const isLed = ({ source, end }: Way) => end === null || contains(source, end) || (led.get(end) ?? source) === source
  const isArrow = new Set(ways.filter((way) => way.end !== null && isLed(way)).map(({ source, end }) => `${source}>${end}`))
  const isBack = ({ source, end }: Way) =>
    choice.words === 'none' && end !== null && isBefore(end, source) && isArrow.has(`${end}>${source}`)
  return ways.map((way) => (isLed(way) && !isBack(way) ? way : { ...way, target: way.end!, end: null })) // what is not led has an end
}

/**
 * Where the states around a box lead on from it while nothing of its own does: inside them, or by one that is not on the picture; what a frame
 * on the picture leads out of itself is an arrow from its border.
 */
function outerWays(ground: Ground, id: string): Way[] {
  const { chart, scope, part, isShown } = ground
  const isOver = (t: Transition) => t.source !== id && contains(t.source, id) && !isInternal(t) && !t.targets.includes(id)
  const isTaken = (t: Transition) =>
    chart.transitions.some(
      (own) => own.code === t.code && !own.guard && own.source !== t.source && contains(t.source, own.source) && contains(own.source, id),
    )
  return chart.transitions
    .filter((t) => isOver(t) && !isTaken(t))
    .flatMap((t) => {
      const within = t.targets.filter((target) => contains(scope.id, target)) // what leads into several regions at once leads on here into this one
      return (within.length ? within : t.targets).map((target): Way => {
        const isOutside = !contains(scope.id, target) || !isShown(target)
        return { t, target, source: id, end: isOutside ? null : (around(ground, target, scope.id)?.id ?? target), notes: [] }
      })
    })
    .filter(
      ({ t, target, end }) => end !== id && !contains(target, id) && (!contains(part.root.id, t.source) || contains(t.source, target)),
    )
}

/**
 * The arrows of one scope by ids of their own; what leads from one box to the same target is one arrow. An overview is thinned out: see
 * `withoutCrowds`. Two that lead to each other are two arrows, each with one head.
 */
export function draftsOf(ground: Ground): Map<string, Draft> {
  const { chart, scope, part, choice, states, leaves } = ground
  const told = chart.transitions.filter(({ id }) => part.told?.has(id) ?? true)
  const isBare = choice.words === 'none'
  const nameOf = (id: string) => states.get(id)!.name
  const all = told.flatMap((t) => waysOf(ground, t))
  const isJoined = (id: string) => all.some(({ source, end }) => source === id || end === id)
  const lone = leaves.filter((id) => id !== scope.id && !isJoined(id))
  // What its frame leads from any state inside is drawn once, for all of them.
  const drawn = new Set(all.map(({ t }) => t))
  const ways = [...all, ...lone.flatMap((id) => outerWays(ground, id).filter(({ t }) => !drawn.has(t)))]
  const grouped = new Map<string, Way[]>()
  for (const way of isOverview(choice.words) ? withoutCrowds(ways, ground) : ways) {
    const key = isBare ? `${way.source}>${way.end ?? ''}` : `${way.source}>${way.target}`
    grouped.set(key, [...(grouped.get(key) ?? []), way])
  }
  const drafts = new Map([...grouped].map(([key, group]): [string, Draft] => [key, draftOf(group)]))
  for (const id of lone) if (!ways.some(({ source, end }) => source === id || end === id)) addEntry(id)
  return drafts

  function draftOf(group: readonly Way[]): Draft {
    const { source, end, target } = group[0]! // none is empty
    const isInward = group.every((way) => way.end !== source && way.target !== source && contains(source, way.target))
    const names = [...new Set(group.map((way) => nameOf(way.target)))]
    return {
      source: isInward ? `any:${source}>${target}` : source,
      end: end ?? `link:${source}>${isBare ? '' : target}`,
      home: isInward ? source : parentOf(source),
      transitions: group.map(({ t }) => t),
      exit: end === null ? linkText(names, choice) : null,
      tail: isInward ? { text: tailText(['из любого'], choice), of: [source] } : null,
      notes: group.map(({ notes }) => notes),
      isOuter: group.every(({ t }) => t.source !== source && contains(t.source, source)),
      isUntold: false,
    }
  }

  /** An arrow from a tag with the names of those that lead into a state which nothing else on the picture leads to or from. */
  function addEntry(id: string): void {
    const into = chart.transitions.filter((t) => !contains(id, t.source) && t.targets.some((target) => contains(id, target)))
    if (into.length === 0) return
    const of = [...new Set(into.map(({ source }) => source))]
    const text = tailText(
      of.map((source) => `из «${nameOf(source)}»`),
      choice,
    )
    drafts.set(`any>${id}`, {
      source: `any:>${id}`,
      end: id,
      home: parentOf(id),
      transitions: into,
      exit: null,
      tail: { text, of },
      notes: [],
      isOuter: false,
      isUntold: true,
    })
  }
}
