import { useEffect, useState } from 'react'
import { newManagerCarts } from '../../cart/saved/new-manager-carts'
import { useSavedList } from '../../cart/saved/use-saved-list'
import { whenIdle } from '../../platform/loading/when-idle'

/**
 * Whether a manager made a saved cart within the last seven days. The page that is opened does not wait for it: the list with all its lines
 * is asked for in an idle moment; a popup that was opened for it asks at once. [NAV-017, CONST-002] @returns null: not known yet
 */
export function useNewManagerCart(isAtOnce: boolean): boolean | null {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const carts = useSavedList(isAtOnce || isIdle)
  if (carts.status === 'loading') return null
  return carts.status === 'ready' && newManagerCarts(carts.data).size > 0
}
