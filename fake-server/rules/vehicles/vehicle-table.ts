import type { VehicleEngine } from '../../../model/vehicle/vehicle'

/** A model of a make: its body, its model years (`to` null: still made) and the keys of its engines. */
export type TableModel = { make: string; name: string; body: string; from: number; to: number | null; engines: readonly string[] }
/** The shop's own table of cars. */
export type VehicleTable = {
  makes: readonly string[]
  /** The makes from Japan, whose cars may have a frame number. */
  japanese: ReadonlySet<string>
  models: readonly TableModel[]
  engines: ReadonlyMap<string, VehicleEngine>
}

type MakeFact = {
  make: string
  country: string
  models: [name: string, body: string, from: number, to: number | null, engines: string[]][]
}
type EngineFact = { code: string; cc: number; fuel: 'P' | 'D'; hp: number }

let table: VehicleTable | null = null

/** The table; its facts are loaded with the first question. */
export async function vehicleTable(): Promise<VehicleTable> {
  if (table) return table
  const [{ default: makes }, { default: engines }] = await Promise.all([
    import('../../seed/facts/vehicles/makes.json'),
    import('../../seed/facts/vehicles/engines.json'),
  ])
  // JSON files have the types of their rows; a test reads each of them.
  table = tableOf(makes as unknown as MakeFact[], engines as unknown as Record<string, EngineFact>)
  return table
}

const tableOf = (makes: readonly MakeFact[], engines: Readonly<Record<string, EngineFact>>): VehicleTable => ({
  makes: makes.map(({ make }) => make),
  japanese: new Set(makes.filter(({ country }) => country === 'Япония').map(({ make }) => make)),
  models: makes.flatMap(({ make, models }) =>
    models.map(([name, body, from, to, keys]) => ({ make, name, body, from, to, engines: keys })),
  ),
  engines: new Map(
    Object.entries(engines).map(([key, { code, cc, fuel, hp }]) => [
      key,
      { key, code, volume: cc, fuel: fuel === 'D' ? 'diesel' : 'petrol', power: hp },
    ]),
  ),
})
