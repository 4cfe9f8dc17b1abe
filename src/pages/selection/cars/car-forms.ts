import type { Api } from '../../../../model/contract'
import type { OwnCar } from '../../../../model/vehicle/own-car'
import { checkCarChange, checkNewCar, EMPTY_CAR, typedCar } from '../../../../model/vehicle/own-car-form'
import type { KnownVehicle } from '../../../../model/vehicle/selection'
import { defineForm } from '../../../form/form-definition'

const LABELS = { name: 'Название', plate: 'Госномер', mileage: 'Пробег, км' } as const
const carsOf = async (api: Api, signal: AbortSignal) => (await api('vehicles.cars', {}, { signal })).items

/** A confirmed car joins those that the user keeps. @param vin null: it was found without one */
export const newCarForm = ({ make, model, year, engine }: KnownVehicle, vin: string | null) =>
  defineForm({
    name: 'new-car',
    call: 'vehicles.addCar',
    isKeyed: true,
    labels: LABELS,
    empty: EMPTY_CAR,
    check: checkNewCar({ make, model, year, engine, vin }),
    words: { notSent: 'Машина не\u00a0сохранена.', maybeSent: 'Возможно, машина уже сохранена.' },
  })

/** Another name, plate or mileage of a car that is kept. */
export const carForm = (car: OwnCar) =>
  defineForm({
    name: `car-${car.id}`,
    call: 'vehicles.changeCar',
    isKeyed: false,
    labels: LABELS,
    empty: typedCar(car),
    check: checkCarChange(car.id),
    words: { notSent: 'Изменения не\u00a0сохранены.', maybeSent: 'Возможно, изменения уже сохранены.' },
    lookUp: async (api, values, signal) => {
      const wanted = checkCarChange(car.id)(values, {}).args?.body
      return (await carsOf(api, signal)).some(
        ({ id, name, plate, mileage }) => id === car.id && name === wanted?.name && plate === wanted.plate && mileage === wanted.mileage,
      )
    },
  })

const NOTHING = {}

/** A car that is kept no longer. */
export const removeCarForm = (carId: number) =>
  defineForm({
    name: `remove-car-${carId}`,
    call: 'vehicles.removeCar',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: carId } } }),
    words: { notSent: 'Машина осталась в\u00a0списке.', maybeSent: 'Возможно, машины уже нет в\u00a0списке.' },
    lookUp: async (api, _values, signal) => (await carsOf(api, signal)).every(({ id }) => id !== carId),
  })
