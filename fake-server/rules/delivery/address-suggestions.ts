import type { AddressSuggestion } from '../../../model/content/external-search'
import { mix } from '../../catalogue/random'
import { cities } from '../../seed/facts/store-cities.json'

type City = (typeof cities)[number]

/** What stands before a name and says nothing of it. */
const TYPES = new Set(['г', 'гор', 'город', 'ул', 'улица', 'пр', 'просп', 'проспект', 'ш', 'шоссе', 'тракт', 'д', 'дом'])
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.]+/)
    .filter((word) => word !== '' && !TYPES.has(word))

/** What the service of addresses suggests for some words: cities and streets that have them all, with the house that was typed last. [CALL-111] */
export function suggestAddresses(query: string, count: number): AddressSuggestion[] {
  const words = wordsOf(query)
  const house = words.find((word, at) => at > 0 && /^\d+[\p{L}\d/-]*$/u.test(word))
  const typed = words.filter((word) => word !== house)
  const isMeant = (text: string): boolean => {
    const known = wordsOf(text)
    return typed.every((word) => known.some((it) => it.startsWith(word)))
  }
  const found = cities.flatMap((city) => [
    ...(house === undefined && isMeant(`${city.name} ${city.region}`) ? [suggestion(city, null, null)] : []),
    ...city.streets
      .filter((street) => isMeant(`${city.name} ${street} ${city.region}`))
      .map((street) => suggestion(city, street, house ?? null)),
  ])
  return found.slice(0, count)
}

function suggestion(city: City, street: string | null, house: string | null): AddressSuggestion {
  const parts = [`г\u00a0${city.name}`, street, house === null ? null : `д\u00a0${house}`].filter((part) => part !== null)
  const at = city.streets.indexOf(street ?? '')
  const offset = (place: number) => (street === null ? 0 : ((mix(city.id, at, place) % 2001) / 1000 - 1) * 0.05)
  const value = parts.join(', ')
  return {
    value,
    unrestricted_value: `${city.postal}, ${city.region}, ${value}`,
    data: {
      postal_code: city.postal,
      region_with_type: city.region,
      area_with_type: city.subregion,
      city: city.name,
      settlement: null,
      street,
      house,
      geo_lat: (city.lat + offset(1)).toFixed(5),
      geo_lon: (city.lon + offset(2)).toFixed(5),
    },
  }
}
