import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { type Content, openingMachine } from '../../../machines/opening/opening.machine'
import { useOwnActor } from '../data/use-own-actor'

/** How a part of the screen comes: not yet, whole, or without what did not come. */
export type Opening = 'closed' | 'whole' | 'partial'

/**
 * Holds a part of the screen back until all of it is there; its subject decides once.
 * @param part its name in the code: what tells it from the others that open on the same page
 * @param subject region id; another one begins anew
 * @param wait ms after which what is missing is not waited for
 */
export function useOpening(part: string, subject: number | null, content: Content, wait: number): Opening {
  const opening = useOwnActor(openingMachine, { id: part, input: { subject, content, wait } })
  useLayoutEffect(() => opening.send({ type: 'content.seen', subject, content }), [opening, subject, content])
  return useSelector(opening, (state) => (!state.hasTag('open') ? 'closed' : state.hasTag('late') ? 'partial' : 'whole'))
}
