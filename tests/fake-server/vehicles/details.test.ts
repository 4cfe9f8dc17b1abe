import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCars, carOf } from '../../../fake-server/rules/vehicles/car'
import { groupsOf, rootOf } from '../../../fake-server/rules/vehicles/details/groups'
import { kitNeeds } from '../../../fake-server/rules/vehicles/details/kit-needs'
import { unitsOf } from '../../../fake-server/rules/vehicles/details/units'
import type { Api } from '../../../model/contract'
import { carAddress } from '../../../model/vehicle/details/known-car'
import type { KitItem } from '../../../model/vehicle/details/service-kit'
import { VehicleGroup, VehicleUnit } from '../../../model/vehicle/details/vehicle-details'
import { newServer, visitor } from '../../support/world'

const vesta = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }
const cars = allCars()

describe('a car of the facts', () => {
  it.each([
    ['an engine that it never had', { ...vesta, engine: 'LADA:21214' }],
    ['a year in which it was not built', { ...vesta, year: 1999 }],
    ['a model of another make', { ...vesta, make: 'Toyota' }],
    ['no engine', { make: 'LADA', model: 'Vesta', year: 2017 }],
  ])('is not known by %s', (_, words) => {
    expect(carOf(words)).toBeNull()
  })

  it('has units in every topmost group, each with a callout and a place on its scheme for every detail', () => {
    for (const car of cars) {
      const units = z.parse(z.array(VehicleUnit), unitsOf(car))
      const roots = z.parse(z.array(VehicleGroup), groupsOf(car)).map(({ id }) => id)
      expect([...new Set(units.map(({ group_id }) => rootOf(group_id)))].sort((one, other) => one - other)).toEqual(roots)
      for (const { details, callouts, picture } of units) {
        const numbers = details.map(({ callout }) => callout)
        expect(callouts.map(({ number }) => number)).toEqual(numbers)
        expect(picture.parts.map(({ callout }) => callout).sort((one, other) => one - other)).toEqual(numbers)
        expect(picture.parts.every(({ x, width }) => x - width / 2 >= 0 && x + width / 2 <= picture.width)).toBe(true)
      }
    }
  })

  it('has spark plugs with petrol and glow plugs with diesel', () => {
    const plugs = (engine: string) =>
      unitsOf(cars.find((car) => car.engine === engine)!)
        .map(({ name }) => name)
        .filter((name) => name.startsWith('Свечи'))
    expect([plugs('LADA:H4M'), plugs('HMG:D4HA')]).toEqual([['Свечи зажигания'], ['Свечи накаливания']])
  })

  it('has details whose numbers stay the same and tell one from another', () => {
    const numbersOf = () => unitsOf(carOf(vesta)!).flatMap(({ details }) => details.map(({ oem }) => oem))
    expect(numbersOf()).toEqual(numbersOf())
    const repeated = cars.filter((car) => {
      const numbers = unitsOf(car).flatMap(({ details }) => details.map(({ oem }) => oem))
      return new Set(numbers).size < numbers.length
    })
    expect(repeated.map(({ make, model, engine }) => [make, model, engine])).toEqual([])
  })

  it('needs an oil with its amount, specification, source and confidence, and says what is not known', () => {
    for (const car of cars) {
      const needs = kitNeeds(car)
      const oil = needs[0]
      expect(oil).toMatchObject({ id: 'oil', amount: { value: car.facts.oil_l } })
      expect(oil?.amount?.without_filter).toBeLessThan(car.facts.oil_l)
      expect(needs.filter(({ source }) => source === '')).toEqual([])
      expect(needs.filter(({ amount, confidence }) => amount === null && confidence === 'high')).toEqual([])
    }
  })
})

describe('the details of a known car', () => {
  let api: Api
  let kit: readonly KitItem[]
  beforeAll(async () => {
    const server = newServer({ products: 2_000 })
    api = (await visitor(server, 1)).api
    kit = (await api('vehicles.details', { body: { company_region_id: 1, ...vesta } })).kit ?? []
  })
  const item = (id: string) => kit.find((each) => each.id === id)

  it('offer an oil that meets the engine, in all its cans, with the reasons', () => {
    const [first] = item('oil')?.offers ?? []
    expect(first?.match).toBeGreaterThan(80)
    expect(first?.reasons).toContainEqual({ aspect: 'viscosity', state: 'yes', text: expect.stringMatching(/^5W-[34]0$/) })
    const lines = new Set(first?.products.map(({ brand, name }) => [brand.name, name.replace(/\s[\d,]+\s\S+$/, '')].join()))
    expect(lines.size).toBe(1)
  })
  it('have filters of the size of the car, the best first', () => {
    const matches = item('oilFilter')?.offers.map(({ match }) => match) ?? []
    expect(matches.length).toBeGreaterThan(0)
    expect(matches).toEqual([...matches].sort((one, other) => other - one))
  })
  it('name each group by its own address', async () => {
    const { groups } = await api('vehicles.details', { body: vesta })
    expect(groups[0]?.link).toBe(carAddress({ car: vesta, carId: null, group: groups[0]!.id, unit: null, detail: null }))
  })
  it('are empty for a car that nobody knows', async () => {
    const answer = await api('vehicles.details', { body: { ...vesta, model: 'Нива' } })
    expect(answer).toMatchObject({ vehicle: null, groups: [], categories: [] })
  })
})
