import { parseCatalogQuery } from '../catalogue/catalog-query'
import { AVAILABILITIES, SORTS } from '../catalogue/filter'

/** What an address may ask of a list. */
export type AddressPart = 'price' | 'rating' | 'availability' | 'actions' | 'sort' | 'parameter'

/**
 * What an address asks of a list in a way that cannot be read, so that the list is shown without it. [DEC-052]
 * @param search the search part of the address, with or without '?'
 */
export function unreadParts(search: string): AddressPart[] {
  const params = new URLSearchParams(search)
  const { price, rating, actions, filters } = parseCatalogQuery(search)
  const valuesOf = (key: string): string[] => (params.get(key) ?? '').split(',').filter((value) => value.trim() !== '')
  const isThere = (key: string): boolean => valuesOf(key).length > 0
  const asked = new Set(Array.from(params.keys()).filter((key) => key.startsWith('f[') && isThere(key)))
  const unread: Record<AddressPart, boolean> = {
    price: isThere('price') && price === null,
    rating: isThere('rating') && rating === null,
    availability: valuesOf('stock').some((value) => !AVAILABILITIES.some((known) => known === value)),
    actions: new Set(valuesOf('actions')).size > actions.length,
    sort: isThere('sort') && !SORTS.some((known) => known === params.get('sort')),
    parameter: asked.size > filters.length,
  }
  return PARTS.filter((part) => unread[part])
}

const PARTS: readonly AddressPart[] = ['price', 'rating', 'availability', 'actions', 'parameter', 'sort']
