import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { resourceKey } from '../../../machines/resource/resources.machine'
import type { ApiError } from '../../../model/api-error'
import type { Args, Output, ReadName } from '../../../model/contract'
import { useAppActor } from '../../shop/app-context'
import { sendIfActive } from '../../shop/send-if-active'

/** Server data as a page sees it. `reload` asks again; what is there stays on the screen meanwhile (`isRefreshing`). */
export type Resource<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; reload: () => void }
  | { status: 'ready'; data: T; isRefreshing: boolean; reload: () => void }

/**
 * Server data for a page: fetched once, shared by request, counted while the page is there, asked again when it is activated after five minutes.
 * `args` null: nothing is asked yet, the status is loading.
 */
export function useResource<K extends ReadName>(name: K, args: Args<K> | null): Resource<Output<K>> {
  const resources = useAppActor('resources')
  const request = args === null ? null : { name, args: args as object }
  const key = request === null ? '' : resourceKey(request)
  const actor = useSelector(resources, (state) => state?.context.byKey[key]?.ref)
  const state = useSelector(actor, (snapshot) => snapshot)
  // A server runs no effects: what is drawn is asked for at once.
  if (__IN_SERVER__ && request) resources?.send({ type: 'resource.wanted', request })
  useEffect(() => {
    if (request === null) return
    resources?.send({ type: 'resource.wanted', request })
    return () => sendIfActive(resources, { type: 'resource.released', request })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the request
  }, [resources, key])

  if (!actor || !state || state.matches('loading')) return { status: 'loading' }
  const reload = () => actor.send({ type: 'resource.reloaded' })
  // Only the contract's own parser writes `data`, so the name decides its type.
  if (state.hasTag('filled')) return { status: 'ready', data: state.context.data as Output<K>, isRefreshing: state.hasTag('busy'), reload }
  return { status: 'failed', error: state.context.error!, reload } // a failed resource has its error
}
