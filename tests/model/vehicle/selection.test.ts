import { describe, expect, it } from 'vitest'
import { isFrameAsVin, isKnown, nextStep, vehicleQuery, withChoice, withoutChoice } from '../../../model/vehicle/selection'
import { parseSearch, schemeAddress, searchAddress } from '../../../model/vehicle/selection-address'

const whole = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }

describe('the selection of a car', () => {
  it('asks for make, model, year and engine, in this order', () => {
    expect(
      [null, { model: null, year: 2017, engine: null }, { year: null }, { engine: null }, {}].map((part) =>
        nextStep(part && { ...whole, other_year: null, ...part }),
      ),
    ).toEqual(['make', 'model', 'year', 'engine', null])
    expect(isKnown({ ...whole, other_year: null })).toBe(true)
  })

  it('forgets what hangs on a choice that changes', () => {
    expect(withChoice(whole, 'model', 'XRAY')).toEqual({ make: 'LADA', model: 'XRAY' })
    expect(withChoice({ make: 'LADA', model: 'Vesta' }, 'year', '2016')).toEqual({ make: 'LADA', model: 'Vesta', year: 2016 })
    expect(withoutChoice(whole, 'year')).toEqual({ make: 'LADA', model: 'Vesta' })
  })

  it('asks the server about the number as it was meant', () => {
    expect(vehicleQuery({ way: 'vin', typed: 'хта 219010-D0000001', chosen: { year: 2013 } })).toEqual({
      vin: 'XTA219010D0000001',
      year: 2013,
    })
    expect(vehicleQuery({ way: 'frame', typed: 'nt31 012345', chosen: {} })).toEqual({ frame: 'NT31-012345' })
    expect(vehicleQuery({ way: 'steps', typed: 'XTA219010D0000001', chosen: { make: 'LADA' } })).toEqual({ make: 'LADA' })
  })

  it('knows a frame number in the field of the VIN', () => {
    expect(['NT31-012345', 'nt31 012345', 'XTA219010D0000001', ''].map((typed) => isFrameAsVin({ way: 'vin', typed }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isFrameAsVin({ way: 'frame', typed: 'NT31-012345' })).toBe(false)
  })
})

describe('the addresses of the selection', () => {
  it.each([
    ['?vin=XTA219010D0000001', { way: 'vin', typed: 'XTA219010D0000001', chosen: {} }],
    ['?frame=NT31-012345&make=Nissan', { way: 'frame', typed: 'NT31-012345', chosen: { make: 'Nissan' } }],
    ['?way=steps&make=LADA&model=Vesta&year=2017&engine=LADA%3AH4M', { way: 'steps', typed: '', chosen: whole }],
    ['?year=17.5&make=', { way: 'steps', typed: '', chosen: {} }],
    ['?vin=', { way: 'vin', typed: '', chosen: {} }],
  ] as const)('%s asks for what it names', (search, selection) => expect(parseSearch(search)).toEqual(selection))

  it.each(['?vin=XTA219010D0000001&year=2013', '?frame=NT31-012345', '?way=steps&make=LADA&model=Vesta&year=2017&engine=LADA%3AH4M'])(
    '%s is written as it was read [ROUTE-015]',
    (search) => expect(searchAddress(parseSearch(search))).toBe(`/selection-parts/vehicle-search${search}`),
  )

  it('lead from a known car to what fits it [ROUTE-013]', () => {
    expect(schemeAddress(whole)).toBe('/selection-parts/details-scheme?make=LADA&model=Vesta&year=2017&engine=LADA%3AH4M')
    expect(schemeAddress(whole, 7)).toBe('/selection-parts/details-scheme?make=LADA&model=Vesta&year=2017&engine=LADA%3AH4M&car=7')
  })
})
