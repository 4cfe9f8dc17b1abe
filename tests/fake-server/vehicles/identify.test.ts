import { beforeAll, describe, expect, it } from 'vitest'
import { identify } from '../../../fake-server/rules/vehicles/identify'
import { type VehicleTable, vehicleTable } from '../../../fake-server/rules/vehicles/vehicle-table'
import { Vehicle, type VehicleQuery } from '../../../model/vehicle/vehicle'

let table: VehicleTable
beforeAll(async () => {
  table = await vehicleTable()
})
const answer = (query: VehicleQuery) => identify(query, table, 2026)
/** What is known of the car, and how many of each may be chosen. */
const summary = (query: VehicleQuery) => {
  const { vehicle, choices } = answer(query)
  return {
    known: vehicle && [vehicle.make, vehicle.model, vehicle.year, vehicle.engine],
    other: vehicle?.other_year ?? null,
    makes: choices.makes.length,
    models: choices.models,
  }
}

describe('a car by its steps', () => {
  it('begins with all makes [DEC-060]', () =>
    expect(answer({})).toMatchObject({ vehicle: null, choices: { makes: table.makes, models: [] } }))

  it('offers what fits what was chosen so far [DEC-060]', () => {
    expect(answer({ make: 'Москвич' })).toMatchObject({
      vehicle: { make: 'Москвич', model: null, year: null, engine: null },
      choices: { models: ['3', '6'], years: [], engines: [] },
    })
    expect(answer({ make: 'LADA', model: 'Vesta' })).toMatchObject({
      vehicle: { model: 'Vesta', year: null, engine: null, body: '2180/2181', years: { from: 2015, to: 2022 } },
      choices: { years: [2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015], engines: ['LADA:21129', 'LADA:21179', 'LADA:H4M'] },
    })
  })

  it('is known with its engine, whose facts are there [DEC-060]', () => {
    const { vehicle } = answer({ make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' })
    expect(vehicle).toMatchObject({ year: 2017, engine: 'LADA:H4M', other_year: null })
    expect(vehicle?.engines?.at(-1)).toMatchObject({ key: 'LADA:H4M', code: 'H4M', fuel: 'petrol' })
  })

  it('fills in what there is one of: the engine', () =>
    expect(answer({ make: 'Москвич', model: '3', year: 2023 }).vehicle?.engine).not.toBeNull())

  it('asks again for a year in which the model was not made, and for an engine that it never had', () => {
    expect(answer({ make: 'LADA', model: 'Vesta', year: 1999, engine: 'HMG:G4FG' }).vehicle).toMatchObject({ year: null, engine: null })
  })

  it.each([{ make: 'Моя' }, { make: 'LADA', model: 'Solaris I' }])('is not there: %o', (query) => expect(answer(query).vehicle).toBeNull())
})

describe('a car by its VIN', () => {
  it.each([
    // The body stands behind the code of the manufacturer.
    ['XTA219010D0000001', ['LADA', 'Granta', 2013, null], null],
    ['X96330200B0000001', ['ГАЗ', 'ГАЗель Бизнес', 2011, null], null],
    ['XTC651150F0000001', ['КАМАЗ', '65115', 2015, null], null],
    ['X7LLSRB1HEH000001', null, null],
    // Seventh and eighth characters.
    ['TMBAG7NE0G0000001', ['Skoda', null, 2016, null], 1986],
    ['WVGZZZ5NZCW000001', ['Volkswagen', 'Tiguan I', 2012, null], null],
    ['1FAHP3F20CL000001', ['Ford', null, 2012, null], 1982],
    ['JTDBR32E720000001', ['Toyota', null, 2002, null], null],
  ] as const)('%s says what it can [DEC-060]', (vin, known, other) => expect(summary({ vin })).toMatchObject({ known, other }))

  it('of a manufacturer of several makes asks for the make', () => {
    const { vehicle, choices } = answer({ vin: 'Z94CT41DBCR000001' })
    expect({ vehicle, makes: choices.makes, years: choices.years }).toEqual({
      vehicle: null,
      makes: ['Hyundai', 'Kia'],
      years: [2012, 1982],
    })
    expect(answer({ vin: 'Z94CT41DBCR000001', make: 'Hyundai' })).toMatchObject({ vehicle: { make: 'Hyundai', model: null, year: 2012 } })
  })

  it('of an unknown manufacturer leaves all makes, and its year [DEC-060]', () => {
    expect(answer({ vin: 'XZZ00000090000001' })).toMatchObject({ vehicle: null, choices: { makes: table.makes, years: [2009] } })
    expect(answer({ vin: 'XZZ00000090000001', make: 'LADA', model: 'Priora' }).vehicle).toMatchObject({ model: 'Priora', year: 2009 })
  })

  it('takes the other year where it is chosen or the model was made in that one alone [DEC-060]', () => {
    const vin = 'WBAAA0000T0000001'
    expect(answer({ vin }).vehicle).toMatchObject({ year: 2026, other_year: 1996 })
    expect(answer({ vin, year: 1996 }).vehicle).toMatchObject({ year: 1996, other_year: 2026 })
    expect(answer({ vin: 'XTA00000020000001', make: 'LADA', model: '2110/2111/2112' }).vehicle).toMatchObject({
      year: 2002,
      other_year: null,
    })
    expect(answer({ vin: 'XTA000000T0000001', make: 'LADA', model: '2110/2111/2112' }).vehicle).toMatchObject({
      year: 1996,
      other_year: null,
    })
  })
})

describe('a car by its frame number', () => {
  it.each([
    ['NT31-012345', ['Nissan', 'X-Trail II']],
    ['ACV40-0012345', ['Toyota', 'Camry V40']],
    ['CY4A-0100123', ['Mitsubishi', 'Lancer X']],
    ['RM4-1000001', ['Honda', 'CR-V IV']],
  ])('%s is found by its body', (frame, [make, model]) => expect(answer({ frame }).vehicle).toMatchObject({ make, model, year: null }))

  it('of several makes asks for the make', () => {
    expect(answer({ frame: 'URJ200-0012345' }).choices.makes).toEqual(['Toyota', 'Lexus'])
    expect(answer({ frame: 'URJ200-0012345', make: 'Lexus' }).vehicle).toMatchObject({ make: 'Lexus', model: 'LX570 / 450d' })
  })

  it('that fits no body leaves nothing to choose', () =>
    expect(answer({ frame: 'SXE10-0012345' })).toMatchObject({ vehicle: null, choices: { makes: [] } }))
})

describe('the table of cars', () => {
  it('names only engines that it knows, and models of years that can be', () => {
    const wrong = table.models.filter(
      ({ engines, from, to }) => engines.some((key) => !table.engines.has(key)) || (to !== null && to < from),
    )
    expect(wrong).toEqual([])
  })

  it('gives answers of the contract for every model', () => {
    for (const { make, name } of table.models) expect(Vehicle.safeParse(answer({ make, model: name }).vehicle).success).toBe(true)
  })
})
