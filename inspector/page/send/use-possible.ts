import { useEffect, useState } from 'react'
import type { Answer } from '../watching/connect'
import type { ActorInfo } from '../../protocol'
import type { Shown } from '../watching/use-inspection'

/** What an actor would take now. `answer` null: the shop has not said yet. */
export type AskedPossible = { answer: Answer | null; askAgain: () => void }

/**
 * Asks the shop which events an actor would take, whenever it changed.
 * @param actor undefined: nothing is asked
 * @param life of the page that the actor is of
 */
export function usePossible({ connection }: Pick<Shown, 'connection'>, actor: ActorInfo | undefined, life: string): AskedPossible {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!actor) return
    let isGone = false
    void connection.askPossible({ session: actor.session, life }).then((events) => {
      if (!isGone) setAnswer(events)
    })
    return () => {
      isGone = true
    }
  }, [connection, life, actor, asked])
  return { answer: actor ? answer : null, askAgain: () => setAsked(asked + 1) }
}
