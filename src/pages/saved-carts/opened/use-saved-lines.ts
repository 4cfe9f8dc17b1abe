import { useEffect, useLayoutEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { savedLinesMachine } from '../../../../machines/saved-carts/saved-lines.machine'
import { useApi } from '../../../shop/api-context'
import { useApp, useAppState } from '../../../shop/app-context'
import { useIsSuspended } from '../../../hooks/visitor/use-suspended'
import { randomId } from '../../../platform/random-id'
import { readUnsent } from '../../../platform/wishes/unsent-lines'
import { connectLines } from './connect-lines'
import { useOwnActor } from '../../../hooks/data/use-own-actor'

/** The lines of an opened cart. */
export type SavedLinesActor = ActorRefFrom<typeof savedLinesMachine>

/** As long as the cart is open; what is typed when it is left is sent first. [DEC-020] */
export function useSavedLines(cartId: number): SavedLinesActor {
  const api = useApi()
  const app = useApp()
  const [userId] = useState(() => app.getSnapshot().context.user?.id ?? 0)
  const [machine] = useState(() => connectLines(api, app, userId))
  const [input] = useState(() => ({ cartId, tab: randomId(), unsent: readUnsent(userId, cartId) }))
  const lines = useOwnActor(machine, { input })
  // Before the actor is stopped with the page.
  useLayoutEffect(() => {
    const leave = () => lines.send({ type: 'writing.hurried' })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [lines])
  const isSuspended = useIsSuspended()
  const isOffline = useAppState((app) => app.context.isOffline)
  useEffect(() => {
    if (!isSuspended && !isOffline) lines.send({ type: 'writing.resumed' })
  }, [lines, isSuspended, isOffline])
  return lines
}
