import * as z from 'zod/mini'
import { Id, Moment } from '../id'
import { whole } from '../whole'
import { ModelYear, VehicleEngine, Vin } from './vehicle'

/** How many cars one user may keep. */
export const OWN_CARS_MAX = 500
/** km */
const MILEAGE_MAX = 9_999_999
/** Lines of the basket that is usual for a car. */
const BASKET_MAX = 100

const Name = z.string().check(z.trim(), z.maxLength(60, 'Не\u00a0длиннее 60\u00a0символов'))
const Plate = z
  .string()
  .check(z.trim(), z.regex(/^(?:[\p{L}\d][\p{L}\d ]{0,13})?$/u, 'В\u00a0номере буквы, цифры и\u00a0пробелы, не\u00a0больше 14'))
const Mileage = z.nullable(
  z
    .number('Пробег – число километров')
    .check(
      whole('Пробег – целое число километров'),
      z.minimum(0, 'Пробег не\u00a0бывает отрицательным'),
      z.maximum(MILEAGE_MAX, 'Не\u00a0больше 9\u00a0999\u00a0999\u00a0км'),
    ),
)
/** What is usually bought for a car: products and pieces. */
const Basket = z.array(z.object({ product_id: Id, qty: z.number().check(whole(), z.minimum(1)) })).check(z.maxLength(BASKET_MAX))

/** A car that a user keeps: which one it is, and what its owner says of it. */
export const OwnCar = z.object({
  id: Id,
  make: z.string(),
  model: z.string(),
  year: ModelYear,
  engine: VehicleEngine,
  /** Null: it was chosen without its VIN. */
  vin: z.nullable(Vin),
  /** '' where it has none. */
  name: z.string(),
  plate: z.string(),
  /** km; null: not known. */
  mileage: z.nullable(z.number()),
  basket: Basket,
  /** When goods were looked for it last, or when it was added. */
  used_at: Moment,
})
export type OwnCar = z.output<typeof OwnCar>

/** What can be changed of a car that is kept. */
export const OwnCarChange = z.object({
  name: z.optional(Name),
  plate: z.optional(Plate),
  mileage: z.optional(Mileage),
  basket: z.optional(Basket),
})
export type OwnCarChange = z.output<typeof OwnCarChange>

/** A car to keep; `engine`: its key. */
export const NewOwnCar = z.object({
  make: z.string().check(z.maxLength(60)),
  model: z.string().check(z.maxLength(60)),
  year: ModelYear,
  engine: z.string().check(z.maxLength(60)),
  vin: z.nullable(Vin),
  name: Name,
  plate: Plate,
  mileage: Mileage,
})
export type NewOwnCar = z.output<typeof NewOwnCar>
