import { type FitReason, matchOf } from '../../../../model/vehicle/details/fit-reason'
import type { VehicleDetail, VehicleUnit } from '../../../../model/vehicle/details/vehicle-details'
import type { Shape } from '../../../../model/vehicle/details/unit-picture'
import { mix, hash } from '../../../catalogue/random'
import { fittedPart, isSold } from '../../../catalogue/oem/oem-index'
import { madeNumber, oemOf } from '../../../catalogue/oem/oem-numbers'
import { PART_KINDS } from '../../../catalogue/oem/part-kinds'
import scheme from '../../../seed/facts/vehicles/scheme.json'
import type { Car } from '../car'
import { layoutUnit } from './unit-layout'

type DetailRow = readonly [
  name: string,
  shape: Shape,
  width: number,
  height: number,
  row: 0 | 1,
  quantity: number,
  part: string | null,
  equipment: string | null,
]
type UnitRow = readonly [
  code: string,
  name: string,
  group: number,
  fit: 'engine' | 'model',
  fuel: 'P' | 'D' | null,
  details: readonly DetailRow[],
]
// The inferred type of the rows is a union of arrays; a test reads every one.
const UNITS = scheme.units as unknown as readonly UnitRow[]
/** Ids of details: the unit's id times this, and the callout. */
const DETAILS_MAX = 100

/** The units of a car with their schemes and details. The numbers of parts that no catalogue names are made by a pattern, always the same. */
export const unitsOf = (car: Car): VehicleUnit[] =>
  UNITS.flatMap((row, at) => (row[4] === null || row[4] === car.facts.fuel ? [unitOf(car, row, at + 1)] : []))

function unitOf(car: Car, [code, name, group_id, fit, , rows]: UnitRow, id: number): VehicleUnit {
  const { picture, callouts } = layoutUnit(rows.map(([, shape, width, height, row]) => ({ shape, width, height, row })))
  const subject = car.fits[fit]
  return {
    id,
    code,
    name,
    group_id,
    picture,
    callouts,
    details: rows.map((row, at) =>
      detailOf(car, { code, fit: subject, subject: fit }, row, { id: id * DETAILS_MAX + at + 1, callout: at + 1 }),
    ),
  }
}

function detailOf(
  car: Car,
  unit: { code: string; fit: string; subject: 'engine' | 'model' },
  [name, , , , , quantity, partId, equipment]: DetailRow,
  { id, callout }: { id: number; callout: number },
): VehicleDetail {
  const kind = PART_KINDS.find((each) => each.id === partId)
  const part = kind ? fittedPart(kind, unit.fit) : null
  const years = part ? null : yearsOf(car, id)
  const reasons: FitReason[] = [
    { aspect: 'vehicle', state: 'yes', text: unit.subject === 'engine' ? `двигатель ${car.facts.code}` : `${car.make} ${car.model}` },
    ...(equipment === null ? [] : [{ aspect: 'vehicle', state: 'unknown', text: lowerFirst(equipment) } as const]),
    ...(years ? [{ aspect: 'vehicle', state: years.isMet ? 'yes' : 'no', text: years.text } as const] : []),
  ]
  return {
    id,
    oem: part ? oemOf(part.kind, unit.fit) : madeNumber({ unit: unit.code, place: callout }, unit.fit),
    name,
    callout,
    quantity: name.startsWith('Свеча') ? cylindersOf(car) : quantity,
    conditions: [...(equipment === null ? [] : [equipment]), ...(years ? [years.text] : [])],
    match: matchOf(reasons),
    reasons,
    is_sold: part !== null && isSold(part),
  }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Cars are changed while they are built: one detail in nine was replaced half-way. */
function yearsOf({ make, model, year, from, to }: Car, id: number): { text: string; isMet: boolean } | null {
  const chance = mix(hash(`${make} ${model}`), id)
  if (chance % 9 !== 0 || (to !== null && to - from < 4)) return null
  const middle = Math.floor((from + (to ?? from + 8)) / 2)
  return { text: `до\u00a0${middle}\u00a0года`, isMet: year <= middle }
}

/** From three to eight cylinders, by the size of the engine. */
function cylindersOf({ facts: { cc } }: Car): number {
  if (cc < 1_100) return 3
  return cc < 2_700 ? 4 : cc < 4_500 ? 6 : 8
}
