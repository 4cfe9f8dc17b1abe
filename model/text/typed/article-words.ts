const END = '(?![\\p{L}\\p{N}])[.:]*'
/** What announces an article. */
const ANNOUNCING = `(?:№+|(?<![\\p{L}\\p{N}])(?:арт(?:икул\\p{L}{0,2})?|art(?:icle)?|код|номер)${END})`
/** How many of it somebody wants. */
const PIECES = `(?<![\\p{L}\\p{N}])(?:\\d{1,6}\\s*)?(?:шт(?:ук[аи]?)?|pcs)${END}`
const AROUND = new RegExp(`${ANNOUNCING}|${PIECES}`, 'giu')
const BEFORE = new RegExp(`^(?:\\s*${ANNOUNCING})+\\s*`, 'iu')

/** A text without the words of the trade that stand around an article: «арт. AL-4071-004, 4 шт.» → «AL-4071-004,». [DEC-083] */
export const withoutArticleWords = (text: string): string => text.replace(AROUND, ' ').replace(/\s+/g, ' ').trim()

/** A text without what announces an article at its beginning: «арт. AL-4071-004 4 шт.» → «AL-4071-004 4 шт.»; a text of that alone stays. [DEC-083] */
export const fromArticleOn = (text: string): string => text.replace(BEFORE, '') || text
