import { EMPTY_QUERY, formatCatalogQuery } from '../catalogue/catalog-query'

/** @returns the address of the results of a search, a list of the catalogue with all its filters */
export const resultsPage = (text: string): string => `/catalog${formatCatalogQuery({ ...EMPTY_QUERY, search: text.trim() })}`
