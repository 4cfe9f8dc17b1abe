import { useSyncExternalStore } from 'react'
import { readCartView, watchCartView } from '../../platform/cart/kept-view'

/** Whether the buyer wants dense rows in the table of the cart. */
export const useIsCartDense = (): boolean => useSyncExternalStore(watchCartView, () => readCartView().isDense)

/** Whether the buyer folded the lines that want attention; null: nobody chose. */
export const useAttentionFold = (): boolean | null => useSyncExternalStore(watchCartView, () => readCartView().isAttentionFolded)
