import { useMemo, useSyncExternalStore } from 'react'
import type { Arrangement, Grouping, Sort } from '../../../model/cart/arrangement'
import { readArrangement, watchArrangement } from '../../platform/cart/kept-arrangement'

function readKey(): string {
  const { sort, grouping } = readArrangement()
  return `${sort} ${grouping}`
}

/** How the buyer wants the lines of the cart arranged; the same object until that changes. */
export function useArrangement(): Arrangement {
  const key = useSyncExternalStore(watchArrangement, readKey, readKey)
  return useMemo(() => {
    const [sort, grouping] = key.split(' ') as [Sort, Grouping] // put together above
    return { sort, grouping }
  }, [key])
}
