const UNITS = ['°C', '%', 'мкм', 'мм', 'см', 'м', 'мл', 'л', 'кг', 'г', 'т', 'А', 'В', 'Вт', 'Н·м', 'К', 'лм', 'бар', 'мес', 'шт']
const UNIT = `(?:${UNITS.join('|')})(?![\\p{L}\\d])`
/** Whose classes are letters, with a number or without: «API SP-RC», «ACEA C3», «VW TL». */
const NORM = '(?:API|ACEA|ILSAC|JASO|BMW|MB|VW|JIS|MAN)'
const LOOSE = new RegExp(
  [
    // «60 А·ч», and the house of an address: «д. 52».
    `(?<=\\d) (?=${UNIT})`,
    '(?<=(?<!\\p{L})(?:д|к|корп|стр|оф|пом|кв)\\.) (?=\\d)',
    // Capitals and the number behind them, unless that is measured: «NLGI 2», «PVK 925-24», but not «API SP 4 л».
    `(?<=(?<![\\p{L}\\d])\\p{Lu}{1,5}) (?=\\d\\S*(?!\\S)(?!\\s${UNIT}))`,
    `(?<=(?<![\\p{L}\\d])${NORM}) (?=\\p{Lu}[\\p{Lu}\\d+/-]*(?![\\p{L}]))`,
    // «G 1 1/4"»
    '(?<=\\d) (?=\\d/\\d)',
  ].join('|'),
  'gu',
)

/** «8:00–20:00»: a line may end behind a dash, here it must not. */
const RANGE = /(?<=\d:\d\d)–(?=\d)/g

/**
 * A text in which what reads as one thing stays on one line: a number with the unit behind it, a code with its number, a house with
 * «д.», hours from–to: «вязкость при 100 °C» with a no-break space.
 */
export const tied = (text: string): string => text.replace(LOOSE, '\u00a0').replace(RANGE, '–\u2060')

/** An article number inside a text, all of it on one line: «PL 210774». */
export const unbroken = (article: string): string => article.replaceAll(' ', '\u00a0')
