import { useSearch } from 'wouter/use-browser-location'
import { type CatalogQuery, EMPTY_QUERY, formatCatalogQuery } from '../../../model/catalogue/catalog-query'

const PATH = '/personal/favorite'
/** `q` is the search of the whole shop. */
const WORDS = 'find'

/** What the address of the favourites holds: the words that narrow the list, which part of it is shown, and how. */
export type Shown = Pick<CatalogQuery, 'pages' | 'view'> & { words: string }

/** @returns the words of the address; '' where there are none */
export const useWords = (): string => new URLSearchParams(useSearch()).get(WORDS) ?? ''

/** @returns the address of the favourites, without what is usual */
export function addressOf({ words, pages, view }: Shown): string {
  const params = new URLSearchParams(formatCatalogQuery({ ...EMPTY_QUERY, pages, view }))
  if (words !== '') params.set(WORDS, words)
  return params.size > 0 ? `${PATH}?${params.toString()}` : PATH
}
