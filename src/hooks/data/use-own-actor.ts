import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { noteOwnActor } from '../../shop/machines/own-actors'

/** An actor of this part of the page alone: it lives as long as the part does, and who lists what lives finds it. */
export const useOwnActor: typeof useActorRef = (...given) => {
  const actor = useActorRef(...given)
  useEffect(() => noteOwnActor(actor), [actor])
  return actor
}
