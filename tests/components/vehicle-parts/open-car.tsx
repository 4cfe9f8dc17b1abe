import { carOf } from '../../../fake-server/rules/vehicles/car'
import { groupsOf, rootOf } from '../../../fake-server/rules/vehicles/details/groups'
import { unitsOf } from '../../../fake-server/rules/vehicles/details/units'
import { matchRoute } from '../../../model/routing/routes'
import { carAddress } from '../../../model/vehicle/details/known-car'
import type { KitItem } from '../../../model/vehicle/details/service-kit'
import type { VehicleDetails } from '../../../model/vehicle/details/vehicle-details'
import DetailsSchemePage from '../../../src/pages/vehicle-parts/details-scheme-page'
import { product } from '../../support/plain-goods'
import { type Answers, type Opened, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

export const vesta = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }
/** The address of the car with what is chosen of it. */
export const addressOf = (chosen: { group?: number; unit?: number; detail?: number } = {}): string =>
  carAddress({ car: vesta, carId: null, group: null, unit: null, detail: null, ...chosen })

const litres = (id: number, vol: number) =>
  product(id, { values: [{ parameter: { id: 'vol', name: 'Объём', unit: 'л', type: 'number' }, number: vol }] })

/** An oil in cans of 1, 4 and 5 litres, and a filter that is ordered in boxes of ten. */
export const kit: readonly KitItem[] = [
  {
    id: 'oil',
    name: 'Масло моторное',
    demand: '5W-30 · RN0700',
    amount: { value: 4.3, unit: 'л', without_filter: 4 },
    oem: '',
    source: 'Справочник двигателей магазина',
    confidence: 'medium',
    condition: '',
    offers: [
      {
        match: 45,
        reasons: [
          { aspect: 'specification', state: 'yes', text: 'RN0700' },
          { aspect: 'viscosity', state: 'no', text: '5W-30' },
        ],
        products: [litres(11, 1), litres(12, 4), litres(13, 5)],
      },
    ],
  },
  {
    id: 'oilFilter',
    name: 'Фильтр масляный',
    demand: '',
    amount: { value: 1, unit: 'шт' },
    oem: '8200768913',
    source: 'Номер по каталогам',
    confidence: 'medium',
    condition: '',
    offers: [{ match: 100, reasons: [], products: [product(21, { pack: 10 })] }],
  },
  {
    id: 'gearOil1',
    name: 'Масло коробки передач',
    demand: '',
    amount: null,
    oem: '',
    source: 'Коробка неизвестна',
    confidence: 'none',
    condition: '',
    offers: [],
  },
]

/** What the server says of the car. */
export function details(more: Partial<VehicleDetails> = {}): VehicleDetails {
  const car = carOf(vesta)! // it is one of the facts
  const groups = groupsOf(car)
  const units = unitsOf(car)
  return {
    vehicle: { ...vesta, other_year: null },
    choices: { makes: [], models: [], years: [], engines: [] },
    groups,
    categories: groups.map(({ id, name }) => ({ id, name, units: units.filter(({ group_id }) => rootOf(group_id) === id) })),
    kit: [...kit],
    ...more,
  }
}

/** The page of the car at an address. */
export function openCar(address: string, answers: Answers = {}): Promise<Opened> {
  history.replaceState(null, '', address)
  const { route } = matchRoute('/selection-parts/details-scheme')! // it is one of the table
  return openShop(<DetailsSchemePage route={route} params={{}} />, {
    ...buyer(0),
    'vehicles.details': () => details(),
    ...answers,
  })
}
