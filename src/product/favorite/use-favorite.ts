import { useState, useSyncExternalStore } from 'react'
import { ApiError, failureText } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import { useApi } from '../../app/api-context'
import { useAppActor, useAppState } from '../../app/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { favoriteMark, onFavoriteMarks, setFavoriteMark } from './favorite-marks'

/**
 * Whether a product is a favourite, and the way to change it: at once on the screen, back again with a sentence where the
 * server refuses. A guest is asked to log in. [STATE-018, ROLE-002, DEC-055]
 */
export function useFavorite(product: Pick<Product, 'id' | 'favorite' | 'article'>): { isFavorite: boolean; toggle: () => void } {
  const api = useApi()
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const toaster = useAppActor('toaster')
  const login = usePopup('login')
  const [isWriting, setWriting] = useState(false)
  const mark = useSyncExternalStore(onFavoriteMarks, () => favoriteMark(userId, product.id))
  const isFavorite = userId !== null && (mark ?? product.favorite)

  const write = async (user: number, wished: boolean) => {
    setFavoriteMark(user, product.id, wished)
    setWriting(true)
    try {
      const { favorite } = await api('products.toggleFavorite', { params: { id: product.id }, body: { favorite: wished } })
      setFavoriteMark(user, product.id, favorite)
    } catch (thrown) {
      setFavoriteMark(user, product.id, !wished)
      const what = wished ? `${product.article} не добавлен в избранное` : `${product.article} остался в избранном`
      toaster?.send({
        type: 'toast.show',
        toast: { text: `${what}. ${failureText(ApiError.from(thrown))}`, tone: 'bad', kind: 'notification' },
      })
    } finally {
      setWriting(false)
    }
  }
  return {
    isFavorite,
    toggle: () => {
      if (userId === null) login.open()
      else if (!isWriting) void write(userId, !isFavorite)
    },
  }
}
