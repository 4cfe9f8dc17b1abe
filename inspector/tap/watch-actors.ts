import type { AnyActorRef, AnyMachineSnapshot, InspectedMicrostepEvent, InspectionEvent } from 'xstate'
import { nextTask } from '../../src/platform/files/next-task'
import type { ActorInfo, Entry, Timer } from '../protocol'
import { isByHand } from './by-hand'
import { traceCauses } from './causes'
import { describe, idsOf, isShown, timersOf } from './describe'
import { EVENT_LIMITS, mask } from './mask'
import { maskText } from './mask-text'
import { isActive, isLeft, living } from './living'
import { refusedBy } from './refusals'
import { roomForEntries } from './room'

/** Between two batches, ms: what comes meanwhile goes together. */
const BATCH_MS = 50

/** Which life of the page it is, its clock, ms since 1970, and whether anybody looks at it. */
type World = { life: string; now: () => number; isHidden: () => boolean }
type EventEntry = Extract<Entry, { kind: 'event' }>

/** A watch over the actors of a tab. */
export type Watch = {
  /** A system of actors has begun: the shop's own, or that of a page or a window. */
  add(root: AnyActorRef): void
  /** What waits for its batch is told at once. */
  flush(): void
  /** All that lives, told anew. */
  tellAll(): void
  end(): void
}

/**
 * Observes systems of actors and tells in batches what happens in them, masked. A storm stops neither the shop nor the channel: where
 * there is no room, events are counted, and the actors are told once as they are at its end.
 * @param tell is given what has happened since it was called last, the oldest first
 */
export function watchActors(roots: Iterable<AnyActorRef>, tell: (entries: Entry[]) => void, { life, now, isHidden }: World): Watch {
  const systems = new Map<AnyActorRef, { unsubscribe: () => void }>()
  /** Changed since there was no room. */
  const changed = new Map<string, AnyActorRef>()
  /** Told to be there, by their sessions. */
  const known = new Map<string, AnyActorRef>()
  /** Told to be gone: what they do after that, and what they leave behind, is not there any more. */
  const gone = new WeakSet<AnyActorRef>()
  /** Took a transition and have not been told since: what they send on the way comes after it. */
  const moved = new Set<AnyActorRef>()
  /** The events themselves, of which masked copies are told. */
  const told = new WeakMap<Entry, object>()
  const shown = new WeakMap<AnyActorRef, unknown>()
  const causes = traceCauses()
  const room = roomForEntries(() => performance.now())
  let entries: Entry[] = []
  /** So many entries went before these. */
  let before = 0
  let lost = 0
  let timersTold = ''
  let isOver = false
  let isDue = false
  let toldAt = -Infinity

  function allNow(): { actors: ActorInfo[]; timers: Timer[] } {
    known.clear()
    const actors = [...systems.keys()].flatMap(living).flatMap((ref) => {
      const actor = describe(ref)
      if (!isShown(actor)) return []
      known.set(ref.sessionId, ref)
      shown.set(ref, ref.getSnapshot())
      return actor
    })
    return { actors, timers: allTimers() }
  }
  const allTimers = () => [...systems.keys()].flatMap(({ system }) => timersOf(system))

  function flush(): void {
    isDue = false
    if (isOver) return
    toldAt = performance.now()
    const at = now()
    if (lost > 0) entries.push({ kind: 'lost', at, count: lost })
    for (const ref of changed.values()) tellActor(ref, at)
    tellEnds(at)
    tellTimers(at)
    const batch = taken()
    lost = 0
    changed.clear()
    if (batch.length > 0) tell(batch)
  }

  function taken(): Entry[] {
    const batch = entries
    before += batch.length
    room.told(batch.length)
    entries = []
    return batch
  }

  /** The first of a burst goes at once, the others together. The timers of a hidden page run once a second: there each task is a batch. */
  function later(): void {
    if (isDue) return
    isDue = true
    const wait = BATCH_MS - (performance.now() - toldAt)
    if (wait <= 0 || isHidden()) void nextTask().then(flush)
    else setTimeout(flush, wait)
  }

  function tellActor(ref: AnyActorRef, at: number): void {
    moved.delete(ref)
    const snapshot: unknown = ref.getSnapshot()
    if (snapshot !== undefined && shown.get(ref) === snapshot) return
    shown.set(ref, snapshot)
    if (gone.has(ref) || (ref._parent && gone.has(ref._parent))) return void gone.add(ref)
    const actor = describe(ref)
    if (!isShown(actor)) return tellGone(ref, at)
    known.set(actor.session, ref)
    entries.push({ kind: 'actor', at, actor })
  }
  /** Those that a transition began and ended are of its moment. */
  function tellTimers(at: number): void {
    const timers = allTimers()
    const text = JSON.stringify(timers)
    if (text !== timersTold) entries.push({ kind: 'timers', at, timers })
    timersTold = text
  }
  /** With all that lived below it. */
  function tellGone(ref: AnyActorRef, at: number): void {
    gone.add(ref)
    systems.get(ref)?.unsubscribe()
    systems.delete(ref)
    if (known.delete(ref.sessionId)) entries.push({ kind: 'gone', at, session: ref.sessionId })
    for (const each of known.values()) if (each._parent === ref) tellGone(each, at)
  }
  /** What XState tells nothing of: a machine broke, or was taken away broken; a call was given up before it began. */
  function tellEnds(at: number): void {
    for (const root of systems.keys()) if (isLeft(root)) tellGone(root, at)
    const there = new Set([...systems.keys()].flatMap(living))
    for (const ref of known.values()) {
      if (!there.has(ref)) tellGone(ref, at)
      else if (isBroken(ref)) tellActor(ref, at)
    }
  }
  /** Who is named by an event is told before it, even if it lives no longer than that. */
  function tellNew(ref: AnyActorRef | undefined, at: number): void {
    if (ref && changed.has(ref.sessionId) && !known.has(ref.sessionId)) {
      changed.delete(ref.sessionId)
      known.set(ref.sessionId, ref)
      tellActor(ref, at)
    }
  }

  /** Where an event stands that an actor was told since the last batch; −1: nowhere. */
  const indexOf = ({ sessionId }: { sessionId: string }, event: object): number =>
    entries.findLastIndex((it) => it.kind === 'event' && it.to === sessionId && told.get(it) === event)

  /** A step without a transition: of what a machine raised itself nothing has been told, and one that ends or breaks does not ignore. */
  function tellIgnored({ actorRef, event, snapshot }: InspectedMicrostepEvent): void {
    if ((snapshot as { status?: string }).status !== 'active') return
    const entry = entries[indexOf(actorRef, event)]
    if (entry?.kind !== 'event') return
    entry.isIgnored = true
    const guards = refusedBy(snapshot as AnyMachineSnapshot, event.type) // machines alone take steps
    if (guards.length > 0) entry.refusedBy = guards
  }

  function next(happened: InspectionEvent): void {
    const ref = happened.actorRef as AnyActorRef // typed by its smallest part; the actors themselves are given
    const isFull = room.isFull(entries.length)
    const at = now()
    if (happened.type === '@xstate.event') {
      if (isFull) lost++
      else {
        const source = happened.sourceRef as AnyActorRef | undefined // as above
        tellNew(source, at)
        // Who ends says so, and is told to be gone after that: his words have his name.
        if (source && ((moved.has(source) && isActive(source)) || isBroken(source))) tellActor(source, at)
        tellNew(ref, at)
        // What comes after the event that it broke on did not break it.
        if (isBroken(ref)) tellActor(ref, at)
        const place = before + entries.length
        const cause = causes.of(source, happened.event.type)
        if (happened.event.type === 'xstate.init') causes.begin(ref, place, cause)
        const entry: EventEntry = {
          kind: 'event',
          at,
          from: happened.sourceRef?.sessionId ?? null,
          to: ref.sessionId,
          // Its type stays where its fields are cut, else nobody could read what was told with it.
          event: { type: maskText(happened.event.type), ...(mask(happened.event, EVENT_LIMITS) as object) },
          ...(isByHand(happened.event) && { isByHand: true }),
          ...(cause !== undefined && { back: place - cause }),
        }
        told.set(entry, happened.event)
        entries.push(entry)
      }
    } else if (happened.type === '@xstate.microstep') {
      causes.step(ref, () => {
        const index = isFull ? -1 : indexOf(ref, happened.event)
        return index < 0 ? null : before + index
      })
      if (happened._transitions.length === 0) return tellIgnored(happened)
      const transitions = idsOf(happened._transitions)
      if (isFull || transitions.length === 0) return
      const cause = causes.of(ref, happened.event.type)
      entries.push({
        kind: 'step',
        at,
        session: ref.sessionId,
        transitions,
        ...(cause !== undefined && { back: before + entries.length - cause }),
      })
      moved.add(ref)
    } else if (happened.type === '@xstate.snapshot') {
      causes.rest(ref)
      if (isFull) changed.set(ref.sessionId, ref)
      else {
        tellActor(ref, at)
        tellTimers(at)
      }
    } else if (happened.type === '@xstate.actor') {
      // It is being made: what it is in is not known before its first snapshot, or the end of the batch.
      changed.set(ref.sessionId, ref)
    } else return
    later()
  }

  function add(root: AnyActorRef): void {
    if (isOver || systems.has(root)) return
    // One that broke has nobody above it to take it away: it is shown until the next page begins.
    for (const each of systems.keys()) if (isBroken(each)) tellGone(each, now())
    systems.set(root, root.system.inspect({ next }))
    for (const ref of living(root)) {
      // React has its hooks end an actor and begin the same one anew while it looks for faults.
      gone.delete(ref)
      shown.delete(ref)
      changed.set(ref.sessionId, ref)
    }
    later()
  }

  for (const root of roots) if (!isLeft(root)) systems.set(root, root.system.inspect({ next }))
  return {
    add,
    flush,
    tellAll() {
      const all = allNow()
      timersTold = JSON.stringify(all.timers)
      changed.clear()
      tell([...taken(), { kind: 'all', at: now(), life, ...all }])
      before++
      room.renew()
    },
    end() {
      isOver = true
      for (const system of systems.values()) system.unsubscribe()
      systems.clear()
    },
  }
}

/** Of machines alone: a call that was refused has ended. */
function isBroken(ref: AnyActorRef): boolean {
  const snapshot = (ref.getSnapshot() ?? {}) as { status?: string; machine?: unknown }
  return snapshot.status === 'error' && snapshot.machine !== undefined
}
