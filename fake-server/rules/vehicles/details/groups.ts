import { carAddress, type KnownCar } from '../../../../model/vehicle/details/known-car'
import type { VehicleGroup } from '../../../../model/vehicle/details/vehicle-details'
import scheme from '../../../seed/facts/vehicles/scheme.json'

type Row = readonly [id: number, parentId: number | null, name: string, synonyms: readonly string[]]
// The inferred type of the rows is a union of arrays; a test reads every one.
const ROWS = scheme.groups as unknown as readonly Row[]

/** The groups of a car's parts as a tree. Those with groups below them are searched through these. */
export function groupsOf({ make, model, year, engine }: KnownCar): VehicleGroup[] {
  const car = { make, model, year, engine }
  const below = (parent: number | null): VehicleGroup[] =>
    ROWS.filter(([, parentId]) => parentId === parent).map(([id, parentId, name, synonyms]) => ({
      id,
      parentId,
      name,
      synonyms: [...synonyms],
      searchable: parentId !== null,
      childGroups: below(id),
      link: carAddress({ car, carId: null, group: id, unit: null, detail: null }),
    }))
  return below(null)
}

/** The topmost group above a group. */
export function rootOf(id: number): number {
  const parentId = ROWS.find(([of]) => of === id)?.[1] ?? null
  return parentId === null ? id : rootOf(parentId)
}
