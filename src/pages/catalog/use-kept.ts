import { useState } from 'react'
import type { Resource } from '../../hooks/use-resource'

/** The data of a resource; while the next is on its way or failed, the last that was there. */
export function useKept<T>(resource: Resource<T>): T | undefined {
  const [kept, keep] = useState<T | undefined>(undefined)
  const fresh = resource.status === 'ready' ? resource.data : undefined
  if (fresh !== undefined && fresh !== kept) keep(fresh)
  return fresh ?? kept
}
