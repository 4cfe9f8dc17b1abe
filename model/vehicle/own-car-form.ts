import { checkBody } from '../form/check-body'
import type { CheckForm } from '../form/form'
import type { Id } from '../id'
import { parseDecimal } from '../text/number-input'
import { NewOwnCar, type OwnCar, OwnCarChange } from './own-car'

/** What an owner says of a car, as it is typed. */
export type TypedCar = { name: string; plate: string; mileage: string }
/** Before anything was typed. */
export const EMPTY_CAR: TypedCar = { name: '', plate: '', mileage: '' }

/** What a car's owner has said of it, as it would be typed. */
export const typedCar = ({ name, plate, mileage }: Pick<OwnCar, keyof TypedCar>): TypedCar => ({
  name,
  plate,
  mileage: mileage === null ? '' : String(mileage),
})

/** The rules of a car to keep. [DEC-075] */
export const checkNewCar =
  (vehicle: Pick<NewOwnCar, 'make' | 'model' | 'year' | 'engine' | 'vin'>): CheckForm<TypedCar, { body: NewOwnCar }> =>
  (typed) => {
    const { errors, body } = checkBody(NewOwnCar, { ...vehicle, ...said(typed) })
    return { errors, args: body && { body } }
  }

/** The rules of what is said anew of a car that is kept. */
export const checkCarChange =
  (id: Id): CheckForm<TypedCar, { params: { id: Id }; body: OwnCarChange }> =>
  (typed) => {
    const { errors, body } = checkBody(OwnCarChange, said(typed))
    return { errors, args: body && { params: { id }, body } }
  }

/** Plates are written in capitals; an empty mileage is one that is not known. */
const said = ({ name, plate, mileage }: TypedCar) => ({
  name,
  plate: plate.toUpperCase(),
  mileage: mileage.trim() === '' ? null : (parseDecimal(mileage) ?? Number.NaN),
})
