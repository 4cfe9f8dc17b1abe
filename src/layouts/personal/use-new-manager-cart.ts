import { useState } from 'react'
import { SAVED_CART_FLAG_MS } from '../../../model/limits'
import { useResource } from '../../hooks/data/use-resource'

/** Whether a manager made a saved cart within the last seven days. [NAV-017, CONST-002] @returns false until that is known */
export function useNewManagerCart(userId: number | null, regionId: number | null): boolean {
  const carts = useResource(
    'userCarts.list',
    userId === null || regionId === null ? null : { params: { id: userId }, query: { company_region_id: regionId } },
  )
  const [since] = useState(() => Date.now() - SAVED_CART_FLAG_MS)
  if (carts.status !== 'ready') return false
  return carts.data.items.some(({ is_manager, created_at }) => is_manager && Date.parse(created_at) > since)
}
