import * as z from 'zod/mini'
import { Id } from '../id'
import { Rubles } from '../money/money'

/** A legal entity. [ENT-002] */
export const Company = z.object({ id: Id, company_name: z.string(), inn: z.string(), kpp: z.optional(z.string()) })
export type Company = z.output<typeof Company>

/** What the region owes, kopecks. `overdue_debt5`: overdue by more than five days. [ENT-006] */
export const Debt = z.object({ debt: Rubles, overdue_debt: Rubles, overdue_debt5: Rubles })
export type Debt = z.output<typeof Debt>

/** [ENT-007] */
export const Manager = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type Manager = z.output<typeof Manager>

/** Someone with access to a region. */
export const RegionUser = z.object({ id: Id, name: z.string(), email: z.string(), phone: z.string(), is_admin: z.boolean() })
export type RegionUser = z.output<typeof RegionUser>
/** An invitation into a region. [ENT-021, DEC-040] */
export const Invite = z.object({
  id: Id,
  email: z.string(),
  company_name: z.string(),
  store_city_name: z.string(),
  inviter_name: z.string(),
  /** Where it leads, so that it can be bought for at once. */
  company_region_id: z.optional(Id),
  status: z.enum(['pending', 'accepted', 'rejected', 'expired']),
  expires_at: z.iso.datetime({ offset: true }),
})
export type Invite = z.output<typeof Invite>
/** A city with a store of ours. */
export const StoreCity = z.object({ id: Id, name: z.string(), address: z.string() })
