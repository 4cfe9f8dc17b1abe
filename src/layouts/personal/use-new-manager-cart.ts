import { newManagerCarts } from '../../cart/saved/new-manager-carts'
import { useSavedList } from '../../cart/saved/use-saved-list'

/** Whether a manager made a saved cart within the last seven days. [NAV-017, CONST-002] @returns false until that is known */
export function useNewManagerCart(): boolean {
  const carts = useSavedList()
  return carts.status === 'ready' && newManagerCarts(carts.data).size > 0
}
