/** A unit in words, shortened or in Latin letters, and how the shop writes it. */
const UNITS: readonly (readonly [written: string, unit: string])[] = [
  ['миллилитр(?:а|ов|ы)?|ml', 'мл'],
  ['литр(?:а|ов|ы)?|лит|лтр?|ltr?|lit(?:er|re)s?|l', 'л'],
  ['килограмм(?:а|ов|ы)?|кило|kg', 'кг'],
  ['грамм(?:а|ов|ы)?|гр|g', 'г'],
  ['ампер[-/ ]?час(?:а|ов|ы)?|а[/*.·-]?ч|a[/*.·-]?h', 'А·ч'],
  ['ампер(?:а|ов|ы)?', 'А'],
  ['вольт(?:а|ов|ы)?|v', 'В'],
  ['ватт(?:а|ов|ы)?', 'Вт'],
  ['миллиметр(?:а|ов|ы)?|mm', 'мм'],
]
const FORMS = UNITS.map(
  ([written, unit]) => [new RegExp(`(?<=\\d)\\s*(?:${written})(?![\\p{L}\\p{N}])\\.?`, 'giu'), `\u00a0${unit}`] as const,
)

/** A text whose units behind numbers are written as the shop writes them: «масло 4 литра» and «масло 4l» → «масло 4 л». [DEC-083] */
export const withUnits = (text: string): string =>
  /\d/.test(text) ? FORMS.reduce((written, [form, unit]) => written.replace(form, unit), text) : text
