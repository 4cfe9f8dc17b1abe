import { useState } from 'react'
import type { Resource } from './use-resource'

/** The last data of a resource, kept while the next page of a list loads; undefined until there is some. Give the component a `key` where old data must not be seen. */
export function useKept<T>(resource: Resource<T>): T | undefined {
  const [kept, setKept] = useState<{ data: T } | null>(null)
  if (resource.status !== 'ready') return kept?.data
  if (kept?.data !== resource.data) setKept({ data: resource.data })
  return resource.data
}
