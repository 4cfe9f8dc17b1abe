import { type ChosenVehicle, type KnownVehicle, numberOf, type Selection, SELECTION_STEPS, type SelectionWay } from './selection'
import type { Vehicle } from './vehicle'
import { VEHICLE_SEARCH } from './vin/vin-address'

/** The address of the search of a car; a VIN is no secret. [ROUTE-015] */
export function searchAddress({ way, typed, chosen }: Selection): string {
  const params = new URLSearchParams()
  if (way === 'steps') params.set('way', way)
  else params.set(way, numberOf({ way, typed }).text)
  return `${VEHICLE_SEARCH}?${withVehicle(params, chosen).toString()}`
}

/** What the address of the search asks for; what cannot be is left out. */
export function parseSearch(search: string): Selection {
  const params = new URLSearchParams(search)
  const way: SelectionWay = params.has('vin') ? 'vin' : params.has('frame') ? 'frame' : 'steps'
  const year = Number(params.get('year'))
  const chosen: ChosenVehicle = {
    ...Object.fromEntries(
      (['make', 'model', 'engine'] as const).flatMap((step) => {
        const value = params.get(step)
        return value === null || value === '' || value.length > 60 ? [] : [[step, value]]
      }),
    ),
    ...(Number.isInteger(year) && year >= 1900 && year <= 2100 && { year }),
  }
  return { way, typed: way === 'steps' ? '' : (params.get(way) ?? ''), chosen }
}

/** The address of what fits a car. @param carId the user's own car that it is [ROUTE-013] */
export function schemeAddress(vehicle: Pick<KnownVehicle, 'make' | 'model' | 'year' | 'engine'>, carId?: number): string {
  const params = withVehicle(new URLSearchParams(), vehicle)
  if (carId !== undefined) params.set('car', String(carId))
  return `/selection-parts/details-scheme?${params.toString()}`
}

function withVehicle(
  params: URLSearchParams,
  vehicle: Partial<Record<(typeof SELECTION_STEPS)[number], Vehicle['model' | 'year'] | undefined>>,
): URLSearchParams {
  for (const step of SELECTION_STEPS) {
    const value = vehicle[step]
    if (value !== undefined && value !== null) params.set(step, String(value))
  }
  return params
}
