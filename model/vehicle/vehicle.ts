import * as z from 'zod/mini'
import { Id } from '../id'
import { whole } from '../whole'

/** A model year. */
export const ModelYear = z.number().check(whole(), z.minimum(1900), z.maximum(2100))
const name = z.optional(z.string().check(z.maxLength(60)))

/** What a car is looked up by: its VIN, or make, model, year and engine as far as they are chosen. [DEC-060] */
export const VehicleQuery = z.object({
  company_region_id: z.optional(Id),
  /** 17 characters without I, O, Q. */
  vin: z.optional(z.string().check(z.regex(/^[A-HJ-NPR-Z\d]{17}$/, 'В VIN 17 латинских букв и цифр, без I, O и Q'))),
  make: name,
  model: name,
  year: z.optional(ModelYear),
  engine: name,
})
export type VehicleQuery = z.output<typeof VehicleQuery>

/** A car as far as it is known. */
export const Vehicle = z.object({
  make: z.string(),
  model: z.nullable(z.string()),
  year: z.nullable(ModelYear),
  /** The other year that the same VIN may mean. */
  other_year: z.nullable(ModelYear),
  engine: z.nullable(z.string()),
})
export type Vehicle = z.output<typeof Vehicle>
