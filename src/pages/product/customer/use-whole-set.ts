import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectIsKnown, selectQuantity } from '../../../../machines/cart/cart.selectors'
import type { SetPart } from '../../../../model/catalogue/sets/set-part'
import { fillWithSet, setReport } from '../../../../model/catalogue/sets/whole-set'
import { useAppActor } from '../../../shop/app-context'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { CART_UNREAD } from '../../../product/buying/use-buying'

/** Puts all goods of a set into the cart at once, and what became of it, in words; `add` is undefined where there is no cart. `whyNot`: nobody knows yet what lies there. */
export type WholeSet = { add: (() => void) | undefined; whyNot: string | undefined; said: string | null }

/** @param parts what one set holds */
export function useWholeSet(parts: readonly SetPart[]): WholeSet {
  const cart = useAppActor('cart')
  const prices = useAppActor('prices')
  const isKnown = useSelector(cart, selectIsKnown)
  const [said, setSaid] = useState<string | null>(null)
  useWatchedPrices(parts.map(({ id }) => id))
  const add =
    cart &&
    prices &&
    (() => {
      const lines = cart.getSnapshot()
      const { entries } = prices.getSnapshot().context
      const fill = fillWithSet(
        parts,
        (id) => selectQuantity(id)(lines),
        (id) => entries[id]?.price,
      )
      if (fill.wishes.length > 0) cart.send({ type: 'quantities.changed', wishes: fill.wishes })
      setSaid(setReport(fill))
    })
  return { add, whyNot: isKnown ? undefined : CART_UNREAD, said }
}
