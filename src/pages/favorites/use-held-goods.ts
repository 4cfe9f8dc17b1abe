import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectFavorite } from '../../../machines/favorites/favorites.selectors'
import { isSameList } from '../../../model/cart/same-list'
import { heldList } from '../../../model/catalogue/held-list'
import type { Product } from '../../../model/catalogue/product'
import { useAppActor } from '../../shop/app-context'

type Held = {
  /** Every favourite of this visit of the page: what was taken out keeps its place until the page is left. */
  goods: readonly Product[]
  /** Ids of those that are favourites now. */
  marked: ReadonlySet<number>
}

/** The favourites as their page shows them. @param items as the server gave them last; undefined until it did */
export function useHeldGoods(items: readonly Product[] | undefined): Held | undefined {
  const [held, setHeld] = useState<{ items: readonly Product[]; goods: readonly Product[] } | null>(null)
  let goods = held?.goods
  if (items && held?.items !== items) {
    goods = heldList(held?.goods ?? [], items)
    setHeld({ items, goods })
  }
  const favorites = useAppActor('favorites')
  const marked = useSelector(
    favorites,
    (state) => (goods ?? []).filter((product) => (state ? selectFavorite(product)(state) : product.favorite)).map(({ id }) => id),
    isSameList,
  )
  return goods && { goods, marked: new Set(marked) }
}
