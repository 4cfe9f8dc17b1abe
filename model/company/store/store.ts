import * as z from 'zod/mini'
import { Id } from '../../id'
import { PickupHours } from '../delivery'

/** When a store is open, for reckoning. */
export const StoreHours = z.pick(PickupHours, { days: true, opens: true, closes: true, time_zone: true, closed_days: true })
export type StoreHours = z.output<typeof StoreHours>

/** A store of the shop, as the contacts show it. `position`: «широта, долгота»; `schedule`: the hours in words. */
export const Store = z.object({
  id: Id,
  store_city_id: Id,
  city: z.string(),
  /** Subject of the federation. */
  region: z.string(),
  address: z.string(),
  position: z.string(),
  /** Digits. */
  phone: z.string(),
  schedule: z.string(),
  /** Without them nobody knows whether it is open now. */
  hours: z.optional(StoreHours),
})
export type Store = z.output<typeof Store>
