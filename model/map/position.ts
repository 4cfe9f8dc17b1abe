/** Degrees. */
export type Position = { lat: number; lon: number }

/** @param text «широта, долгота», as the server and the maps write it @returns null where it is no place on the earth */
export function parsePosition(text: string): Position | null {
  const found = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text)
  if (!found) return null
  const [lat, lon] = [Number(found[1]), Number(found[2])]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null
}

/** The address of the way to a place by car, in Yandex Maps, from where who opens it is. */
export const routeUrl = ({ lat, lon }: Position): string => `https://yandex.ru/maps/?rtext=~${lat}%2C${lon}&rtt=auto`
