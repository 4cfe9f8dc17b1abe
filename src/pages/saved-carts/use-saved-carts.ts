import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { savedCartsMachine, SavedCartRef } from '../../../machines/saved-carts/saved-carts.machine'
import type { ApiError } from '../../../model/api-error'
import type { ListedCart } from '../../../model/saved-cart/saved-cart'
import { useApi } from '../../shop/api-context'
import { useApp } from '../../shop/app-context'
import { randomId } from '../../platform/random-id'
import { connectSavedCarts } from './connect-saved-carts'
import { useOwnActor } from '../../hooks/data/use-own-actor'

/** What is done with the saved carts of a page. */
export type SavedCartsActor = ActorRefFrom<typeof savedCartsMachine>

/** As long as the page is there, its list and an opened cart alike. */
export function useSavedCarts(): SavedCartsActor {
  const api = useApi()
  const app = useApp()
  const [machine] = useState(() => connectSavedCarts(api, app))
  const [tab] = useState(randomId)
  return useOwnActor(machine, { input: { tab } })
}

/** Tells it which carts were read. @param carts the same list as long as it is the same */
export function useCartsRead(actor: SavedCartsActor, carts: readonly ListedCart[] | undefined): void {
  useEffect(() => {
    if (carts) actor.send({ type: 'carts.read', carts })
  }, [actor, carts])
}

/** One cart as it stands, and the way to change it. */
export type SavedCartFlow = {
  /** As it was read or answered last; null: not yet. */
  cart: ListedCart | null
  isGhost: boolean
  isNaming: boolean
  isBusy: boolean
  /** It is deleted, and on its way back. */
  isReturning: boolean
  error: ApiError | null
  send: SavedCartRef['send']
}

/** What becomes of one cart; of one that was not read yet nothing does. */
export function useSavedCart(actor: SavedCartsActor, id: number): SavedCartFlow {
  const ref = useSelector(actor, (state) => state.context.carts.get(id))
  const state = useSelector(ref, (snapshot) => snapshot)
  return {
    cart: state?.context.cart ?? null,
    isGhost: state?.hasTag('ghost') ?? false,
    isNaming: state?.hasTag('naming') ?? false,
    isBusy: state?.hasTag('busy') ?? false,
    isReturning: state?.matches('returning') ?? false,
    error: state?.context.error ?? null,
    send: (event) => ref?.send(event),
  }
}
