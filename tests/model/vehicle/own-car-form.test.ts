import { describe, expect, it } from 'vitest'
import { checkCarChange, checkNewCar, EMPTY_CAR, typedCar } from '../../../model/vehicle/own-car-form'

const vehicle = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M', vin: null }

describe('a car to keep', () => {
  it('needs nothing but the car', () =>
    expect(checkNewCar(vehicle)(EMPTY_CAR, {})).toEqual({ errors: {}, args: { body: { ...vehicle, name: '', plate: '', mileage: null } } }))

  it('has its plate in capitals and its mileage as a number', () =>
    expect(checkNewCar(vehicle)({ name: ' Курьер ', plate: 'а101аа 00', mileage: '184 300' }, {}).args?.body).toMatchObject({
      name: 'Курьер',
      plate: 'А101АА 00',
      mileage: 184_300,
    }))

  it.each([
    [{ name: 'и'.repeat(61) }, { name: 'Не\u00a0длиннее 60\u00a0символов' }],
    [{ plate: 'А-101' }, { plate: 'В\u00a0номере буквы, цифры и\u00a0пробелы, не\u00a0больше 14' }],
    [{ mileage: 'много' }, { mileage: 'Пробег – число километров' }],
    [{ mileage: '1,5' }, { mileage: 'Пробег – целое число километров' }],
    [{ mileage: '-1' }, { mileage: 'Пробег не\u00a0бывает отрицательным' }],
    [{ mileage: '10 000 000' }, { mileage: 'Не\u00a0больше 9\u00a0999\u00a0999\u00a0км' }],
  ])('%o is refused with the reason', (typed, errors) =>
    expect(checkCarChange(1)({ ...EMPTY_CAR, ...typed }, {})).toEqual({ errors, args: null }),
  )

  it('is changed as it was typed before', () => {
    const typed = typedCar({ name: 'Самосвал', plate: 'Е 303 ЕЕ 00', mileage: null })
    expect(checkCarChange(3)(typed, {}).args).toEqual({
      params: { id: 3 },
      body: { name: 'Самосвал', plate: 'Е 303 ЕЕ 00', mileage: null },
    })
  })
})
