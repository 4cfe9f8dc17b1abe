import { useSelector } from '@xstate/react'
import { selectFavorite } from '../../../machines/favorites/favorites.selectors'
import type { Product } from '../../../model/catalogue/product'
import { useAppActor } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'

/**
 * Whether a product is a favourite, and the way to change it: at once on the screen, back again with a sentence where the
 * server refuses. A guest is asked to log in. [STATE-018, ROLE-002, DEC-055]
 */
export function useFavorite(product: Pick<Product, 'id' | 'favorite' | 'article'>): { isFavorite: boolean; toggle: () => void } {
  const favorites = useAppActor('favorites')
  const login = usePopup('login')
  const isFavorite = useSelector(favorites, selectFavorite(product))
  const toggle = () => {
    if (favorites) favorites.send({ type: 'favorite.wished', product: { id: product.id, article: product.article }, favorite: !isFavorite })
    else login.open()
  }
  return { isFavorite, toggle }
}
