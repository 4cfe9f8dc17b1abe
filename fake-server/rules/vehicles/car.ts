import type { KnownCar } from '../../../model/vehicle/details/known-car'
import { ENGINES } from '../../catalogue/facts'
import engines from '../../seed/facts/vehicles/engines.json'
import makes from '../../seed/facts/vehicles/makes.json'

/** What the facts say of an engine. `oil_l`: with the filter. `conf`: of the oil, high, medium, low. */
export type EngineFacts = {
  code: string
  cc: number
  fuel: 'P' | 'D'
  hp: number
  oil_l: number
  sae: readonly string[]
  spec: readonly string[]
  conf: 'h' | 'm' | 'l'
}
type ModelRow = readonly [name: string, body: string, from: number, to: number | null, engines: readonly string[]]
type Make = { make: string; ru: string; type: 'car' | 'lcv' | 'truck' | 'tractor'; models: readonly ModelRow[] }

// The inferred type of a JSON file is a union of a thousand literals; a test reads every row.
const ENGINE_FACTS = engines as unknown as Readonly<Record<string, EngineFacts>>
const MAKES = makes as unknown as readonly Make[]
const ENGINE_KEYS = Object.keys(ENGINE_FACTS)

/** A car of the facts, with what goods name it by. */
export type Car = KnownCar & {
  type: Make['type']
  body: string
  from: number
  to: number | null
  facts: EngineFacts
  /** What goods for its engine and for its model say they are for. */
  fits: { engine: string; model: string }
}

/** The model year may run ahead of the years in which a car was built. */
const YEARS_AROUND = 1

/** The car of the facts that these words name; null: there is none, or it never had this engine or was not built then. */
export function carOf({ make, model, year, engine }: Partial<KnownCar>): Car | null {
  const maker = MAKES.find((each) => each.make === make)
  const row = maker?.models.find(([name]) => name === model)
  const facts = engine === undefined ? undefined : ENGINE_FACTS[engine]
  if (!maker || !row || !facts || engine === undefined || year === undefined) return null
  const [name, body, from, to, keys] = row
  if (!keys.includes(engine) || year < from - YEARS_AROUND || year > (to ?? Infinity) + YEARS_AROUND) return null
  const fits = { engine: ENGINES[ENGINE_KEYS.indexOf(engine)]?.[0] ?? '', model: `${maker.make} ${name}` }
  return { make: maker.make, model: name, year, engine, type: maker.type, body, from, to, facts, fits }
}

/** Every car of the facts in its first year, once with each engine. */
export const allCars = (): Car[] =>
  MAKES.flatMap(({ make, models }) =>
    models.flatMap(([model, , year, , keys]) => keys.flatMap((engine) => carOf({ make, model, year, engine }) ?? [])),
  )
