const UNITS = ['°C', '%', 'мкм', 'мм', 'см', 'м', 'мл', 'л', 'кг', 'г', 'т', 'А', 'В', 'Вт', 'Н·м', 'К', 'лм', 'бар', 'мес', 'шт']
const LOOSE = new RegExp(`(?<=\\d) (?=(?:${UNITS.join('|')})(?![\\p{L}\\d]))`, 'gu')

/** A text whose numbers stay on one line with the units behind them: «вязкость при 100 °C» with a no-break space. */
export const tied = (text: string): string => text.replace(LOOSE, '\u00a0')
