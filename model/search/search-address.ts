import { SEARCH_LENGTH } from '../limits'
import { cleanText } from '../text/typed/clean-text'

/** The words by which the list of an address is searched, '' where there are none; cut to what a search may hold, at a whole character. */
export const searchWords = (params: URLSearchParams): string =>
  cleanText(params.get('q') ?? '')
    .slice(0, SEARCH_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')

/**
 * @returns the search part of an address of the catalogue, '' or '?…': `,`, `[`, `]` and `|` are written as they are, but for a sign at the
 * end, which whoever turns a text into links would leave out of the address
 */
export function addressText(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%7C', '|')
  return text ? `?${text.replace(/[^A-Za-z\d]$/, written)}` : ''
}

const written = (sign: string): string => (sign === '+' ? '%20' : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** @returns the address of the results of a search, a list of the catalogue with all its filters */
export function resultsPage(text: string): string {
  const words = cleanText(text).trim()
  return `/catalog${addressText(new URLSearchParams(words === '' ? {} : { q: words }))}`
}
