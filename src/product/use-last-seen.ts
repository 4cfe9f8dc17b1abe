import { useState } from 'react'
import type { Product } from '../../model/catalogue/product'
import { type Resource, useResource } from '../hooks/data/use-resource'
import { readLastSeen } from '../platform/goods/last-seen'

const NOTHING = { status: 'ready', data: { items: [] }, isRefreshing: false, reload: () => {} } as const

/**
 * The products looked at here, the most recent first. [CALL-067, DEC-055]
 * @param except the product whose page this is
 */
export function useLastSeen(except?: number): Resource<{ items: readonly Product[] }> {
  const [ids] = useState(() => readLastSeen().filter((id) => id !== except))
  const seen = useResource('products.lastSeen', ids.length === 0 ? null : { query: { products_ids: ids.join('.') } })
  if (ids.length === 0) return NOTHING
  return seen.status === 'ready' ? { ...seen, data: { items: [...seen.data.items].reverse() } } : seen
}
