import type { VehicleDetails } from '../../../model/vehicle/details/vehicle-details'
import { frameNumber } from '../../../model/vehicle/frame-number'
import type { Vehicle, VehicleQuery } from '../../../model/vehicle/vehicle'
import { readVin } from '../../../model/vehicle/vin/read-vin'
import { framedModels } from './framed-models'
import type { TableModel, VehicleTable } from './vehicle-table'
import { isDescribedBy } from './vin-models'

type Identified = Pick<VehicleDetails, 'vehicle' | 'choices'>

/**
 * The car of a question as far as its number and what was chosen tell it, and what may be chosen next. What only one value is left for is
 * filled in. A number of which the table knows nothing leaves every make to choose from; a frame number leaves none then. [DEC-060]
 */
export function identify(query: VehicleQuery, table: VehicleTable, thisYear: number): Identified {
  const frame = query.frame === undefined ? null : frameNumber(query.frame)
  const framed = frame && framedModels(frame.code, table)
  const reading = query.vin === undefined ? null : readVin(query.vin, thisYear)
  const makes = makesOf(table, framed, reading?.makes ?? [])
  const make = query.make ?? onlyOf(makes)
  const ofMake = (framed ?? table.models).filter((model) => model.make === make)
  if (make === undefined || ofMake.length === 0) return unknownCar(makes, reading?.years ?? [])

  const candidates = query.year === undefined ? (reading?.years ?? []) : [query.year]
  const described = ofMake.filter((one) => query.vin !== undefined && isDescribedBy(query.vin, one))
  const models = madeFirst(described.length > 0 ? described : ofMake, candidates, thisYear)
  // That our table has one model of a year does not make the car that model: its number has to say so.
  const isTold = query.vin === undefined || described.length > 0
  const model = query.model === undefined ? onlyOf(isTold ? models : []) : ofMake.find(({ name }) => name === query.model)
  if (query.model !== undefined && !model)
    return { ...unknownCar(makes, []), choices: { makes, models: namesOf(ofMake), years: [], engines: [] } }

  const meant = model ? [model] : models
  const isMade = (year: number) => meant.some((one) => isMadeIn(one, year, thisYear))
  const year = candidates.find(isMade) ?? (model ? undefined : candidates[0])
  const engine = model && (model.engines.includes(query.engine ?? '') ? query.engine : onlyOf(model.engines))
  const vehicle: Vehicle = {
    make,
    model: model?.name ?? null,
    year: year ?? null,
    other_year: (year !== undefined && reading?.years.find((other) => other !== year && (!model || isMade(other)))) || null,
    engine: engine ?? null,
    body: model?.body ?? null,
    years: model ? { from: model.from, to: model.to } : null,
    engines: model ? model.engines.flatMap((key) => table.engines.get(key) ?? []) : [],
  }
  return {
    vehicle,
    choices: {
      makes,
      models: namesOf(models),
      years: model ? yearsOf(model, thisYear) : [...candidates],
      engines: [...(model?.engines ?? [])],
    },
  }
}

const unknownCar = (makes: string[], years: readonly number[]): Identified => ({
  vehicle: null,
  choices: { makes, models: [], years: [...years], engines: [] },
})

/** The makes of a frame number, those that a VIN names, or all. */
function makesOf({ makes }: VehicleTable, framed: readonly TableModel[] | null, named: readonly string[]): string[] {
  if (framed) return makes.filter((make) => framed.some((model) => model.make === make))
  const known = makes.filter((make) => named.includes(make))
  return known.length > 0 ? known : [...makes]
}

/** The models made in the first of the years in which any was; all of them where none was. */
function madeFirst(models: readonly TableModel[], years: readonly number[], thisYear: number): readonly TableModel[] {
  for (const year of years) {
    const made = models.filter((model) => isMadeIn(model, year, thisYear))
    if (made.length > 0) return made
  }
  return models
}

const isMadeIn = ({ from, to }: TableModel, year: number, thisYear: number): boolean => from <= year && year <= (to ?? thisYear)

/** The newest first. */
const yearsOf = ({ from, to }: TableModel, thisYear: number): number[] =>
  Array.from({ length: (to ?? thisYear) - from + 1 }, (_, at) => (to ?? thisYear) - at)

const namesOf = (models: readonly TableModel[]): string[] => models.map(({ name }) => name)
const onlyOf = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
