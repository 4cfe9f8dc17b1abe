import { cost, crossings } from './cost'
import type { Chart, State, Transition } from './extract'
import { layout, type Choice, type Part, type Picture, type Placed } from './layout/layout'
import { chartFaults } from './checker/chart-faults'
import { TALL, WIDE } from './paper'
import { toSvg } from './svg'
import { isInColumns, isInternal, type Words } from './text/rows'
import { contains, flat } from './tree'

const PAGES = [TALL, WIDE] as const
const PAGE_AREA = TALL.width * TALL.height
/** What is written of states alone may be narrower than what stands on arrows, px. */
const NARROW = [60, 70]
/** Between arrows side by side, px: where states have others inside the arrows that end at their frames stand apart. */
const GAPS = [10, 20] as const
/** Where nothing but arrows is drawn, a better try of ELK leaves out many crossings. */
const SEEDS = [1, 2, 3] as const
/** Wider labels are tried with what is best of the few widths that all is tried with, px. */
const LABELS = [100, 120, 140, 160, 180, 200, 230, 260]
const SIDES = [
  ['DOWN', false],
  ['DOWN', true],
  ['RIGHT', false],
] as const
/** What a picture must gain to be drawn so. */
const WORTH = 10
/** A picture so much larger than its page gets no smaller by drawing it another way. */
const HOPELESS = 1.4

/** One picture. `page`: the A4 page it fits, null where none; `faults`: what a reader would stumble over. */
export type Drawing = {
  picture: Picture
  svg: string
  faults: string[]
  page: (typeof PAGES)[number] | null
}

function choicesFor(chart: Chart, part: Part, words: Words): Choice[] {
  const drawn = flat(part.root).filter(({ id }) => !part.closed.some((closed) => id !== closed && contains(closed, id)))
  const hasRegions = drawn.some(({ type, id }) => type === 'parallel' && !part.closed.includes(id))
  const events = (state: State) =>
    chart.transitions.filter((t) => t.source === state.id && isInternal(t) && (part.told?.has(t.id) ?? true)).length
  const isFrame = ({ id, states }: State) => states.length > 0 && !part.closed.includes(id)
  const columns = drawn.some((state) => isInColumns(events(state), isFrame(state))) ? [1, 2, 3] : [1]
  const gaps = drawn.some((state) => state !== part.root && isFrame(state)) ? GAPS : GAPS.slice(0, 1)
  return (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
    [100, 140, 200, ...(words === 'none' ? NARROW : [])].flatMap((labelWidth) =>
      (hasRegions ? [950, 640, 600, 420] : [0]).flatMap((regionsWidth) =>
        columns.flatMap((count) =>
          gaps.flatMap((gap) =>
            (words === 'none' ? SEEDS : SEEDS.slice(0, 1)).map((seed) => ({
              ...{ direction, labelWidth, words, regionsWidth, columns: count, gap, seed, isMirrored: false },
            })),
          ),
        ),
      ),
    ),
  )
}

const pageFor = ({ width, height }: Picture) => PAGES.find((page) => width <= page.width && height <= page.height) ?? null

/** The best clean way to draw a part on one page, with as many words as there is room for. `page` is null where there is none. */
async function best(chart: Chart, part: Part, wordings: readonly Words[]): Promise<Drawing> {
  const regions = new Map<string, Promise<Placed>>()
  const drawing = (picture: Picture): Drawing => {
    const svg = toSvg(picture)
    const page = pageFor(picture)
    return { picture, svg, page, faults: chartFaults(svg, page) }
  }
  const laidOut = (choice: Choice) => layout(chart, choice, part, regions)
  const drawAll = (words: Words) => Promise.all(choicesFor(chart, part, words).map(laidOut))
  /** The cheapest clean one of these. */
  function cheapest(pictures: readonly Picture[]): Drawing | null {
    const costs = new Map(pictures.filter(pageFor).map((picture) => [picture, cost(picture)]))
    for (const [picture] of [...costs].sort(([, a], [, b]) => a - b)) {
      const found = drawing(picture)
      if (!found.faults.length) return found
      worse = found
    }
    return null
  }
  /** What else may be better: another try where arrows cross, labels of other widths, and the same from the other side. */
  async function improved(found: Drawing): Promise<Drawing> {
    const { choice, edges } = found.picture
    if (choice.words === 'none') return found
    const seeds = crossings(edges) > 0 ? SEEDS.filter((seed) => seed !== choice.seed) : []
    const again = await Promise.all(
      seeds.flatMap((seed) => choicesFor(chart, part, choice.words).map((each) => laidOut({ ...each, seed }))),
    )
    const straight = cheapest([found.picture, ...again]) ?? found
    const tuned = await Promise.all(
      LABELS.filter((labelWidth) => labelWidth >= straight.picture.choice.labelWidth).flatMap((labelWidth) =>
        SIDES.map(([direction, isMirrored]) => laidOut({ ...straight.picture.choice, labelWidth, direction, isMirrored })),
      ),
    )
    const least = cost(straight.picture) - WORTH
    return cheapest(tuned.filter((picture) => cost(picture) < least)) ?? straight
  }
  const fewest = wordings.at(-1)! // never empty
  const [simplest] = choicesFor(chart, part, fewest)
  const sample = await layout(chart, simplest!, part, regions) // there are always choices
  let worse = drawing(sample)
  if (sample.width * sample.height > HOPELESS * PAGE_AREA) return worse
  // What does not fit with the fewest words does not fit with more.
  const plain = pageFor(sample) ? null : await drawAll(fewest)
  if (plain && !plain.some(pageFor)) return worse
  for (const words of wordings) {
    const pictures = words === fewest && plain ? plain : await drawAll(words)
    const found = cheapest(pictures)
    if (found) return improved(found)
  }
  return worse
}

const isClean = ({ page, faults: found }: Drawing) => page !== null && found.length === 0
const TELLING: readonly Words[] = ['all', 'short']

/** Top-level composites, the largest first. */
function composites(root: State): State[] {
  const large = flat(root)
    .slice(1)
    .filter((state) => state.states.length)
  return large
    .filter(({ id }) => !large.some((other) => id !== other.id && contains(other.id, id)))
    .sort((a, b) => flat(b).length - flat(a).length)
}

/** Closes one state after the other until the rest fits; the last try where it never does. */
async function closing(chart: Chart, part: Part, wordings: readonly Words[], closable: readonly State[]): Promise<Drawing> {
  let found = await best(chart, part, wordings)
  for (let count = 1; !isClean(found) && count <= closable.length; count++)
    found = await best(chart, { ...part, closed: closable.slice(0, count).map(({ id }) => id) }, wordings)
  return found
}

/**
 * All pictures of a machine: one, or where that does not fit an A4 page: the machine with its largest states closed, and a picture of each
 * of those. Where even that is too much: an overview of the states without words, and the words of so many states a picture as fit.
 * @param root the state that is the frame
 */
export async function draw(chart: Chart, root: State = chart.root): Promise<Drawing[]> {
  const all: Part = { id: root.id, title: null, root, closed: [], shown: null, told: null, continued: false, apart: 0 }
  const inner = composites(root)
  const whole = await closing(chart, all, TELLING, inner)
  const apart = async (closed: readonly string[]) =>
    (await Promise.all(inner.filter(({ id }) => closed.includes(id)).map((state) => draw(chart, state)))).flat()
  if (isClean(whole)) return [whole, ...(await apart(whole.picture.part.closed))]
  const listed = listOf(chart, root)
  const lists = listed.length ? await drawList(chart, all, listed) : []
  if (listed.length) {
    const told = new Set(chart.transitions.filter((t) => !listed.includes(t)).map(({ id }) => id))
    const rest = await closing(chart, { ...all, told, apart: listed.length }, TELLING, inner)
    if (isClean(rest)) return [rest, ...lists, ...(await apart(rest.picture.part.closed))]
  }
  const closed = inner.map(({ id }) => id)
  const overview = await best(chart, { ...all, closed }, ['events', 'none'])
  const parts = await inParts(chart, { ...all, closed }, listed)
  return [overview, ...parts, ...lists, ...(await apart(closed))]
}

/** More events than that, which a frame answers without leaving it, are a list and no diagram. */
const MOST_IN_FRAME = 6
/** Whether there is nothing to see on a picture but a list of events. */
export const isList = ({ picture: { boxes, edges } }: Drawing): boolean => boxes.length === 1 && edges.length === 0

function renamed(drawing: Drawing, id: string, title: string | null): Drawing {
  const picture = { ...drawing.picture, part: { ...drawing.picture.part, id, title } }
  return { ...drawing, picture, svg: toSvg(picture) }
}

/** A state with some of its transitions: what is moved from picture to picture as one. */
type Unit = { state: State; told: readonly Transition[] }

/** Lines of text that it takes, about. */
const weight = ({ told }: Unit) => 4 + told.reduce((sum, t) => sum + 2 + t.actions.length, 0)

/** So many runs of about the same weight, in order. */
function runsOf<T>(list: readonly T[], count: number, weightOf: (it: T) => number): T[][] {
  const total = list.reduce((sum, it) => sum + weightOf(it), 0)
  const runs = Array.from({ length: count }, (): T[] => [])
  let before = 0
  for (const it of list) {
    const middle = before + weightOf(it) / 2
    runs[Math.min(count - 1, Math.floor((middle / total) * count))]!.push(it) // within the runs
    before += weightOf(it)
  }
  return runs.filter((run) => run.length)
}

/** A part that tells a run of states and their transitions. */
const partOf = (all: Part, run: readonly Unit[]): Part => ({
  ...all,
  shown: run.flatMap(({ state }) => (state === all.root ? [] : [state.id])),
  told: new Set(run.flatMap(({ told }) => told.map(({ id }) => id))),
})

/** A unit that fills more than a page, by its transitions: at least so many pictures. */
async function divided(chart: Chart, all: Part, { state, told }: Unit, least: number): Promise<Drawing[]> {
  for (let count = least; ; count++) {
    const runs = runsOf(told, count, (t) => 2 + t.actions.length)
    const found = await Promise.all(
      runs.map((run, at) => {
        const part = partOf(all, [{ state, told: run }])
        return best(chart, { ...part, continued: part.continued || at > 0 }, TELLING)
      }),
    )
    if (found.every(isClean) || count >= told.length) return found
  }
}

/** The events that are no diagram: of a frame that answers many without leaving it. */
function listOf({ transitions }: Chart, root: State): Transition[] {
  const staying = transitions.filter((t) => t.source === root.id && isInternal(t))
  return staying.length > MOST_IN_FRAME ? staying : []
}

async function drawList(chart: Chart, all: Part, listed: readonly Transition[]): Promise<Drawing[]> {
  const found = await divided(chart, { ...all, continued: true }, { state: all.root, told: listed }, 1)
  return found.map((drawing, at) => renamed(drawing, `${all.id}.events-${at + 1}`, 'события без ухода'))
}

/** A closed state tells the rest on its own picture. */
const leads = (t: Transition) => !isInternal(t)
const tells = ({ entry, exit, calls }: State, told: readonly Transition[]) => told.length + entry.length + exit.length + calls.length > 0

/** The words of a machine, but for those listed, in as few pictures as hold them: the frame's own and each state's right inside it. */
async function inParts(chart: Chart, all: Part, listed: readonly Transition[]): Promise<Drawing[]> {
  const units = [all.root, ...all.root.states]
    .map((state): Unit => ({ state, told: chart.transitions.filter((t) => t.source === state.id && !listed.includes(t)) }))
    .filter(({ state, told }) => state.id === all.root.initial || (all.closed.includes(state.id) ? told.some(leads) : tells(state, told)))
  const isSilent = ({ id }: State) => !all.closed.includes(id) && !units.some(({ state }) => state.id === id)
  /** What no picture tells of is drawn where it is led to: a tag would send the reader to a picture that is not there. */
  const withSilent = (part: Part): Part => {
    const targets = chart.transitions.filter(({ id }) => part.told?.has(id)).flatMap((t) => t.targets)
    const silent = all.root.states.filter((state) => isSilent(state) && targets.some((target) => contains(state.id, target)))
    return { ...part, shown: [...(part.shown ?? []), ...silent.map(({ id }) => id)] }
  }
  const drawRun = (run: readonly Unit[]) => best(chart, { ...withSilent(partOf(all, run)), apart: listed.length }, TELLING)

  /** The fewest runs that all fit; where none do, each unit alone. */
  async function split(list: readonly Unit[]): Promise<Drawing[]> {
    for (let count = 1; ; count++) {
      const found = await Promise.all(runsOf(list, count, weight).map(drawRun))
      if (found.every(isClean) || count >= list.length) return found
    }
  }
  const alone = await Promise.all(units.map((unit) => drawRun([unit])))
  const isLarge = (unit: Unit) => !isClean(alone[units.indexOf(unit)]!) // one of each
  const small = units.filter((unit) => !isLarge(unit))
  const pieces = [
    ...(small.length ? await split(small) : []),
    ...(await Promise.all(units.filter(isLarge).map((unit) => divided(chart, { ...all, apart: listed.length }, unit, 2)))).flat(),
  ]
  return pieces.map((piece, at) =>
    renamed(piece, `${all.id}.part-${at + 1}`, pieces.length === 1 ? 'события' : `часть ${at + 1} из ${pieces.length}`),
  )
}
