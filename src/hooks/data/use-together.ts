import { shallowEqual } from '@xstate/react'
import { useCallback, useRef, useSyncExternalStore } from 'react'

type Watched = { subscribe: (observer: { next: () => void; error: () => void }) => { unsubscribe: () => void } } | undefined

/**
 * What follows from several actors together; renders anew only when that changes.
 * @param watched the actors, at most six
 * @param read their snapshots now, and what else the answer follows from; pure
 * @param select the answer from what was read; asked again only when something of that is another
 */
export function useTogether<Sources extends object, Answer>(
  [one, two, three, four, five, six]: readonly [Watched, Watched?, Watched?, Watched?, Watched?, Watched?],
  read: () => Sources,
  select: (sources: Sources) => Answer,
  isSame: (a: Answer, b: Answer) => boolean,
): Answer {
  const subscribe = useCallback(
    (tell: () => void) => {
      const watches = [one, two, three, four, five, six].map((actor) => actor?.subscribe({ next: tell, error: tell }))
      return () => {
        for (const watch of watches) watch?.unsubscribe()
      }
    },
    [one, two, three, four, five, six],
  )
  const last = useRef<{ sources: Sources; answer: Answer } | null>(null)
  const answer = () => {
    const sources = read()
    const before = last.current
    if (before && shallowEqual(before.sources, sources)) return before.answer
    const next = select(sources)
    last.current = { sources, answer: before && isSame(before.answer, next) ? before.answer : next }
    return last.current.answer
  }
  return useSyncExternalStore(subscribe, answer, answer)
}
