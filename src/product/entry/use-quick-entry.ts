import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectHeld } from '../../../machines/cart/cart.selectors'
import { selectEntries, selectList } from '../../../machines/quick-entry/quick-entry.selectors'
import { useAppActor } from '../../shop/app-context'
import { useWatchedPrices } from '../../hooks/data/use-price'
import { announce } from '../../ui/feedback/announce'
import { useBoughtProducts } from '../bought/use-bought'
import { useBuyer } from '../price/use-buyer'

/** The entry by article of the region in force, with what was bought there before; undefined where nothing can be bought. */
export function useQuickEntry() {
  const { regionId } = useBuyer()
  const actor = useAppActor('quickEntry')
  const bought = useBoughtProducts()
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    if (actor && regionId !== null) actor.send({ type: 'entry.opened', regionId, bought })
  }, [actor, regionId, bought])
  const said = state?.context.said
  useEffect(() => {
    if (said) announce(said.text)
  }, [said])
  const isOffline = useSelector(useAppActor('connectivity'), (connectivity) => connectivity?.hasTag('offline') ?? false)
  const listed = state ? selectEntries(state) : []
  const added = listed.flatMap(({ status, productId }) => (status === 'added' && productId !== null ? [productId] : []))
  const held = useSelector(useAppActor('cart'), (cart) => selectHeld(cart, added), shallowEqual)
  // What has left the cart is not claimed to be in it, also before the server has said so.
  const entries = listed.filter(({ status, added, productId }) => status !== 'added' || added <= 0 || held[productId ?? NaN] !== 0)
  // With the stock known, the cart says at once what it cannot take; of pasted rows that are not listed too.
  const watched = state?.context.entries.filter((entry) => entry.paste !== null || entries.includes(entry)) ?? []
  useWatchedPrices([...new Set(watched.flatMap(({ productId }) => productId ?? []))].sort((one, other) => one - other))
  if (!actor || !state || regionId === null) return undefined
  return { send: actor.send, state, entries, held, isOffline, list: selectList(state) }
}

export type QuickEntryHandle = NonNullable<ReturnType<typeof useQuickEntry>>
