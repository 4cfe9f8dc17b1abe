import type { AnyMachineSnapshot, DoneActorEvent, EventFrom, EventObject, SnapshotFrom } from 'xstate'
import type { quickEntryMachine } from '../../../machines/quick-entry/quick-entry.machine'
import type { KeptRow } from '../../../model/entry/kept-row'
import { keptRow } from '../../platform/kept-row'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { bought, hit, product } from './open-entry'

type Entry = SnapshotFrom<typeof quickEntryMachine>
type Told = EventFrom<typeof quickEntryMachine>
const { done, failed, passed } = endsOf('quickEntry')

const opened = (regionId: number, ...history: ReturnType<typeof bought>[]): Told => ({ type: 'entry.opened', regionId, bought: history })
const typed = (text: string): Told => ({ type: 'article.typed', text })
const entered: Told = { type: 'article.entered' }
/** What pages left: rows that are not looked up yet, that came to nothing, and that another region kept away. */
const TO_LOOK_UP = keptRow('Z-2 4')
const WRONG: KeptRow = { ...keptRow('Z-9'), reason: 'Нет такого', similar: [{ id: 2, article: 'Z-2', name: 'Товар 2' }] }
const KEPT_AWAY: KeptRow = { ...keptRow('Z-3 1'), reason: 'Регион сменён', mayRepeat: true }
const restored = (...rows: KeptRow[]) => done('keeping.restoring', rows)
const [begun, noneBegun, unread] = [
  done('begun.reading', { text: 'Z-', count: '5' }),
  done('begun.reading', null),
  failed('begun.reading', 0),
]
const lookups: readonly DoneActorEvent<{ found: unknown[] }>[] = [1, 2].flatMap((count) =>
  [[], [hit(2, 'Z-2')]].map((hits) => done('answering.searching', { found: Array.from({ length: count }, () => hits), products: [] })),
)
const loaded = done('fetching.loading', [product(2, 'Z-2')])

/** What is told of a line: of the first that is so, by its number. */
type OfLine = { isSo: (context: Entry['context']) => number | undefined; tell: (id: number) => Told }
const entryIs =
  (is: (entry: Entry['context']['entries'][number]) => boolean): OfLine['isSo'] =>
  ({ entries }) =>
    entries.find(is)?.id
const isTold = entryIs(({ status, isLeaving }) => status === 'told' && !isLeaving)
const isWrong = entryIs(({ status }) => status === 'failed')
const ofCart: readonly OfLine[] = [
  { isSo: isTold, tell: (entryId) => ({ type: 'entry.kept', lines: [{ entryId, added: 4, asked: 4, inCart: 4, stock: 50 }] }) },
  { isSo: isTold, tell: (id) => ({ type: 'entry.missed', entryIds: [id] }) },
  { isSo: isTold, tell: (entryId) => ({ type: 'entry.refused', entryId, reason: 'Регион сменён.' }) },
  { isSo: entryIs(({ isLeaving }) => isLeaving), tell: (entryId) => ({ type: 'entry.returned', entryId }) },
  { isSo: entryIs(() => true), tell: (entryId) => ({ type: 'undo.pressed', entryId }) },
  { isSo: isWrong, tell: (entryId) => ({ type: 'entry.mended', entryId }) },
]
const ofQuestions: readonly OfLine[] = [0, -1].map((at) => ({
  isSo: ({ questions }) => questions.at(at)?.id,
  tell: (id) => ({ type: 'question.dropped', id }),
}))
const ofRows: readonly OfLine[] = [
  { isSo: entryIs(({ similar }) => similar !== undefined), tell: (entryId) => ({ type: 'similar.chosen', entryId, productId: 2 }) },
  { isSo: entryIs(({ again }) => again !== null), tell: (id) => ({ type: 'entry.repeated', of: id }) },
]

/** Five ways of the entry: what they lead through has little to do with the rest, and all at once are too many states. */
const WALKS: readonly (readonly [of: readonly OfLine[], events: readonly Told[], ends: readonly EventObject[]])[] = [
  // A line is typed and chosen.
  [
    [],
    [
      opened(1, bought(2, 'Z-2', 4)),
      ...['', 'Z', 'Z-2', 'Z-9'].map(typed),
      entered,
      { type: 'suggestion.moved', step: 1 },
      { type: 'suggestion.chosen', id: 2 },
      { type: 'suggestions.closed' },
      ...['5', '0'].map((text): Told => ({ type: 'count.typed', text })),
      { type: 'count.entered' },
      { type: 'count.left' },
    ],
    [
      begun,
      noneBegun,
      unread,
      passed('linePause', 'begun.pausing'),
      passed('suggestPause', 'hinting.pausing'),
      done('hinting.searching', [hit(2, 'Z-2')]),
      failed('hinting.searching', 503),
    ],
  ],
  // A file is read.
  [
    [],
    [opened(1), { type: 'file.chosen', file: new File([], 'order.xlsx') }],
    [done('reading.working', { refusal: 'Файл пуст.' }), failed('reading.working', 0)],
  ],
  // What is looked up is refused, and dropped.
  [ofQuestions, [opened(1), typed('Z-1'), entered], [failed('answering.searching', 422)]],
  // Lines are looked up, and their products loaded.
  [
    ofRows,
    [
      opened(1),
      ...['Z-1', 'Z-2'].map(typed),
      entered,
      { type: 'count.entered' },
      { type: 'lines.pasted', text: 'Z-2\t4\nZ-9 x' },
      { type: 'entry.retried' },
    ],
    [
      restored(WRONG, KEPT_AWAY),
      noneBegun,
      ...lookups,
      ...[503, 422].map((status) => failed('answering.searching', status)),
      passed('searchPause', 'answering.failed'),
      loaded,
      ...[503, 422].map((status) => failed('fetching.loading', status)),
      passed('loadPause', 'fetching.failed'),
    ],
  ],
  // The cart takes them, and pages that are gone left some.
  [
    ofCart,
    [
      { type: 'entry.aimed', regionId: 1 },
      ...[1, 2].map((regionId) => opened(regionId)),
      { type: 'entry.seen', seen: [{ productId: 2, stock: 0, inCart: 0, correction: undefined }] },
      { type: 'paste.noted' },
      { type: 'paste.unfolded', isWhole: true },
      { type: 'entry.gather' },
    ],
    [
      noneBegun,
      restored(TO_LOOK_UP, TO_LOOK_UP),
      failed('keeping.restoring', 0),
      ...lookups,
      loaded,
      passed('offerAgain', 'offering.resting'),
      done('keeping.gathering', [{ regionId: 1, rows: [WRONG] }]),
      failed('keeping.gathering', 0),
    ],
  ],
]

/** Each line that is looked up is answered. */
const mayEnd = ({ context: { lookedUp } }: Entry, event: EventObject): boolean =>
  !lookups.includes(event as (typeof lookups)[number]) || (event as (typeof lookups)[number]).output.found.length === lookedUp.length
const situation = ({ value, context }: Entry): string => {
  const { regionId, text, chosen, countText, isOpen, activeId, foundFor, entries, questions, keptLine, lookedUp } = context
  const line = [text, chosen?.id, countText, isOpen, activeId, foundFor, keptLine?.text]
  const rows = [
    entries.map(({ status, isLeaving }) => [status, isLeaving]),
    questions.map(({ id, isRefused }) => [id, isRefused]),
    lookedUp,
  ]
  return JSON.stringify([value, regionId, ...line, ...rows])
}

/** How lines are led from their article into the cart. */
export const entryWalks: readonly Walk[] = WALKS.map(([of, events, ends]) => {
  const lines = new Map<EventObject, OfLine>(of.map((line) => [line.tell(0), line]))
  return {
    inputs: [{ userId: 1 }],
    events: [...lines.keys(), ...events, ...ends],
    mayHappen: (snapshot: AnyMachineSnapshot, event) =>
      lines.has(event) ? lines.get(event)?.isSo(snapshot.context) !== undefined : mayEnd(snapshot as Entry, event),
    resolved: (event, { context }: AnyMachineSnapshot) => lines.get(event)?.tell(lines.get(event)?.isSo(context) ?? 0) ?? event,
    situation: (snapshot) => situation(snapshot as Entry),
    limit: 400,
  }
})
