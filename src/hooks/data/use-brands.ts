import { useResource, type Resource } from './use-resource'

/** A brand with the number of its goods; `country` null: the server does not say. */
export type Brand = { name: string; slug: string; country: string | null; count: number }

/** Answers of a server that does not know a call. */
const UNKNOWN: readonly number[] = [404, 405, 501]

/** All brands; where the server has no such list, those of all goods. [DEC-006] */
export function useBrands(): Resource<readonly Brand[]> {
  const listed = useResource('brands.list', {})
  const isUnknown = listed.status === 'failed' && UNKNOWN.includes(listed.error.status)
  const facets = useResource('products.filters', isUnknown ? { body: {} } : null)
  if (!isUnknown) return listed.status === 'ready' ? { ...listed, data: listed.data.items } : listed
  return facets.status === 'ready' ? { ...facets, data: facets.data.brands.map((brand) => ({ ...brand, country: null })) } : facets
}
