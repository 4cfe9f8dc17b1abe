import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { parseCatalogQuery, type CatalogQuery } from '../../../model/catalogue/catalog-query'

/** The list that the address asks for, read as it stands: wouter's own useSearch decodes it once more, and «%41» would become «A». [DEC-052] */
export function useAddressQuery(): CatalogQuery {
  const search = useSearch()
  return useMemo(() => parseCatalogQuery(search), [search])
}
