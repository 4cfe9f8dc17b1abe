import type { DeliverySchedule, PickupAddress } from '../../model/company/delivery'
import { STORE_CITIES, type StoreCity } from '../catalogue/cities'
import { mix } from '../catalogue/random'
import type { TableRow } from '../tables'
import { schedule_example } from './facts/geo.json'
import { cities } from './facts/store-cities.json'
import { closedDaysAt } from '../catalogue/holidays'

const streetsOf = (cityId: number): readonly string[] => cities.find(({ id }) => id === cityId)?.streets ?? []
const subregionOf = (cityId: number): string => cities.find(({ id }) => id === cityId)?.subregion ?? ''

/** What the regions of the seed have: names of the delivery points, the first is the primary one. */
const POINTS: readonly (readonly [regionId: number, cityId: number, names: readonly string[]])[] = [
  [1, 6, ['Основной склад', 'СТО на Восстания', 'Магазин']],
  [2, 7, ['Основной склад', 'Розничная точка']],
  [3, 5, ['Магазин', 'Склад']],
  [4, 4, ['Автопарк', 'Основной склад']],
  [5, 18, ['Основной склад', 'Магазин']],
  [6, 16, ['Магазин', 'Автопарк']],
  [7, 7, ['Автопарк', 'Основной склад', 'СТО']],
  [8, 1, ['Основной склад', 'Склад филиала', 'Магазин', 'Автопарк']],
  [9, 2, ['Основной склад', 'Розничная точка']],
]

/** @returns the delivery addresses of the seed, two to four a region; streets and places are real, houses by chance [ENT-004] */
export function addressRows(): TableRow<'address'>[] {
  return POINTS.flatMap(([regionId, cityId, names]) => {
    const city = STORE_CITIES.find(({ id }) => id === cityId)
    return city ? names.map((name, at) => addressRow(regionId, city, name, at)) : []
  })
}

function addressRow(regionId: number, city: StoreCity, name: string, at: number): TableRow<'address'> {
  const id = regionId * 10 + at + 1
  const streets = streetsOf(city.id)
  const street = streets[at % streets.length] ?? 'улица Мира'
  const offset = (place: number, most: number) => ((mix(id, place) % 2001) / 1000 - 1) * most
  return {
    id,
    region_id: regionId,
    is_primary: at === 0 ? 1 : 0,
    name,
    address: `${city.postal}, ${city.name}, ${street}, д.\u00a0${1 + (mix(id, 1) % 180)}`,
    position: `${(city.lat + offset(2, 0.06)).toFixed(5)}, ${(city.lon + offset(3, 0.09)).toFixed(5)}`,
    region: city.region,
    subregion: subregionOf(city.id),
    schedule_id: at < ZONES_OF_POINTS ? scheduleId(city.id, at) : 0,
  }
}

/** The first point lies in the city, each next one a zone farther; from here on nobody knows when goods come. */
const ZONES_OF_POINTS = 3
const scheduleId = (cityId: number, zone: number): number => cityId * 10 + zone + 1

/** The schedule of a new address: the city's own zone where a part of the address is the city, and not a street named after it; 0: nothing is promised. */
export const scheduleOfWords = (city: StoreCity, address: string): number =>
  address.split(',').some((part) => part.trim().replace(CITY_TYPE, '').toLowerCase() === city.name.toLowerCase())
    ? scheduleId(city.id, 0)
    : 0
const CITY_TYPE = /^(?:г\.?|гор\.?|город)\s+/i

/** @returns where orders of a city are collected: its own warehouse first @param now ms, around which the holidays are given */
export function pickupsOf(city: StoreCity, now: number): PickupAddress[] {
  const closed_days = closedDaysAt(now)
  const street = streetsOf(city.id)[1] ?? 'улица Мира'
  return [
    {
      id: city.warehouse.id,
      name: city.warehouse.name,
      address: city.warehouse.address,
      schedule: 'ежедневно 8:00–20:00, кроме праздников',
      ready: 'Соберём за 2\u00a0часа',
      hours: {
        days: [1, 2, 3, 4, 5, 6, 7],
        opens: '08:00',
        closes: '20:00',
        time_zone: city.timeZone,
        minutes: 120,
        transfer_days: 0,
        closed_days,
      },
    },
    {
      id: city.warehouse.id + 1,
      name: `Пункт выдачи ${city.name}`,
      address: `${city.name}, ${street}, д.\u00a0${1 + (mix(city.id, 7) % 90)}`,
      schedule: 'пн–сб 9:00–18:00, кроме праздников',
      ready: 'Завтра с\u00a09:00',
      hours: {
        days: [1, 2, 3, 4, 5, 6],
        opens: '09:00',
        closes: '18:00',
        time_zone: city.timeZone,
        minutes: 0,
        transfer_days: 1,
        closed_days,
      },
    },
  ]
}

const ZONE_DAYS: readonly (readonly number[])[] = [[1, 2, 3, 4, 5, 6], [1, 3, 5], [2, 4], [3]]
const { zones, cutoff, windows } = schedule_example

/** @returns when each city delivers where: the farther, the fewer days; none on holidays @param now ms [ENT-005] */
export function schedulesAt(now: number): DeliverySchedule[] {
  const closed_days = closedDaysAt(now)
  return WEEKLY.map((schedule) => ({ ...schedule, closed_days }))
}

const WEEKLY: readonly DeliverySchedule[] = STORE_CITIES.flatMap(({ id, timeZone }) =>
  zones.map((zone, at) => ({
    id: scheduleId(id, at),
    store_city_id: id,
    zone,
    days: [...(ZONE_DAYS[at] ?? [])],
    cutoff,
    time_zone: timeZone,
    windows: at < 2 ? [...windows] : windows.slice(0, 1),
  })),
)
