import type { State, Transition } from '../extract'
import { lineHeight, lineWidth } from './measure'
import { wrap } from './wrap'

/** What a line is: of a state its name, its name in the code and its calls; of a transition its event, and what else belongs to it. */
export type Style = 'name' | 'code' | 'call' | 'event' | 'detail'
/** One line of text; the lines of one transition carry it. */
type Row = { text: string; style: Style; transition: Transition | null }
/** Where it stands inside its block: the left end, and the top of its line. */
export type PlacedRow = Row & { x: number; y: number }
/** Lines that stand together; `width` and `height` with the padding around them, px. */
export type Block = { rows: PlacedRow[]; width: number; height: number }
/** How much is written: everything; without the effects on arrows; only the events' names; nothing but the states. */
export type Words = 'all' | 'short' | 'events' | 'none'
/** `columns`: of the events that a state answers without leaving it. */
export type Wording = { labelWidth: number; words: Words; columns: number }

const COLUMN_GAP = 14
const PIECE_GAP = 3
/** Of the words in the head of a box that has others inside. */
const FRAME_WIDTH = 280
/** More events than that in one box are told closely. */
const LONG = 8
/** More than that above the states inside a box would leave the place beside them empty. */
const FEW = 2
/** Whether so many events of one box may stand in columns. */
export const isInColumns = (events: number, isFrame: boolean): boolean => events > (isFrame ? FEW : LONG)
const widest = (rows: readonly Row[]) => Math.ceil(Math.max(0, ...rows.map(({ text, style }) => lineWidth(text, style))))
const tall = (rows: readonly Row[]) => rows.reduce((sum, { style }) => sum + lineHeight(style), 0)

function stack(rows: readonly Row[], x: number, top: number): PlacedRow[] {
  let y = top
  return rows.map((row) => {
    const placed = { ...row, x, y }
    y += lineHeight(row.style)
    return placed
  })
}

/** Lines under each other; no lines make nothing, without paddings. @param padX px on the left and on the right @param padY px above and below */
export const block = (rows: readonly Row[], padX: number, padY: number): Block =>
  rows.length === 0
    ? { rows: [], width: 0, height: 0 }
    : { rows: stack(rows, padX, padY), width: widest(rows) + 2 * padX, height: tall(rows) + 2 * padY }

/** Head above, and below it what must not be torn apart, in so many columns of about the same height. */
function inColumns(head: readonly Row[], pieces: readonly Row[][], count: number, padX: number, padY: number): Block {
  const gap = count > 1 ? PIECE_GAP : 0
  const limit = pieces.reduce((sum, piece) => sum + tall(piece) + gap, 0) / count
  const columns: Row[][][] = []
  let used = Infinity
  for (const piece of pieces) {
    if (used >= limit - tall(piece) / 2 && columns.length < count) {
      columns.push([])
      used = 0
    }
    columns.at(-1)!.push(piece) // the first piece begins a column
    used += tall(piece) + gap
  }
  const top = padY + tall(head) + gap
  let x = padX
  const placed = columns.flatMap((column) => {
    let y = top
    const columnRows = column.flatMap((piece) => {
      const lines = stack(piece, x, y)
      y += tall(piece) + gap
      return lines
    })
    x += widest(column.flat()) + COLUMN_GAP
    return columnRows
  })
  const heights = columns.map((column) => column.reduce((sum, piece) => sum + tall(piece) + gap, 0))
  return {
    rows: [...stack(head, padX, padY), ...placed],
    width: Math.max(widest(head) + 2 * padX, x - COLUMN_GAP + padX),
    height: top + Math.max(0, ...heights) + padY,
  }
}

const rows = (text: string, style: Style, max: number, transition: Transition | null = null): Row[] =>
  wrap(text, max, style).map((line) => ({ text: line, style, transition }))

/** «событие [условие]». */
const triggerOf = ({ event, guard, kind }: Transition): string =>
  !guard ? event : kind === 'always' ? `[${guard}]` : `${event} [${guard}]`

/** «событие [условие]», then the actions: the text of a transition, on its arrow or inside its state. */
function transitionRows(t: Transition, { labelWidth, words }: Wording, bullet = '', target = '', isDense = false): Row[] {
  const trigger = bullet + triggerOf(t) + target
  const effects = words === 'all' || isInternal(t) ? t.actions : []
  const told = isDense ? [effects.join('; ')].filter(Boolean) : effects
  return [...rows(trigger, 'event', labelWidth, t), ...told.flatMap((action) => rows(`/ ${action}`, 'detail', labelWidth, t))]
}

/** What makes it happen: the event, with its condition where the event alone leads several ways, or where there is none the condition. */
const causeOf = (t: Transition): string => (t.isForked || t.kind === 'always' ? triggerOf(t) : t.event)

/**
 * What is written on an arrow that stands for these transitions; empty where only the states are told.
 * @param notes of each of them: what holds of all stands once, below them
 */
export function edgeText(transitions: readonly Transition[], notes: readonly (readonly string[])[], wording: Wording): Block {
  const { words, labelWidth } = wording
  if (words === 'none') return block([], 0, 0)
  const noteRows = (own: readonly string[] = []): Row[] => own.flatMap((note) => rows(note, 'code', labelWidth))
  const isShared = new Set(notes.map((own) => own.join('\n'))).size <= 1
  /** Of events alone each stands once, however many transitions it takes. */
  const told = new Map<string, (bullet: string) => Row[]>()
  for (const [at, t] of transitions.entries()) {
    const own = isShared ? [] : (notes[at] ?? [])
    if (words === 'events')
      told.set([causeOf(t), ...own].join('\n'), (bullet) => [...rows(bullet + causeOf(t), 'event', labelWidth), ...noteRows(own)])
    else told.set(String(at), (bullet) => [...transitionRows(t, wording, bullet), ...noteRows(own)])
  }
  const lines = [...told.values()].flatMap((draw) => draw(told.size > 1 ? '• ' : ''))
  return block([...lines, ...(isShared ? noteRows(notes[0]) : [])], 5, 2)
}

/** Transitions without a target, or back to their own source, are written inside the state, as UML does. */
export const isInternal = (t: Transition): boolean => t.targets.length === 0 || (t.targets.length === 1 && t.targets[0] === t.source)

/** Whether a picture tells every transition it has, and not only which states there are. */
export const isWorded = (words: Words): boolean => words === 'all' || words === 'short'

type About = {
  state: State
  /** Those of the picture. */
  transitions: readonly Transition[]
  /** It has a picture of its own. */
  closed: boolean
  /** Names of the states inside a parallel one: it is one box to the layout, so its arrows into itself are written too. */
  inner: ReadonlyMap<string, string>
  /** An earlier picture tells what it does by itself. */
  continued: boolean
  /** So many of its own events are told elsewhere. */
  apart: number
  /** Others are drawn inside it. */
  isFrame: boolean
}

/**
 * What is written in the box of a state: its name, tags, calls and what is done on the way in and out, then what it answers without leaving
 * it. What is closed, continued or without words counts the rest or leaves it to another picture.
 */
export function stateText({ state, transitions, closed, inner, continued, apart, isFrame }: About, wording: Wording): Block {
  const wide = { ...wording, labelWidth: wording.labelWidth + 40 }
  // A closed one tells them on its own picture; what is not internal has a target.
  const own = closed ? [] : transitions.filter((t) => t.source === state.id && (isInternal(t) || inner.has(t.targets[0]!)))
  const told = isWorded(wording.words)
  const isLong = told && own.length > LONG
  const unsaid = apart + (told ? 0 : own.length)
  const columns = told && isInColumns(own.length, isFrame) ? wording.columns : 1
  const put = (texts: string[], prefix: string, style: Style) =>
    texts.flatMap((text) => rows(`${prefix}${text}`, style, Math.max(wide.labelWidth * columns, isFrame ? FRAME_WIDTH : 0)))
  const calls = state.calls.length > 3 ? put([state.calls.join(', ')], 'вызовы: ', 'call') : put(state.calls, 'вызов: ', 'call')
  const head = [
    ...put([state.name], '', 'name'),
    ...put([[state.key, ...state.tags.map((tag) => `#${tag.replaceAll(' ', '-')}`)].join(' ')], '', 'code'),
    ...(closed ? put(['отдельный рисунок'], '', 'call') : []),
    ...(continued ? [] : calls),
    ...(wording.words === 'all' && !continued
      ? [...put(state.entry, 'в\u00a0начале / ', 'detail'), ...put(state.exit, 'в\u00a0конце / ', 'detail')]
      : []),
    ...(unsaid ? put([`событий без ухода: ${unsaid}`], '', 'detail') : []),
  ]
  if (!told) return block(head, 8, 5)
  const goal = (t: Transition) =>
    isInternal(t)
      ? t.reenter && t.targets.length
        ? ', состояние заново'
        : ''
      : `, перейти в ${t.targets.map((id) => `«${inner.get(id)}»`).join(' и ')}`
  const pieces = own.map((t) => transitionRows(t, wide, '• ', goal(t), isLong))
  return inColumns(head, pieces, columns, 8, 5)
}

/** An arrow that would leave its picture ends at a tag with the name of its target; without words one tag holds all those of a state. */
export const linkText = (names: readonly string[], { labelWidth }: Wording): Block =>
  block(
    names.flatMap((name) => rows(names.length > 1 ? `• ${name}` : name, 'detail', labelWidth)),
    9,
    3,
  )

/** An arrow that comes from a state around the picture, or from what is on another one, begins at a tag that says so. */
export const tailText = (names: readonly string[], { labelWidth }: Wording): Block =>
  block(
    names.flatMap((name) => rows(name, 'code', labelWidth)),
    9,
    3,
  )
