import * as z from 'zod/mini'
import { Product } from '../../catalogue/product'
import { Link } from '../../content/link'
import { Id } from '../../id'
import { whole } from '../../whole'
import { ModelYear, Vehicle } from '../vehicle'

/** A branch of the car's scheme. [ENT-023] */
export type VehicleGroup = { id: number; parentId: number | null; name: string; childGroups: VehicleGroup[]; link: string }
/** A branch as it travels. */
export const VehicleGroup: z.ZodMiniType<VehicleGroup> = z.object({
  id: Id,
  parentId: z.nullable(Id),
  name: z.string(),
  get childGroups() {
    return z.array(VehicleGroup)
  },
  link: Link,
}) as z.ZodMiniType<VehicleGroup> // the recursive getter cannot be followed by inference

/** A part or a fluid of a unit. [ENT-023] */
export const VehicleDetail = z.object({
  id: Id,
  name: z.string(),
  /** The maker's number, or the norm the fluid must meet. */
  article: z.string(),
  /** How well it fits, 0 to 100. */
  match: z.number().check(whole(), z.minimum(0), z.maximum(100)),
  /** «4,3 л»; to be checked against the car's manual. [DEC-061] */
  capacity: z.nullable(z.string()),
  product: z.nullable(Product),
})
export type VehicleDetail = z.output<typeof VehicleDetail>

/** A unit of a car (its engine, its gearbox) and what fits it. [ENT-023] */
export const VehicleUnit = z.object({ id: Id, name: z.string(), details: z.array(VehicleDetail) })
export type VehicleUnit = z.output<typeof VehicleUnit>

/** [ENT-023] */
export const VehicleCategory = z.object({ id: Id, name: z.string(), units: z.array(VehicleUnit) })
export type VehicleCategory = z.output<typeof VehicleCategory>

/** What is known of the car, what of it may be chosen next, and what fits. `vehicle` null: no such car. [DEC-060, DEC-061] */
export const VehicleDetails = z.object({
  vehicle: z.nullable(Vehicle),
  choices: z.object({ makes: z.array(z.string()), models: z.array(z.string()), years: z.array(ModelYear), engines: z.array(z.string()) }),
  groups: z.array(VehicleGroup),
  categories: z.array(VehicleCategory),
})
export type VehicleDetails = z.output<typeof VehicleDetails>
