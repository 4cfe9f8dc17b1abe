import { plainText } from '../../model/search/plain-text'
import type { ActorInfo, FromTab, TabInfo } from './protocol'
import { append, emptyRecording, type EventRow, type Moment, momentAt, type Recording } from './recording/recording'

/** What an inspector shows. */
export type Inspection = {
  /** The shop's tabs that answer, in the order in which they came first. */
  tabs: readonly TabInfo[]
  /** Those too that have gone, which may come again: each keeps its place. */
  seen: readonly TabInfo[]
  /** The tab that is watched; null: none yet. */
  chosen: string | null
  live: Recording | null
  /** What was seen of the tabs that were watched before in this page, by their ids. */
  kept: ReadonlyMap<string, Recording>
  /** Before this page there was another one in its place, and what it had recorded is gone. */
  isAnew: boolean
  /** A recording of a file, shown instead of the live shop. */
  opened: { recording: Recording; savedAt: number; name: string } | null
  /** The event that is looked back to; null: now. */
  cursor: number | null
  /** Events with smaller keys are not listed: the list was cleared. */
  since: number
  /** The actor that is looked at; null: the first. */
  picked: Picked | null
}
/** An actor as it is found again: by its session within one life of the page, by its machine and name in another and where another stands in its place. */
export type Picked = Pick<ActorInfo, 'session' | 'machine' | 'name'> & { life: string }
/** Nothing of it was looked at yet: what another recording begins with. */
export const UNLOOKED = { cursor: null, since: 0, picked: null } as const satisfies Partial<Inspection>
/** Before any tab answered. */
export const NO_INSPECTION: Inspection = {
  tabs: [],
  seen: [],
  chosen: null,
  live: null,
  kept: new Map(),
  isAnew: false,
  opened: null,
  ...UNLOOKED,
}

/** What is shown: the file, where one is open. */
export const shownRecording = ({ opened, live }: Inspection): Recording | null => opened?.recording ?? live
/** Who is looked at in a moment; undefined: he does not live there. */
export const pickedActor = ({ life, actors }: Moment, picked: Picked): ActorInfo | undefined =>
  (picked.life === life ? actors.get(picked.session) : undefined) ??
  [...actors.values()].find(({ machine, name }) => machine === picked.machine && name === picked.name)
/** Whether the watched tab is there. */
export const isConnected = ({ tabs, chosen }: Inspection): boolean => tabs.some(({ id }) => id === chosen)

/** The inspection after a tab told something. @param inspector who listens: what is told to others is not for it */
export function heard(inspection: Inspection, message: FromTab, inspector: string): Inspection {
  if (message.kind === 'here') return withTab(inspection, message.tab)
  if (message.kind === 'left') return withoutLife(inspection, message.life)
  if (message.kind !== 'told') return inspection
  const { live } = inspection
  if (message.tab !== inspection.chosen || !message.to.includes(inspector) || !live) return inspection
  const next = append(live, message.entries)
  // What was cut off cannot be looked back to.
  const isPastKept = inspection.cursor === null || inspection.opened !== null || inspection.cursor >= next.first
  return { ...inspection, live: next, cursor: isPastKept ? inspection.cursor : (next.rows[0]?.key ?? null) }
}

function withTab(inspection: Inspection, tab: TabInfo): Inspection {
  const isKnown = inspection.seen.some(({ id }) => id === tab.id)
  const seen = isKnown ? inspection.seen.map((it) => (it.id === tab.id ? tab : it)) : [...inspection.seen, tab]
  const tabs = seen.filter(({ id }) => id === tab.id || inspection.tabs.some((it) => it.id === id))
  const next = { ...inspection, seen, tabs }
  // Who looks at a recording goes on looking at it.
  if (inspection.chosen === null) return { ...next, chosen: tab.id, live: emptyRecording(tab) }
  return inspection.live && inspection.chosen === tab.id ? { ...next, live: { ...inspection.live, tab } } : next
}

/** The inspection without a page that has gone; what was seen of it stays. */
export const withoutLife = (inspection: Inspection, life: string): Inspection => ({
  ...inspection,
  tabs: inspection.tabs.filter((tab) => tab.life !== life),
})

/** The tabs that can be chosen, each in its place: those that answer, and those of which something was seen. */
export const listedTabs = ({ tabs, seen, chosen, kept }: Inspection): TabInfo[] =>
  seen.filter(({ id }) => id === chosen || kept.has(id) || tabs.some((tab) => tab.id === id))

/** Another tab is watched from now on; what was seen of the last one is kept, and goes on where it is chosen again. */
export function chosenTab(inspection: Inspection, id: string): Inspection {
  const { live } = inspection
  const tab = inspection.seen.find((it) => it.id === id)
  if (!tab) return inspection
  if (live && inspection.chosen === id) return { ...inspection, opened: null }
  const kept = new Map(inspection.kept)
  if (live && live.entries.length > 0) kept.set(live.tab.id, append(live, [{ kind: 'gap', at: Date.now() }]))
  const before = kept.get(id)
  kept.delete(id)
  return {
    ...inspection,
    chosen: id,
    live: before ? { ...before, tab } : emptyRecording(tab),
    kept,
    opened: null,
    ...UNLOOKED,
  }
}

/** What XState tells of actors that begin, end and answer: what follows of it is told by its machine. */
export const isService = ({ type }: { type: string }): boolean => /^xstate\.(init|stop|promise)/.test(type)

/** What only XState tells of, and nobody broke on. */
const isAside = ({ event, failure }: EventRow): boolean => isService(event) && failure !== 'broke'

/** How the list of events is narrowed. `of`: to those that one actor told or was told; null: of all. */
export type Filter = {
  text: string
  of: Pick<Picked, 'session' | 'life'> | null
  isServiceShown: boolean
  areFailuresAlone?: boolean
  since?: number
}
/** @param wordOf Russian words of an event, which are looked for as well */
export function filtered(rows: readonly EventRow[], filter: Filter, wordOf: (row: EventRow) => string): EventRow[] {
  const text = plainText(filter.text).trim()
  return rows.filter((row) => {
    if (row.key < (filter.since ?? 0)) return false
    if (filter.of && (row.life !== filter.of.life || (row.to !== filter.of.session && row.from !== filter.of.session))) return false
    if (!filter.isServiceShown && isAside(row)) return false
    if (filter.areFailuresAlone && row.failure === null) return false
    if (text === '') return true
    const words = `${row.event.type} ${row.toName} ${row.fromName ?? ''} ${wordOf(row)} ${JSON.stringify(row.event)}`
    return plainText(words).includes(text)
  })
}

/** The events that are stepped over one by one: not what XState tells besides. */
export const stepsOf = (rows: readonly EventRow[]): EventRow[] => rows.filter((row) => !isAside(row))

/**
 * The event next to the one looked at, among those that are listed.
 * @param all events of the recording: the newest of them is now
 * @param step −1 back, 1 on
 * @returns null: now; what is looked at where no other is listed on that side
 */
export function stepped(all: readonly EventRow[], listed: readonly EventRow[], cursor: number | null, step: -1 | 1): number | null {
  const now = stepsOf(all).at(-1)?.key ?? null
  if (step < 0) return listed.findLast(({ key }) => key < (cursor ?? now ?? 0))?.key ?? cursor ?? listed[0]?.key ?? null
  const next = cursor === null ? null : (listed.find(({ key }) => key > cursor)?.key ?? cursor)
  return next === now ? null : next
}

/** What lived right before an event, after the one that is stepped to from it. @param cursor key of the event; null: the newest */
export function momentBefore(recording: Recording, cursor: number | null): Moment {
  const steps = stepsOf(recording.rows)
  const key = cursor ?? steps.at(-1)?.key ?? recording.first
  return momentAt(recording, steps.findLast((row) => row.key < key)?.key ?? key - 1)
}
