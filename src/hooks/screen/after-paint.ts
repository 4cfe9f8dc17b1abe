import { useMemo } from 'react'
import { type AnyActorRef, type Observer, toObserver } from 'xstate'

/** What `useSelector` needs of an actor. */
export type Readable<TActor extends AnyActorRef> = Pick<TActor, 'getSnapshot' | 'subscribe'>

/**
 * An actor as it was when the screen was last drawn: what follows from many lines (sums, counts, remedies) is worked out after the
 * paint that shows a key, not before it. What is read to act upon is read of the actor itself. Without listeners it is the actor now.
 * @param actor the same actor gives the same answer
 */
export function afterPaint<TActor extends AnyActorRef>(actor: TActor): Readable<TActor> {
  const known = readables.get(actor)
  if (known) return known as Readable<TActor> // kept below under this very actor
  const readable = follow(actor)
  readables.set(actor, readable)
  return readable as Readable<TActor> // it hands on what the actor gives
}

/** The actor as it was at the last paint, for `useSelector`; undefined where there is no actor. */
export const useAfterPaint = <TActor extends AnyActorRef>(actor: TActor | undefined): Readable<TActor> | undefined =>
  useMemo(() => actor && afterPaint(actor), [actor])

const readables = new WeakMap<AnyActorRef, Readable<AnyActorRef>>()

function follow(actor: AnyActorRef): Readable<AnyActorRef> {
  const observers = new Set<Observer<unknown>>()
  let drawn = actor.getSnapshot()
  let isDue = false
  let watch: { unsubscribe: () => void } | null = null
  const catchUp = () => {
    isDue = false
    drawn = actor.getSnapshot()
    for (const observer of observers) observer.next?.(drawn)
  }
  const onChange = () => {
    if (isDue) return
    isDue = true
    whenDrawn(catchUp)
  }
  return {
    getSnapshot: () => (watch ? drawn : (drawn = actor.getSnapshot())),
    subscribe: (...listener: Parameters<typeof toObserver>) => {
      const observer = toObserver(...listener)
      observers.add(observer)
      if (!watch) drawn = actor.getSnapshot()
      watch ??= actor.subscribe({ next: onChange, error: onChange })
      return {
        unsubscribe: () => {
          observers.delete(observer)
          if (observers.size > 0) return
          watch?.unsubscribe()
          watch = null
        },
      }
    },
  }
}

/** Runs something after the next paint; a hidden page draws nothing: there it is done at once. */
export function whenDrawn(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
