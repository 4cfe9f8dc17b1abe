import { articleKey } from '../text/article'
import type { OwnCar } from './own-car'

/** The cars that all the words are met in: in plate, name, model or VIN, whatever the alphabet of a plate. */
export function findCars(cars: readonly OwnCar[], words: string): readonly OwnCar[] {
  const wanted = words
    .split(/\s+/u)
    .map(articleKey)
    .filter((key) => key !== '')
  return cars.filter(({ name, plate, make, model, year, vin, engine }) => {
    const key = [plate, name, make, model, String(year), vin ?? '', engine.code].map(articleKey).join(' ')
    return wanted.every((word) => key.includes(word))
  })
}
