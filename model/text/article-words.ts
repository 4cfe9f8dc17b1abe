/** What announces an article, and how many of it somebody wants. */
const AROUND =
  /№+|(?<![\p{L}\p{N}])(?:арт(?:икул\p{L}{0,2})?|art(?:icle)?|код|номер|(?:\d{1,6}\s*)?(?:шт(?:ук[аи]?)?|pcs))(?![\p{L}\p{N}])[.:]*/giu

/** A text without the words of the trade that stand around an article: «арт. AL-4071-004, 4 шт.» → «AL-4071-004,». [DEC-083] */
export const withoutArticleWords = (text: string): string => text.replace(AROUND, ' ').replace(/\s+/g, ' ').trim()
