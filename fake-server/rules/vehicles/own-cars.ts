import { type NewOwnCar, OWN_CARS_MAX, type OwnCar, type OwnCarChange } from '../../../model/vehicle/own-car'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import { nextId, type TableRow } from '../../tables'
import type { VehicleTable } from './vehicle-table'

type StoredCar = TableRow<'car'>
type Store = Pick<Scene, 'tables'>

/** The cars of a user, the one that was used last first. [DEC-075] */
export const ownCars = ({ tables }: Store, { id }: StoredUser, table: VehicleTable): OwnCar[] =>
  tables.car
    .findMany({ where: { user_id: { equals: id } } })
    .sort((one, other) => other.used_at - one.used_at || other.id - one.id)
    .map((car) => carView(car, table))

/** A car of the user. @throws 404 for one that is not there or is somebody else's */
export function requireCar({ tables }: Store, user: StoredUser, carId: number): StoredCar {
  const car = tables.car.findFirst({ where: { id: { equals: carId } } })
  if (!car || car.user_id !== user.id) throw refuse(404, { message: 'Этой машины в\u00a0вашем списке нет' })
  return car
}

/** Keeps a car. @param key of the write @throws 422 for a car that is not in the table, 409 where there are too many */
export function addCar(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  user: StoredUser,
  body: NewOwnCar,
  key: string,
  table: VehicleTable,
): void {
  const model = table.models.find(({ make, name }) => make === body.make && name === body.model)
  if (!model?.engines.includes(body.engine)) throw refuse(422, { message: 'Такой машины в\u00a0нашей таблице нет' })
  if (ownCars({ tables }, user, table).length >= OWN_CARS_MAX)
    throw refuse(409, { message: `Машин уже ${OWN_CARS_MAX}, больше не\u00a0поместится: удалите лишнюю` })
  const { vin, mileage, ...rest } = body
  tables.car.create({
    ...rest,
    id: nextId(tables, 'car'),
    user_id: user.id,
    vin: vin ?? '',
    mileage: mileage ?? UNKNOWN,
    basket: [],
    used_at: now(),
    made_by: key,
  })
}

/** The car that came under this key. @throws 404 where it is gone since */
export function carMadeBy({ tables }: Store, user: StoredUser, key: string): StoredCar {
  const car = tables.car.findMany({ where: { user_id: { equals: user.id } } }).find(({ made_by }) => made_by === key)
  if (!car) throw refuse(404)
  return car
}

/** Changes what its owner says of a car, or when it was used. */
export function changeCar({ tables }: Store, { id }: StoredCar, { mileage, name, plate, basket }: OwnCarChange, usedAt?: number): void {
  tables.car.update({
    where: { id: { equals: id } },
    data: {
      ...(name !== undefined && { name }),
      ...(plate !== undefined && { plate }),
      ...(mileage !== undefined && { mileage: mileage ?? UNKNOWN }),
      ...(basket !== undefined && { basket }),
      ...(usedAt !== undefined && { used_at: usedAt }),
    },
  })
}

/** A stored car as its owner reads it. */
export function carView(
  { id, make, model, year, engine, vin, name, plate, mileage, basket, used_at }: StoredCar,
  { engines }: VehicleTable,
): OwnCar {
  return {
    id,
    make,
    model,
    year,
    engine: engines.get(engine)!, // only cars of the table are kept
    vin: vin === '' ? null : vin,
    name,
    plate,
    mileage: mileage === UNKNOWN ? null : mileage,
    basket: [...basket],
    used_at: new Date(used_at).toISOString(),
  }
}

/** Of the mileage. */
const UNKNOWN = -1
