import * as z from 'zod/mini'
import { formatFileMoment } from './file-moment'
import { ActorInfo, Entry, TabInfo, Timer } from '../protocol'
import { append, emptyRecording, type Moment, type Recording } from './recording'

const FORMAT = 'karter-inspection'
const VERSION = 1
/** Every recording begins so. */
const BEGINNING = `{"format":"${FORMAT}"`
/** Larger files are not opened, bytes: nobody has written them here. */
const MAX_FILE = 64 * 1024 * 1024

const File = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  savedAt: z.number(),
  tab: TabInfo,
  actors: z.array(ActorInfo),
  timers: z.array(Timer),
  entries: z.array(Entry),
})
const Head = z.object({ format: z.literal(FORMAT), version: z.number() })

/** A recording as a file: JSON, with the version of its form. */
export const recordingText = ({ tab, base, entries }: Recording, savedAt: number): string =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    savedAt,
    tab,
    actors: [...base.actors.values()],
    timers: [...base.timers],
    entries: [...entries],
  } satisfies z.input<typeof File>)

/** The name under which it is saved. @param savedAt ms since 1970 */
export const recordingName = (savedAt: number): string => `karter-inspector-${formatFileMoment(savedAt)}.json`

/** A saved recording read again, and when it was saved; `refusal` is a Russian sentence that says why it cannot be. */
export type Opened = { recording: Recording; savedAt: number } | { refusal: string }

/** Opens the text of a file. */
export function openRecording(text: string): Opened {
  if (text.length > MAX_FILE) return { refusal: 'Файл больше 64\u00a0МБ: таких записей инспектор не\u00a0сохраняет.' }
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
  const { tab, actors, timers, entries, savedAt } = file.data
  const base: Moment = { actors: new Map(actors.map((actor) => [actor.session, actor])), timers, last: new Map() }
  return { recording: append({ ...emptyRecording(tab), base, now: base }, entries), savedAt }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const whereOf = ({ issues }: { issues: readonly { path: readonly PropertyKey[] }[] }): string =>
  `«${(issues[0]?.path ?? []).map(String).join('.') || 'файл'}»`
