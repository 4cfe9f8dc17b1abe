import type { AnyActorRef, InspectionEvent } from 'xstate'
import { nextTask } from '../../platform/files/next-task'
import type { ActorInfo, Entry, Timer } from '../protocol'
import { describe, idsOf, living, timersOf } from './describe'
import { EVENT_LIMITS, mask } from './mask'

/** Between two batches, ms: what comes meanwhile goes together. */
const BATCH_MS = 50
/** Entries of a batch; beyond it events of a storm are counted, and the actors are told once as they are at its end. */
const BATCH_ENTRIES = 400

/** Which life of the page it is, its clock, ms since 1970, and whether anybody looks at it. */
type World = { life: string; now: () => number; isHidden: () => boolean }

/** A watch over the actors of a tab. */
export type Watch = {
  /** A system of actors has begun: the shop's own, or that of a page or a window. */
  add(root: AnyActorRef): void
  /** All that lives, told anew. */
  tellAll(): void
  end(): void
}

/**
 * Observes systems of actors and tells in batches what happens in them, masked. A storm stops neither the shop nor the channel.
 * @param tell is given what has happened since it was called last, the oldest first
 */
export function watchActors(roots: Iterable<AnyActorRef>, tell: (entries: Entry[]) => void, { life, now, isHidden }: World): Watch {
  const systems = new Map<AnyActorRef, { unsubscribe: () => void }>()
  /** Changed since a batch was full. */
  const changed = new Map<string, AnyActorRef>()
  const known = new Set<string>()
  /** Took a transition and have not been told since: what they send on the way comes after it. */
  const moved = new Set<AnyActorRef>()
  const shown = new WeakMap<AnyActorRef, unknown>()
  let entries: Entry[] = []
  let lost = 0
  let timersTold = ''
  let isOver = false
  let isDue = false
  let toldAt = -Infinity

  function allNow(): { actors: ActorInfo[]; timers: Timer[] } {
    const refs = [...systems.keys()].flatMap(living)
    known.clear()
    for (const ref of refs) {
      known.add(ref.sessionId)
      shown.set(ref, ref.getSnapshot())
    }
    return { actors: refs.map(describe), timers: allTimers() }
  }
  const allTimers = () => [...systems.keys()].flatMap(({ system }) => timersOf(system))

  function flush(): void {
    isDue = false
    if (isOver) return
    toldAt = performance.now()
    const at = now()
    if (lost > 0) entries.push({ kind: 'lost', at, count: lost })
    for (const ref of changed.values()) tellActor(ref, at)
    const timers = allTimers()
    const told = JSON.stringify(timers)
    if (told !== timersTold) entries.push({ kind: 'timers', at, timers })
    timersTold = told
    const batch = entries
    entries = []
    lost = 0
    changed.clear()
    if (batch.length > 0) tell(batch)
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
    const actor = describe(ref)
    if (actor.status === 'active') known.add(actor.session)
    const isThere = actor.status === 'active' || actor.status === 'error'
    if (isThere) entries.push({ kind: 'actor', at, actor })
    else if (known.delete(actor.session)) entries.push({ kind: 'gone', at, session: actor.session })
    if (!isThere) forget(ref)
  }
  function forget(ref: AnyActorRef): void {
    systems.get(ref)?.unsubscribe()
    systems.delete(ref)
  }
  /** Who is named by an event is told before it, even if it lives no longer than that. */
  function tellNew(ref: AnyActorRef | undefined, at: number): void {
    if (ref && changed.has(ref.sessionId) && !known.has(ref.sessionId)) {
      changed.delete(ref.sessionId)
      known.add(ref.sessionId)
      tellActor(ref, at)
    }
  }

  function next(happened: InspectionEvent): void {
    const ref = happened.actorRef as AnyActorRef // typed by its smallest part; the actors themselves are given
    const isFull = entries.length >= BATCH_ENTRIES
    const at = now()
    if (happened.type === '@xstate.event') {
      if (isFull) lost++
      else {
        const source = happened.sourceRef as AnyActorRef | undefined // as above
        tellNew(source, at)
        if (source && moved.has(source)) tellActor(source, at)
        tellNew(ref, at)
        entries.push({
          kind: 'event',
          at,
          from: happened.sourceRef?.sessionId ?? null,
          to: ref.sessionId,
          event: mask(happened.event, EVENT_LIMITS) as { type: string }, // an event is an object with its type
        })
      }
    } else if (happened.type === '@xstate.microstep') {
      const transitions = idsOf(happened._transitions)
      if (isFull || transitions.length === 0) return
      entries.push({ kind: 'step', at, session: ref.sessionId, transitions })
      moved.add(ref)
    } else if (happened.type === '@xstate.snapshot') {
      if (isFull) changed.set(ref.sessionId, ref)
      else tellActor(ref, at)
    } else if (happened.type === '@xstate.actor') {
      // It is being made: what it is in is not known before its first snapshot, or the end of the batch.
      changed.set(ref.sessionId, ref)
    } else return
    later()
  }

  function add(root: AnyActorRef): void {
    if (isOver || systems.has(root)) return
    systems.set(root, root.system.inspect({ next }))
    for (const ref of living(root)) changed.set(ref.sessionId, ref)
    later()
  }

  for (const root of roots) if (!systems.has(root)) systems.set(root, root.system.inspect({ next }))
  return {
    add,
    tellAll() {
      const all = allNow()
      timersTold = JSON.stringify(all.timers)
      changed.clear()
      tell([...entries.splice(0), { kind: 'all', at: now(), life, ...all }])
    },
    end() {
      isOver = true
      for (const system of systems.values()) system.unsubscribe()
      systems.clear()
    },
  }
}
