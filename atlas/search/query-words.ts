import { plainText } from '../../model/search/plain-text'

/** The words that a query asks for, as `plainText` writes them; none of an empty one. */
export const queryWords = (query: string): string[] => plainText(query).split(' ').filter(Boolean)

/** Endings go: «модерация» is in «на модерации» too. Ids and names in the code stay as they are. */
const stem = (word: string): string => (/^[а-я-]{5,}$/.test(word) ? word.replace(/[аеиоуыэюяйь]{1,2}$/, '') : word)

/** The same without the endings of Russian words: as they may be written in any form. */
export const queryStems = (query: string): string[] => queryWords(query).map(stem)
