import { expect, it } from 'vitest'
import { carAddress, carName, readCarAddress } from '../../../../model/vehicle/details/known-car'

const vesta = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }
const PLAIN = '/selection-parts/details-scheme?make=LADA&model=Vesta&year=2017&engine=LADA:H4M'

it('is written and read alike, with what is chosen', () => {
  const chosen = { car: vesta, carId: 7, group: 51, unit: 14, detail: 1402 }
  expect(carAddress({ car: vesta, carId: null, group: null, unit: null, detail: null })).toBe(PLAIN)
  expect(readCarAddress(carAddress(chosen).split('?')[1] ?? '')).toEqual(chosen)
})

it.each([
  ['', null],
  ['make=LADA&model=Vesta&year=2017', null],
  ['make=LADA&model=Vesta&year=old&engine=LADA:H4M', null],
  ['make=LADA&model=Vesta&year=12&engine=LADA:H4M', null],
])('takes «%s» for no car', (search, expected) => {
  expect(readCarAddress(search)).toBe(expected)
})

it('drops what is no number of what is chosen', () => {
  expect(readCarAddress(`${PLAIN.split('?')[1]}&unit=-4&detail=x`)).toMatchObject({ unit: null, detail: null })
})

it('names a car by its engine without the family of the maker', () => {
  expect(carName(vesta)).toBe('LADA Vesta, 2017, H4M')
})
