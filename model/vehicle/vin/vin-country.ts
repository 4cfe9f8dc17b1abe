/** The order in which the ranges of country codes run. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890'

/** The part of the world that the first character of a VIN stands for, in Russian. */
export function vinRegion(first: string): string {
  if (first >= 'A' && first <= 'H') return 'Африка'
  if (first >= 'J' && first <= 'R') return 'Азия'
  if (first >= 'S') return 'Европа'
  if (first >= '1' && first <= '5') return 'Северная Америка'
  return first === '6' || first === '7' ? 'Океания' : 'Южная Америка'
}

/** First character, first and last second character, country. */
const COUNTRIES: readonly (readonly [first: string, from: string, to: string, country: string])[] = [
  ['1', 'A', '0', 'США'],
  ['2', 'A', '0', 'Канада'],
  ['3', 'A', 'W', 'Мексика'],
  ['4', 'A', '0', 'США'],
  ['5', 'A', '0', 'США'],
  ['6', 'A', 'W', 'Австралия'],
  ['8', 'A', 'E', 'Аргентина'],
  ['9', 'A', 'E', 'Бразилия'],
  ['9', '3', '9', 'Бразилия'],
  ['J', 'A', '0', 'Япония'],
  ['K', 'L', 'R', 'Республика Корея'],
  ['L', 'A', '0', 'Китай'],
  ['M', 'A', 'E', 'Индия'],
  ['M', 'L', 'R', 'Таиланд'],
  ['N', 'A', 'E', 'Иран'],
  ['N', 'L', 'R', 'Турция'],
  ['S', 'A', 'M', 'Великобритания'],
  ['S', 'N', 'T', 'Германия'],
  ['S', 'U', 'Z', 'Польша'],
  ['T', 'J', 'P', 'Чехия'],
  ['T', 'R', 'V', 'Венгрия'],
  ['U', '5', '7', 'Словакия'],
  ['U', 'U', 'Z', 'Румыния'],
  ['V', 'F', 'R', 'Франция'],
  ['V', 'S', 'W', 'Испания'],
  ['W', 'A', '0', 'Германия'],
  ['X', 'L', 'R', 'Нидерланды'],
  ['X', 'S', 'W', 'Россия'],
  ['X', '3', '0', 'Россия'],
  ['Y', '3', '5', 'Беларусь'],
  ['Y', '6', '0', 'Украина'],
  ['Y', 'S', 'W', 'Швеция'],
  ['Z', '6', '0', 'Россия'],
  ['Z', 'A', 'R', 'Италия'],
]

/** The country that the first two characters of a VIN stand for, in Russian; null where it is none of these. */
export function vinCountry(vin: string): string | null {
  const place = ORDER.indexOf(vin.charAt(1))
  const found = COUNTRIES.find(([first, from, to]) => first === vin.charAt(0) && ORDER.indexOf(from) <= place && place <= ORDER.indexOf(to))
  return found?.[3] ?? null
}
