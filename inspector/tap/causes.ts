import type { AnyActorRef } from 'xstate'
import { WIRE } from '../../machines/support/relay'

/** On which event each actor speaks. Places are counted in all that a watch tells; null: the event was not told. */
export type Causes = {
  /**
   * The place of the event on which somebody tells another one right now.
   * @param source who tells it
   * @param type of what is told
   * @returns undefined where it is not known: who tells it is in the middle of no event, as when a timer is due
   */
  of: (source: AnyActorRef | undefined, type: string) => number | undefined
  /** An actor is told to begin, at a place, and whoever begins it does so on an event at another one. */
  begin: (ref: AnyActorRef, place: number, cause: number | undefined) => void
  /** A machine takes a step on an event: the first one after a rest is on what it was told, the others follow from that. */
  step: (ref: AnyActorRef, placeOf: () => number | null) => void
  /** An actor is done with its event: XState tells so after all that was sent on it. */
  rest: (ref: AnyActorRef) => void
}

const ANSWER = /^xstate\.(done|error)\.actor\./

/**
 * Follows what XState tells of actors from event to event: each runs one to its end before the next, and sends what it has to send
 * within it. What goes over a wire is told by whom the wire is of; a call answers on the event on which it was begun.
 */
export function traceCauses(): Causes {
  const busy = new WeakMap<AnyActorRef, number | null>()
  const begun = new WeakMap<AnyActorRef, number>()
  const ownerOf = ({ id, system }: AnyActorRef): AnyActorRef | undefined =>
    id.startsWith(WIRE) ? (system.get(id.slice(WIRE.length)) as AnyActorRef | undefined) : undefined
  return {
    of(source, type) {
      if (!source) return undefined
      const own = busy.get(source)
      if (own !== undefined) return own ?? undefined
      const owner = ownerOf(source)
      if (owner) return busy.get(owner) ?? undefined
      return ANSWER.test(type) ? begun.get(source) : undefined
    },
    begin(ref, place, cause) {
      busy.set(ref, place)
      if (cause === undefined) begun.delete(ref)
      else begun.set(ref, cause)
    },
    step(ref, placeOf) {
      if (!busy.has(ref)) busy.set(ref, placeOf())
    },
    rest: (ref) => void busy.delete(ref),
  }
}
