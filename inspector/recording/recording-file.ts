import * as z from 'zod/mini'
import { formatDate, formatExactClock } from '../../model/text/date'
import { ActorInfo, Entry, EventCount, Instant, TabInfo, Timer } from '../protocol'
import { append, emptyRecording, type Moment, type Recording, withoutFirst } from './recording'

const FORMAT = 'karter-inspection'
const VERSION = 1
/** Every recording begins so. */
const BEGINNING = `{"format":"${FORMAT}"`
/** Larger files are not opened, bytes: nobody has written them here. */
const MAX_FILE = 64 * 1024 * 1024

const File = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  savedAt: Instant,
  tab: TabInfo,
  actors: z.array(ActorInfo),
  timers: z.array(Timer),
  life: z._default(z.string(), ''),
  entries: z.array(Entry),
  /** Events that were older than these. */
  before: z._default(EventCount, 0),
})
const Head = z.object({ format: z.literal(FORMAT), version: z.number() })

/** A recording as a file: JSON, with the version of its form. */
export function recordingText({ tab, base, entries, total }: Recording, savedAt: number): string {
  const told = entries.reduce((sum, entry) => sum + (entry.kind === 'event' ? 1 : entry.kind === 'lost' ? entry.count : 0), 0)
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    savedAt,
    tab,
    actors: [...base.actors.values()],
    timers: [...base.timers],
    life: base.life,
    entries: [...entries],
    before: total - told,
  } satisfies z.input<typeof File>)
}

/** What a report of an error may hold of a recording, bytes within its request: less than `LogEntry` and our server take. */
const REPORT_BYTES = 4_000_000
const encoder = new TextEncoder()
/** JSON within JSON, in UTF-8. */
const bytesOf = (text: string): number => encoder.encode(JSON.stringify(text)).length

/** As much of the end of a recording as a file may hold that is opened again. @returns as `reportOf` */
export const savedPart = (recording: Recording, savedAt: number, limit = MAX_FILE): Part => endOf(recording, savedAt, limit)
/** As much of the end of a recording as a report can hold. @returns its text and how many events are in it */
export const reportOf = (recording: Recording, savedAt: number, limit = REPORT_BYTES): Part => endOf(recording, savedAt, limit, bytesOf)
type Part = { text: string; events: number }

/** The end of a recording. @param sizeOf of its text, bytes */
function endOf(recording: Recording, savedAt: number, limit: number, sizeOf = (text: string) => encoder.encode(text).length): Part {
  let part = recording
  // Counted entry by entry at first: all of them may be more than one text can be.
  let over = part.entries.reduce((sum, entry) => sum + sizeOf(JSON.stringify(entry)), 0) - limit
  for (;;) {
    if (over > 0) part = withoutFirst(part, lengthOf(part.entries, over + limit / 50, sizeOf))
    const text = recordingText(part, savedAt)
    over = sizeOf(text) - limit
    if (over <= 0 || part.entries.length === 0) return { text, events: part.rows.length }
  }
}

/** How many entries it takes to be rid of so many bytes; what they led to takes some of that again. */
function lengthOf(entries: readonly Entry[], bytes: number, sizeOf: (text: string) => number): number {
  let left = bytes
  const at = entries.findIndex((entry) => (left -= sizeOf(JSON.stringify(entry))) <= 0)
  return at < 0 ? entries.length : at + 1
}

/** A moment as part of a file's name, by the clock that the inspector shows: «2026-11-23-19-05-07». @param at ms since 1970 */
function formatFileMoment(at: number): string {
  const day = formatDate(at).split('.').reverse()
  return [...day, ...formatExactClock(at).padStart(8, '0').split(':')].join('-')
}
/** The name under which it is saved. @param savedAt ms since 1970 */
export const recordingName = (savedAt: number): string => `karter-inspector-${formatFileMoment(savedAt)}.json`

/** A saved recording read again, and when it was saved; `refusal` is a Russian sentence that says why it cannot be. */
export type Opened = { recording: Recording; savedAt: number } | { refusal: string }

/** Opens a file; one that is too large is not read at all. */
export async function openFile(file: Pick<Blob, 'size' | 'text'>): Promise<Opened> {
  if (file.size > MAX_FILE) return { refusal: 'Файл больше 64\u00a0МБ: таких записей инспектор не\u00a0сохраняет.' }
  const text = await file.text().catch(() => null)
  return text === null ? { refusal: UNREADABLE } : openRecording(text)
}
const UNREADABLE = 'Файл не\u00a0читается: возможно, его переместили, изменили или удалили. Выберите его ещё раз.'

/** Opens the text of a file. */
export function openRecording(text: string): Opened {
  const json = parsed(text)
  if (json === undefined && text.trimStart().startsWith(BEGINNING))
    return { refusal: 'Запись обрывается: файл сохранён или скопирован не\u00a0до\u00a0конца.' }
  if (json === undefined) return { refusal: 'Это не\u00a0JSON: выберите файл, который сохранил инспектор.' }
  const head = Head.safeParse(json)
  if (!head.success) return { refusal: 'Это не\u00a0запись инспектора: выберите файл, который он\u00a0сохранил.' }
  if (head.data.version > VERSION)
    return { refusal: 'Запись сделана более новым инспектором: обновите эту страницу и\u00a0откройте файл снова.' }
  if (head.data.version < VERSION) return { refusal: 'Такой версии записей нет: файл кто-то изменил. Ничего не\u00a0изменилось.' }
  const file = File.safeParse(json)
  if (!file.success) return { refusal: `Запись повреждена: ${whereOf(file.error)} не\u00a0читается. Ничего не\u00a0изменилось.` }
  if (isDeeper(json, MAX_DEPTH))
    return { refusal: 'Запись повреждена: данные вложены глубже, чем пишет инспектор. Ничего не\u00a0изменилось.' }
  const { tab, life, actors, timers, entries, savedAt, before } = file.data
  const base: Moment = { life, actors: new Map(actors.map((actor) => [actor.session, actor])), timers, last: new Map(), open: new Set() }
  return { recording: append({ ...emptyRecording(tab), base, now: base, total: before }, entries, Infinity), savedAt }
}

/** Deeper than the tap writes, with what a recording is around it: what is endlessly deep breaks whoever looks into it. */
const MAX_DEPTH = 40
const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((inner) => isDeeper(inner, left - 1)))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const whereOf = ({ issues }: { issues: readonly { path: readonly PropertyKey[] }[] }): string =>
  `«${(issues[0]?.path ?? []).map(String).join('.') || 'файл'}»`
