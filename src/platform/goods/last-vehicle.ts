import * as z from 'zod/mini'
import { ModelYear } from '../../../model/vehicle/vehicle'
import { storage } from '../storage'

const KEY = 'lastVehicle'
const name = z.string().check(z.minLength(1), z.maxLength(60))
const LastVehicle = z.object({ make: name, model: name, year: ModelYear, engine: name })
/** The car that goods were looked for last. */
type LastVehicle = z.output<typeof LastVehicle>

/** @returns the car that was confirmed last in this browser; null: none, or a logout came since [STATE-003] */
export const readLastVehicle = (): LastVehicle | null => z.safeParse(LastVehicle, storage.read(KEY)).data ?? null
/** Keeps the car that was confirmed. */
export const keepLastVehicle = ({ make, model, year, engine }: LastVehicle): void => storage.write(KEY, { make, model, year, engine })
