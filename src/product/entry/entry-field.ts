/** The id of the field of the entry by article: a page has one at most. */
export const ENTRY_ID = 'entry-article'
