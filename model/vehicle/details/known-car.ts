import { engineCode } from './engine-code'

/** A car as far as its parts depend on it; `engine` is the key of the engine, «LADA:H4M». */
export type KnownCar = { make: string; model: string; year: number; engine: string }
/** What the address of a known car says: the car, where it comes from, and what is chosen of its scheme. */
export type CarAddress = {
  car: KnownCar
  /** One of the user's own cars; null: none of them. */
  carId: number | null
  group: number | null
  /** The active unit. */
  unit: number | null
  /** The selected detail. */
  detail: number | null
}
const PATH = '/selection-parts/details-scheme'
const YEAR_MIN = 1900
const YEAR_MAX = 2100

/** What an address says of a known car; null: no car, or not all of it. */
export function readCarAddress(search: string): CarAddress | null {
  const params = new URLSearchParams(search)
  const [make, model, engine] = ['make', 'model', 'engine'].map((name) => params.get(name)?.trim() ?? '')
  const year = Number(params.get('year'))
  if (!make || !model || !engine || !Number.isInteger(year) || year < YEAR_MIN || year > YEAR_MAX) return null
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null)
  return { car: { make, model, year, engine }, carId: id('car'), group: id('group'), unit: id('unit'), detail: id('detail') }
}

/** @returns the address of a known car with what is chosen */
export function carAddress({ car, carId, group, unit, detail }: CarAddress): string {
  const params = new URLSearchParams({ make: car.make, model: car.model, year: String(car.year), engine: car.engine })
  for (const [name, value] of Object.entries({ car: carId, group, unit, detail })) if (value !== null) params.set(name, String(value))
  return `${PATH}?${params.toString().replaceAll('%3A', ':')}`
}

/** «LADA Vesta, 2017, H4M»: the heading of a car, and the note on the lines of its parts. */
export const carName = ({ make, model, year, engine }: KnownCar): string => `${make} ${model}, ${year}, ${engineCode(engine)}`
