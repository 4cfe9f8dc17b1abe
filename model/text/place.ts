import { tied } from './tied'

type Place = {
  name: string
  /** '' or undefined: not known. */
  address?: string | undefined
}

/** A city at the beginning of an address, an index before it or not: «420000, Казань, …», «г. Казань, …». */
const CITY = /^(\d{6},\s*)?(?:г\.?\s*)?(\p{L}[\p{L} -]*),\s*/u

/** The address of a place for a line that its name begins: a city that the name ends with is not said again. */
export function addressBeside({ name, address = '' }: Place): string {
  const [beginning = '', index = '', city = ''] = CITY.exec(address) ?? []
  const isSaid = city !== '' && (name === city || name.endsWith(` ${city}`))
  return tied(isSaid ? index + address.slice(beginning.length) : address)
}

/** A place in one line: «Склад Казань, Техническая улица, д. 52». */
export const placeText = (place: Place): string => [tied(place.name), addressBeside(place)].filter(Boolean).join(', ')
