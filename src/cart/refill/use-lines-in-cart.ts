import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectIsKnown } from '../../../machines/cart/cart.selectors'
import { heldQuantity, shownIds, shownNote, shownProduct } from '../../../model/cart/cart-lines'
import { newestWrites } from '../../../model/cart/newest-writes'
import type { LineInCart } from '../../../model/refill/refill'
import { useAppActor } from '../../shop/app-context'

/** What stands in the cart of a region, line by line; null while that is not known. */
export function useLinesInCart(regionId: number | null): readonly LineInCart[] | null {
  const cart = useSelector(
    useAppActor('cart'),
    (state) => {
      const isKnown = selectIsKnown(state) && state?.context.regionId === regionId
      return isKnown ? { known: state.context.known, queue: state.context.queue } : null
    },
    shallowEqual,
  )
  return useMemo(() => {
    if (!cart) return null
    const { known, queue } = cart
    const writes = newestWrites(queue, regionId)
    return shownIds(known, queue, regionId).flatMap((id) => {
      const product = shownProduct(known, queue, regionId, id)
      const note = shownNote(known, queue, regionId, id)
      return product ? [{ product, qty: heldQuantity(writes.of(id), known.get(id)?.item), ...(note !== '' && { note }) }] : []
    })
  }, [cart, regionId])
}
