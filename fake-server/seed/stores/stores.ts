import type * as z from 'zod/mini'
import type { Store } from '../../../model/company/store/store'
import type { StoreCity } from '../../catalogue/cities'
import { pickupsOf } from '../places'

/** Where the warehouses are, by the id of their city, and the last digit of their phone. */
const PLACES: Readonly<Record<number, readonly [position: string, digit: number]>> = {
  6: ['55.76160, 49.12560', 1],
  1: ['55.62350, 37.60600', 2],
  2: ['59.87000, 30.41300', 3],
  4: ['56.87900, 60.52500', 4],
  7: ['53.22700, 50.28600', 5],
  5: ['56.22830, 43.94520', 6],
  18: ['57.11900, 65.56000', 7],
  16: ['45.04550, 39.02900', 8],
}

/** The store of each city: its warehouse, which gives out orders too. @param now ms, around which the holidays are given */
export const storesOf = (cities: readonly StoreCity[], now: number): z.input<typeof Store>[] =>
  cities.map((city) => {
    const [pickup] = pickupsOf(city, now) // the warehouse
    const [position, digit] = PLACES[city.id] ?? [`${city.lat}, ${city.lon}`, 9]
    return {
      id: city.warehouse.id,
      store_city_id: city.id,
      city: city.name,
      region: city.region,
      address: city.warehouse.address,
      position,
      phone: `7900000030${digit}`,
      schedule: pickup?.schedule ?? '',
      ...(pickup?.hours && { hours: pickup.hours }),
    }
  })
