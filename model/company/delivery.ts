import * as z from 'zod/mini'
import { Flag, Id } from '../id'
import { parsePosition } from '../map/position'
import { whole } from '../whole'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1, 'Заполните это поле'), z.maxLength(max, `Не больше ${max} знаков`))

/** `position` is «широта, долгота», as the map gives it. [ENT-004] */
export const DeliveryAddress = z.object({
  id: Id,
  is_primary: Flag,
  name: z.string(),
  address: z.string(),
  position: z.string(),
  region: z.string(),
  subregion: z.string(),
  /** The schedule of its zone; without one nothing is promised. */
  schedule_id: z.optional(Id),
  /** 1: this browser chose it last, and has forgotten so. */
  last_used: z.optional(Flag),
})
export type DeliveryAddress = z.output<typeof DeliveryAddress>

/** `position` is '' where an address was typed without a place on the map. [VALID-009] */
export const NewDeliveryAddress = z.object({
  name: text(100),
  address: text(300),
  position: z.string().check(
    z.maxLength(40, 'Не больше 40 знаков'),
    z.refine((position) => position === '' || parsePosition(position) !== null, 'Укажите «широта, долгота»'),
  ),
  region: z.string().check(z.maxLength(100, 'Не больше 100 знаков')),
  subregion: z.string().check(z.maxLength(100, 'Не больше 100 знаков')),
})
export type NewDeliveryAddress = z.output<typeof NewDeliveryAddress>
/** Only the name of an address can be changed. */
export const RenamedDeliveryAddress = z.object({ name: text(100) })
export type RenamedDeliveryAddress = z.output<typeof RenamedDeliveryAddress>

/** When a store city delivers where. [ENT-005] */
export const DeliverySchedule = z.object({
  id: Id,
  store_city_id: Id,
  zone: z.string(),
  /** 1 Monday … 7 Sunday. */
  days: z.array(z.number().check(whole(), z.minimum(1), z.maximum(7))),
  /** 'HH:mm' in the store's city: ordered before it leaves on the next day of the schedule. */
  cutoff: z.string(),
  /** Of the store's city, as IANA names it. */
  time_zone: z.string(),
  windows: z.array(z.string()),
  /** 'YYYY-MM-DD' there: days without delivery whatever their weekday, such as public holidays. */
  closed_days: z.optional(z.array(z.string())),
})
export type DeliverySchedule = z.output<typeof DeliverySchedule>
/** The answer with all schedules. */
export const DeliverySchedules = z.object({ items: z.array(DeliverySchedule) })

const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/))
/** When a point gives out orders, for reckoning; `schedule` says it in words. */
export const PickupHours = z.object({
  /** 1 is Monday. */
  days: z.array(z.number().check(whole(), z.minimum(1), z.maximum(7))),
  /** 'HH:mm' in `time_zone`. */
  opens: clock,
  closes: clock,
  /** As IANA names it. */
  time_zone: z.string(),
  /** How long an order is collected. */
  minutes: z.number().check(whole(), z.nonnegative()),
  /** Days that goods take from the city's warehouse to the point. */
  transfer_days: z.number().check(whole(), z.nonnegative()),
  /** 'YYYY-MM-DD' there: days on which nothing is collected or given out whatever their weekday, such as public holidays. */
  closed_days: z.optional(z.array(z.string())),
})
export type PickupHours = z.output<typeof PickupHours>

/** Where a region collects its orders. `ready`: how soon what is there can be collected while the point is open, in words. */
export const PickupAddress = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  schedule: z.string(),
  ready: z.string(),
  /** 1: it is proposed first to the region, and stands first among its pickup addresses. [ROLE-003] */
  favorite: z.optional(Flag),
  /** Without them nobody knows when the point is closed. */
  hours: z.optional(PickupHours),
})
export type PickupAddress = z.output<typeof PickupAddress>

/** When goods come to an address; null: nothing is promised. [ENT-005] */
export const scheduleOf = (address: DeliveryAddress | undefined, schedules: readonly DeliverySchedule[]): DeliverySchedule | null =>
  schedules.find(({ id }) => id === address?.schedule_id) ?? null

/** The delivery address to begin with: the remembered one, else the one that the server says was used last, else the primary, else the first. [STATE-016] */
export const firstAddress = (addresses: readonly DeliveryAddress[], remembered: number | null): DeliveryAddress | null =>
  addresses.find(({ id }) => id === remembered) ??
  addresses.find(({ last_used }) => last_used === 1) ??
  addresses.find(({ is_primary }) => is_primary === 1) ??
  addresses[0] ??
  null
