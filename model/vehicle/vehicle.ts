import * as z from 'zod/mini'
import { Id } from '../id'
import { whole } from '../whole'

/** A model year. */
export const ModelYear = z.number().check(whole(), z.minimum(1900), z.maximum(2100))
const name = z.optional(z.string().check(z.maxLength(60)))

/** A well-formed VIN: 17 characters without I, O, Q. */
export const Vin = z.string().check(z.regex(/^[A-HJ-NPR-Z\d]{17}$/, 'В VIN 17 латинских букв и цифр, без I, O и Q'))

/** What a car is looked up by: its VIN or frame number, or make, model, year and engine as far as they are chosen. [DEC-060] */
export const VehicleQuery = z.object({
  company_region_id: z.optional(Id),
  vin: z.optional(Vin),
  /** Of a Japanese car without a VIN; an extension. */
  frame: z.optional(z.string().check(z.regex(/^[A-Z][A-Z\d]{1,7}-\d{5,7}$/, 'Номер кузова – это код модели, дефис и 5–7 цифр'))),
  make: name,
  model: name,
  year: z.optional(ModelYear),
  engine: name,
})
export type VehicleQuery = z.output<typeof VehicleQuery>

/** An engine that a model is sold with; an extension. */
export const VehicleEngine = z.object({
  /** By which it is chosen. */
  key: z.string(),
  /** As it is stamped on the engine. */
  code: z.string(),
  /** cm³ */
  volume: z.number(),
  fuel: z.enum(['petrol', 'diesel']),
  /** Horse power of the usual version. */
  power: z.number(),
})
export type VehicleEngine = z.output<typeof VehicleEngine>

/** A car as far as it is known. */
export const Vehicle = z.object({
  make: z.string(),
  model: z.nullable(z.string()),
  year: z.nullable(ModelYear),
  /** The other year that the same VIN may mean. */
  other_year: z.nullable(ModelYear),
  engine: z.nullable(z.string()),
  /** The code of the body, the first and the last model year (null: still made) and the engines of the model; extensions. */
  body: z.optional(z.nullable(z.string())),
  years: z.optional(z.nullable(z.object({ from: ModelYear, to: z.nullable(ModelYear) }))),
  engines: z.optional(z.array(VehicleEngine)),
})
export type Vehicle = z.output<typeof Vehicle>
