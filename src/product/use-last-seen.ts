import { useState } from 'react'
import type { Product } from '../../model/catalogue/product'
import { useResource } from '../hooks/data/use-resource'
import { readLastSeen } from '../platform/goods/last-seen'

/**
 * The products looked at here, the most recent first; undefined while they are on their way, empty where the server has none.
 * @param except the product whose page this is
 */
export function useLastSeen(except?: number): readonly Product[] | undefined {
  const [ids] = useState(() => readLastSeen().filter((id) => id !== except))
  const seen = useResource('products.lastSeen', ids.length === 0 ? null : { query: { products_ids: ids.join('.') } })
  if (ids.length === 0 || seen.status === 'failed') return []
  return seen.status === 'ready' ? seen.data.items.toReversed() : undefined
}
