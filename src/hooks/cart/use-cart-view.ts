import { useSyncExternalStore } from 'react'
import { readCartView, watchCartView } from '../../platform/cart/kept-view'

const readDense = (): boolean => readCartView().isDense
const readFold = (): boolean | null => readCartView().isAttentionFolded

/** Whether the buyer wants dense rows in the table of the cart. */
export const useIsCartDense = (): boolean => useSyncExternalStore(watchCartView, readDense, readDense)

/** Whether the buyer folded the lines that want attention; null: nobody chose. */
export const useAttentionFold = (): boolean | null => useSyncExternalStore(watchCartView, readFold, readFold)
