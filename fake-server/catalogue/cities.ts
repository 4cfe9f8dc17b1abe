import { cities } from '../seed/facts/store-cities.json'

/** Where goods lie; several cities may reach it. */
export type Warehouse = {
  id: number
  cityId: number
  name: string
  address: string
}
/** A city with a store of the shop: where regions buy, and what its buyers can reach. */
export type StoreCity = {
  id: number
  name: string
  /** Region as addresses name it. */
  region: string
  postal: string
  timeZone: string
  lat: number
  lon: number
  /** Its own warehouse: goods here can be collected today. */
  warehouse: Warehouse
  /** Other warehouses that deliver here, the nearest first; days until the goods are here. */
  nearby: readonly { warehouse: Warehouse; days: number }[]
}

const NEARBY = 3
const KM_PER_DAY = 450

const warehouses: readonly Warehouse[] = cities.map(({ id, name, warehouse }) => ({
  id: id * 10 + 1,
  cityId: id,
  name: `Склад ${name}`,
  address: `${name}, ${warehouse}`,
}))

/** The eight cities of the shop, Казань first. */
export const STORE_CITIES: readonly StoreCity[] = cities.map((city, at) => {
  const others = cities
    .flatMap((other, place) => {
      const warehouse = warehouses[place]
      return other === city || !warehouse ? [] : [{ warehouse, days: Math.min(7, 1 + Math.floor(kilometres(city, other) / KM_PER_DAY)) }]
    })
    .sort((first, second) => first.days - second.days || first.warehouse.id - second.warehouse.id)
  const { id, name, region, postal, tz, lat, lon } = city
  return { id, name, region, postal, timeZone: tz, lat, lon, warehouse: warehouses[at] as Warehouse, nearby: others.slice(0, NEARBY) } // one for each city
})

const BY_ID: ReadonlyMap<number, StoreCity> = new Map(STORE_CITIES.map((city) => [city.id, city]))
/** @returns the store city of this id, undefined where there is none */
export const storeCity = (id: number): StoreCity | undefined => BY_ID.get(id)

/** Great-circle distance. */
function kilometres(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord =
    half(radians(to.lat - from.lat)) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(radians(to.lon - from.lon))
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}
