import type { TableRow } from '../../tables'

const DAY_MS = 86_400_000

type SeedCar = Pick<TableRow<'car'>, 'user_id' | 'make' | 'model' | 'year' | 'engine' | 'name' | 'plate'> & {
  vin?: string
  mileage?: number
  basket?: TableRow<'car'>['basket']
  /** When it was used last. */
  daysAgo: number
}

/** Plates are of a region code that is not given out, serial numbers of VINs of those that no car has. */
const CARS: readonly SeedCar[] = [
  {
    user_id: 1,
    make: 'ГАЗ',
    model: 'ГАЗель NEXT',
    year: 2019,
    engine: 'ГАЗ:Cummins ISF2.8',
    name: 'Развозной фургон',
    plate: 'А 101 АА 00',
    mileage: 184_300,
    basket: [{ product_id: 1, qty: 8 }],
    daysAgo: 2,
  },
  {
    user_id: 1,
    make: 'LADA',
    model: 'Largus',
    year: 2018,
    engine: 'LADA:21129',
    name: 'Дежурный механик',
    plate: 'В 202 ВВ 00',
    vin: 'XTARS0Y5LJ0000001',
    mileage: 96_000,
    daysAgo: 9,
  },
  {
    user_id: 1,
    make: 'КАМАЗ',
    model: '65115',
    year: 2014,
    engine: 'HD:КАМАЗ 740.62-280',
    name: 'Самосвал',
    plate: 'Е 303 ЕЕ 00',
    daysAgo: 30,
  },
  {
    user_id: 3,
    make: 'Kia',
    model: 'Rio IV',
    year: 2019,
    engine: 'HMG:G4FG',
    name: 'Служебная',
    plate: 'К 404 КК 00',
    mileage: 71_500,
    daysAgo: 4,
  },
]

/** @param today ms, midnight @returns the cars that people of the demo keep */
export const carRows = (today: number): TableRow<'car'>[] =>
  CARS.map(({ vin = '', mileage = -1, basket = [], daysAgo, ...car }, at) => ({
    ...car,
    id: at + 1,
    vin,
    mileage,
    basket,
    used_at: today - daysAgo * DAY_MS,
    made_by: '',
  }))
