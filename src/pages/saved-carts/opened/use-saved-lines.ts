import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { savedLineMachine } from '../../../../machines/saved-carts/saved-line.machine'
import { savedLinesMachine } from '../../../../machines/saved-carts/saved-lines.machine'
import type { Api } from '../../../../model/contract'
import { formatPieces } from '../../../../model/text/count'
import { useApi } from '../../../app/api-context'
import { useApp, useAppState } from '../../../app/app-context'
import type { AppActor } from '../../../app/connect-app'
import { queryNow, savedWrite } from '../../../cart/saved/saved-write'
import { useIsSuspended } from '../../../hooks/visitor/use-suspended'
import { randomId } from '../../../platform/random-id'

/** The lines of an opened cart. */
export type SavedLinesActor = ActorRefFrom<typeof savedLinesMachine>

/** The lines of a saved cart with their calls. A quantity that was wished goes on whatever becomes of the page. */
const connectLines = (api: Api, app: AppActor) =>
  savedLinesMachine.provide({
    actors: {
      savedLine: savedLineMachine.provide({
        actors: {
          sendLine: fromPromise(({ input: { cartId, productId, qty, key }, signal }) =>
            savedWrite(
              app,
              signal,
              `В\u00a0сохранённой корзине ${qty === 0 ? 'строка не\u00a0убрана' : `${formatPieces(qty)} не\u00a0сохранено`}.`,
              () => api('userCarts.updateLine', { params: { id: cartId, productId }, query: queryNow(app), body: { qty } }, { key }),
            ),
          ),
        },
      }),
    },
  })

/** As long as the cart is open; what is typed when it is left is sent first. [DEC-020] */
export function useSavedLines(cartId: number): SavedLinesActor {
  const api = useApi()
  const app = useApp()
  const [machine] = useState(() => connectLines(api, app))
  const [tab] = useState(randomId)
  const lines = useActorRef(machine, { input: { cartId, tab } })
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
