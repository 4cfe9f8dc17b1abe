import type { Vehicle, VehicleEngine } from './vehicle'

/** «LADA Vesta, 2017»: a car as far as it is known. */
export function vehicleTitle({ make, model, year }: Pick<Vehicle, 'make' | 'model' | 'year'>): string {
  const name = model === null ? make : `${make} ${model}`
  return year === null ? name : `${name}, ${year}`
}

const FUELS = { petrol: 'бензин', diesel: 'дизель' } as const

/** «1,6 л, бензин, 113 л. с.» */
export const engineText = ({ volume, fuel, power }: VehicleEngine): string =>
  `${litres(volume)}\u00a0л, ${FUELS[fuel]}, ${power}\u00a0л.\u00a0с.`

/** «2015–2022», «с 2013»: when a model was made. */
export const yearsText = ({ from, to }: { from: number; to: number | null }): string => (to === null ? `с\u00a0${from}` : `${from}–${to}`)

/** Of an engine, cm³: «1,6». */
const litres = (volume: number): string => (volume / 1000).toFixed(1).replace('.', ',')
