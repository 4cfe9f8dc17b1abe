import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { parseCatalogQuery, type CatalogQuery } from '../../../model/catalogue/catalog-query'

/** The list that the address asks for. [DEC-052] */
export function useAddressQuery(): CatalogQuery {
  const search = useSearch()
  return useMemo(() => parseCatalogQuery(search), [search])
}
