import { plainText } from '../../../../model/search/plain-text'

/** The words that a query asks for, as `plainText` writes them; none of an empty one. */
export const queryWords = (query: string): string[] => plainText(query).split(' ').filter(Boolean)
