import type { Toast } from '../toaster/toaster.machine'
import type { FavoritesFact } from './favorites.machine'

/** A product that could not be added to the favourites or removed from them, and why. */
export const favoriteToast = ({ article, favorite, reason }: FavoritesFact): Toast => ({
  text: `${article} ${favorite ? 'не добавлен в избранное' : 'остался в избранном'}. ${reason}`,
  tone: 'bad',
  kind: 'notification',
})
