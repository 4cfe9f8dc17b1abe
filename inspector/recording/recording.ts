import { WIRE } from '../../machines/support/relay'
import type { ActorInfo, Entry, EventData, TabInfo, Timer } from '../protocol'

/** Entries that are kept; older ones are folded into the beginning. */
export const KEPT_ENTRIES = 5000
/** Cut only when so many are too many, so that not every batch cuts. */
const SLACK = 1000

/** What lived at one moment. `last`: the transitions that an actor took last, by its session. `life`: of the page, '' where it is not known. */
export type Moment = {
  life: string
  actors: ReadonlyMap<string, ActorInfo>
  timers: readonly Timer[]
  last: ReadonlyMap<string, readonly string[]>
  /** Took transitions and have not been told in their new state, by their sessions. */
  open: ReadonlySet<string>
}
/** An event as the stream shows it; `key` grows by one with each entry. Names are those of its time: sessions begin anew with each page. */
export type EventRow = {
  key: number
  life: string
  at: number
  from: string | null
  to: string
  fromName: string | null
  fromMachine: string | null
  toName: string
  machine: string | null
  event: EventData
  /** Somebody in the inspector sent it. */
  isByHand: boolean
  /** The machine took no transition on it. */
  isIgnored: boolean
  /** The guards that said no; none: there was no transition, or it is not known. */
  refusedBy: readonly string[]
  /** Of a storm: so many more were counted before it. */
  lost: number
  /** Nobody listened before it: what happened then is not known. */
  isAfterGap: boolean
  /** `broke`: its machine broke on it; `call`: it tells that a call failed. */
  failure: 'broke' | 'call' | null
}
/** What was seen of one tab. `entries[0]` has the key `first`. */
export type Recording = {
  tab: TabInfo
  base: Moment
  first: number
  entries: readonly Entry[]
  rows: readonly EventRow[]
  now: Moment
  /** Events in all, those of storms too. */
  total: number
  /** Of a storm: so many were counted since the last of the rows. */
  lost: number
  /** Nobody has listened since the last of the rows. */
  hasGap: boolean
}

/** Of a page that nothing is known of. */
export const NOTHING: Moment = { life: '', actors: new Map(), timers: [], last: new Map(), open: new Set() }

/** Nothing seen yet. */
export const emptyRecording = (tab: TabInfo): Recording => ({
  tab,
  base: NOTHING,
  first: 0,
  entries: [],
  rows: [],
  now: NOTHING,
  total: 0,
  lost: 0,
  hasGap: false,
})

/**
 * The recording with what has happened since. Actors that did not change stay the same objects.
 * @param kept entries are kept at most, those of a file all
 */
export function append(recording: Recording, entries: readonly Entry[], kept = KEPT_ENTRIES): Recording {
  const draft = draftOf(recording.now)
  const rows = [...recording.rows]
  let { total, lost, hasGap } = recording
  let key = recording.first + recording.entries.length
  for (const entry of entries) {
    if (entry.kind === 'event') {
      const { at, from, to, event } = entry
      const target = draft.actors.get(to)
      const source = speaker(draft.actors, from)
      rows.push({
        key,
        life: draft.life,
        at,
        from: source?.session ?? from,
        to,
        fromName: source?.name ?? from,
        fromMachine: source?.machine ?? null,
        toName: target?.name ?? to,
        machine: target?.machine ?? null,
        event,
        isByHand: entry.isByHand === true,
        isIgnored: entry.isIgnored === true,
        refusedBy: entry.refusedBy ?? [],
        lost,
        isAfterGap: hasGap,
        failure: FAILED_CALL.test(event.type) ? 'call' : null,
      })
      lost = 0
      hasGap = false
      total++
    }
    if (entry.kind === 'lost') {
      lost += entry.count
      total += entry.count
    }
    if (entry.kind === 'gap') hasGap = true
    if (entry.kind === 'actor' && lost === 0 && isBreaking(entry.actor, draft)) blame(rows, entry.actor.session, draft.life)
    take(draft, entry)
    key++
  }
  return cut({ ...recording, entries: [...recording.entries, ...entries], rows, now: momentOf(draft), total, lost, hasGap }, kept)
}

const FAILED_CALL = /^xstate\.(error\.actor\.|promise\.reject$)/
const isBreaking = ({ session, status }: ActorInfo, { actors }: Moment): boolean =>
  status === 'error' && actors.get(session)?.status !== 'error'
/** The last event that an actor was told is what it broke on; of a storm it may be one that was not sent. */
function blame(rows: EventRow[], session: string, life: string): void {
  const at = rows.findLastIndex((row) => row.to === session && row.life === life)
  const row = rows[at]
  if (row && rows.slice(at + 1).every(({ lost }) => lost === 0)) rows[at] = { ...row, failure: 'broke' }
}

/** Who said it. What goes over a wire was said by whom the wire is of. */
function speaker(actors: ReadonlyMap<string, ActorInfo>, from: string | null): ActorInfo | undefined {
  const source = from === null ? undefined : actors.get(from)
  if (!source?.name.startsWith(WIRE)) return source
  const name = source.name.slice(WIRE.length)
  return [...actors.values()].find((actor) => actor.name === name && actor.machine !== null) ?? source
}

/**
 * What lived right after an event, before the next one; who was in the middle of a transition is where it led: its state, its data and
 * what it took are of one moment; who did not take the event took nothing. @param key of the event; null: now
 */
export function momentAt(recording: Recording, key: number | null): Moment {
  if (key === null) return recording.now
  const { entries, first } = recording
  const draft = draftOf(recording.base)
  const next = entries.findIndex(({ kind }, at) => (kind === 'event' || kind === 'gap') && first + at > key)
  const end = next < 0 ? entries.length : next
  for (const entry of entries.slice(0, end)) take(draft, entry)
  const event = entries[key - first]
  if (event?.kind === 'event' && event.isIgnored) draft.last.delete(event.to)
  arrive(draft, event?.kind === 'event' && !event.isIgnored ? [...draft.open, event.to] : [...draft.open], entries.slice(end))
  return momentOf(draft)
}

/** What those who are on their way come to: facts that they told others on it stand before that. */
function arrive(draft: Draft, sessions: readonly string[], later: readonly Entry[]): void {
  const moving = new Set(sessions)
  for (const entry of later) {
    if (moving.size === 0 || entry.kind === 'all' || entry.kind === 'lost' || entry.kind === 'gap') return
    if (entry.kind === 'event') moving.delete(entry.to)
    if (entry.kind === 'gone') moving.delete(entry.session)
    if (entry.kind === 'step' && moving.has(entry.session)) take(draft, entry)
    if (entry.kind === 'actor' && moving.delete(entry.actor.session) && draft.open.has(entry.actor.session)) take(draft, entry)
  }
}

/** How many events, those of storms too, are no longer kept: older than the rows. */
export const forgotten = ({ total, rows, lost }: Pick<Recording, 'total' | 'rows' | 'lost'>): number =>
  rows.reduce((left, row) => left - 1 - row.lost, total - lost)

/** The events of a type that an actor's machine was told, the newest first; not those that somebody wrote by hand: they may be wrong. */
export const seenOf = ({ rows }: Pick<Recording, 'rows'>, machine: string, type: string): EventData[] =>
  rows
    .filter((row) => row.machine === machine && row.event.type === type && !row.isByHand)
    .map(({ event }) => event)
    .reverse()

function cut(recording: Recording, kept: number): Recording {
  const { length } = recording.entries
  return length <= kept + SLACK ? recording : withoutFirst(recording, length - kept)
}

/** The recording without its first entries, from what they led to on. @param gone how many */
export function withoutFirst(recording: Recording, gone: number): Recording {
  const { entries, first } = recording
  const base = draftOf(recording.base)
  for (const entry of entries.slice(0, gone)) take(base, entry)
  return {
    ...recording,
    base: momentOf(base),
    first: first + gone,
    entries: entries.slice(gone),
    rows: recording.rows.filter(({ key }) => key >= first + gone),
  }
}

type Draft = Moment & { actors: Map<string, ActorInfo>; last: Map<string, readonly string[]>; open: Set<string> }
const draftOf = ({ life, actors, timers, last, open }: Moment): Draft => ({
  life,
  actors: new Map(actors),
  timers,
  last: new Map(last),
  open: new Set(open),
})
const momentOf = ({ life, actors, timers, last, open }: Draft): Moment => ({ life, actors, timers, last, open })

function take(draft: Draft, entry: Entry): void {
  const { actors, last, open } = draft
  switch (entry.kind) {
    case 'event':
      open.delete(entry.to)
      return
    case 'step':
      // An event may take several transitions: its own, and those without an event after it.
      last.set(entry.session, [...(open.has(entry.session) ? (last.get(entry.session) ?? []) : []), ...entry.transitions])
      open.add(entry.session)
      return
    case 'actor':
      actors.set(entry.actor.session, entry.actor)
      open.delete(entry.actor.session)
      return
    case 'gone':
      actors.delete(entry.session)
      last.delete(entry.session)
      open.delete(entry.session)
      return
    case 'timers':
      draft.timers = entry.timers
      return
    case 'all':
      open.clear()
      actors.clear()
      for (const actor of entry.actors) actors.set(actor.session, actor)
      // Another page gives the same sessions to others.
      if (entry.life !== draft.life) last.clear()
      draft.life = entry.life
      for (const session of last.keys()) if (!actors.has(session)) last.delete(session)
      draft.timers = entry.timers
      return
    case 'lost':
    case 'gap':
  }
}
