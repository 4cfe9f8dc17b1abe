import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectIsKnown } from '../../../machines/cart/cart.selectors'
import { selectEntries, selectList } from '../../../machines/quick-entry/quick-entry.selectors'
import type { Entry } from '../../../machines/quick-entry/quick-entry.types'
import { heldQuantity } from '../../../model/cart/cart-lines'
import { newestWrites } from '../../../model/cart/newest-writes'
import { useAppActor } from '../../app/app-context'
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
  const listed = state ? selectEntries(state) : []
  const held = useHeld(listed)
  // What has left the cart is not claimed to be in it, also before the server has said so.
  const entries = listed.filter(({ status, added, productId }) => status !== 'added' || added <= 0 || held.get(productId ?? NaN) !== 0)
  // With the stock known, the cart says at once what it cannot take; of pasted rows that are not listed too.
  const watched = state?.context.entries.filter((entry) => entry.paste !== null || entries.includes(entry)) ?? []
  useWatchedPrices([...new Set(watched.flatMap(({ productId }) => productId ?? []))].sort((one, other) => one - other))
  if (!actor || !state || regionId === null) return undefined
  return { send: actor.send, state, entries, held, list: selectList(state) }
}

const NONE: ReadonlyMap<number, number> = new Map()
const isSame = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean =>
  one.size === other.size && [...one].every(([id, qty]) => other.get(id) === qty)

/** How many pieces the cart holds of what was added, by product; none while that is not known. */
function useHeld(entries: readonly Entry[]): ReadonlyMap<number, number> {
  return useSelector(
    useAppActor('cart'),
    (state) => {
      if (!state || !selectIsKnown(state)) return NONE
      const ids = entries.flatMap(({ status, productId }) => (status === 'added' && productId !== null ? [productId] : []))
      const { known, queue, regionId } = state.context
      const writes = newestWrites(queue, regionId)
      return new Map(ids.map((id) => [id, heldQuantity(writes.of(id), known.get(id)?.item)]))
    },
    isSame,
  )
}
export type QuickEntryHandle = NonNullable<ReturnType<typeof useQuickEntry>>
