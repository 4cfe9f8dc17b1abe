import type { SnapshotFrom } from 'xstate'
import type { Product } from '../../model/catalogue/product'
import type { favoritesMachine } from './favorites.machine'

/** Whether a product is a favourite: as wished, else as the server said last, else as the product itself says; false where nobody is signed in. */
export const selectFavorite =
  ({ id, favorite }: Pick<Product, 'id' | 'favorite'>) =>
  (state: SnapshotFrom<typeof favoritesMachine> | undefined): boolean => {
    if (!state) return false
    const { marks, known, isWhole } = state.context
    return marks.get(id)?.wished ?? known.get(id) ?? (!isWhole && favorite)
  }
