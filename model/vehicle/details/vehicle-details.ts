import * as z from 'zod/mini'
import { Link } from '../../content/link'
import { Id } from '../../id'
import { whole } from '../../whole'
import { ModelYear, Vehicle } from '../vehicle'
import { FitReason, Match } from './fit-reason'
import { KitItem } from './service-kit'
import { Callout, UnitPicture } from './unit-picture'

/** A branch of the car's scheme; a searchable one is found by its name and its synonyms. [ENT-023, DEC-075] */
export type VehicleGroup = {
  id: number
  parentId: number | null
  name: string
  synonyms: string[]
  searchable: boolean
  childGroups: VehicleGroup[]
  link: string
}
/** A branch as it travels. */
export const VehicleGroup: z.ZodMiniType<VehicleGroup> = z.object({
  id: Id,
  parentId: z.nullable(Id),
  name: z.string(),
  synonyms: z.array(z.string()),
  searchable: z.boolean(),
  get childGroups() {
    return z.array(VehicleGroup)
  },
  link: Link,
}) as z.ZodMiniType<VehicleGroup> // the recursive getter cannot be followed by inference

/** A part of a unit: its number at the maker, its place on the scheme, how many a car has, and whether it is for this very car. [ENT-023, DEC-075] */
export const VehicleDetail = z.object({
  id: Id,
  oem: z.string(),
  name: z.string(),
  callout: z.number().check(whole(), z.positive()),
  quantity: z.number().check(whole(), z.positive()),
  /** «С кондиционером», «до 2019 года»; none: for every car. */
  conditions: z.array(z.string()),
  match: Match,
  reasons: z.array(FitReason),
  /** Whether the shop sells such parts at all. */
  is_sold: z.boolean(),
})
export type VehicleDetail = z.output<typeof VehicleDetail>

/** A unit of a car (its oil filter with the housing, its front brakes): a drawn scheme with callouts, and the details behind them. [ENT-023] */
export const VehicleUnit = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  group_id: Id,
  picture: UnitPicture,
  callouts: z.array(Callout),
  details: z.array(VehicleDetail),
})
export type VehicleUnit = z.output<typeof VehicleUnit>

/** [ENT-023] */
export const VehicleCategory = z.object({ id: Id, name: z.string(), units: z.array(VehicleUnit) })
export type VehicleCategory = z.output<typeof VehicleCategory>

/** What is known of the car, what of it may be chosen next, and what fits. `vehicle` null: no such car. [DEC-060, DEC-061, DEC-075] */
export const VehicleDetails = z.object({
  vehicle: z.nullable(Vehicle),
  choices: z.object({ makes: z.array(z.string()), models: z.array(z.string()), years: z.array(ModelYear), engines: z.array(z.string()) }),
  groups: z.array(VehicleGroup),
  categories: z.array(VehicleCategory),
  /** What a service takes, the fluids first. */
  kit: z.optional(z.array(KitItem)),
})
export type VehicleDetails = z.output<typeof VehicleDetails>
