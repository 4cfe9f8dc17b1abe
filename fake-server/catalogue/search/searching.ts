import type { Searching } from '../made-later'
import { readingNames } from './names'
import { readingProducts } from './search'

/** What reads goods and names for the search: the words, their stems and spellings come with it. */
export const searching: Searching = { readingProducts, readingNames }
