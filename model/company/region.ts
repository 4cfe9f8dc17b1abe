import * as z from 'zod/mini'
import { Flag, Id } from '../id'
import { whole } from '../whole'

/** Status of a region that buys at its own prices. [STATE-007, CONST-017] */
export const REGION_ACTIVE = 1
/** Status that the fake server gives on moderation; any unknown status counts as it. [STATE-007] */
export const REGION_MODERATED = 0
/** Status of a region that cannot be chosen. [STATE-007, CONST-017] */
export const REGION_BLOCKED = 99

/** One company in one store city: what is bought for. [ENT-003] */
export const CompanyRegion = z.object({
  id: Id,
  company_id: Id,
  company_name: z.string(),
  store_city_id: Id,
  store_city_name: z.string(),
  status: z.number().check(whole()),
  favorite: Flag,
  admin_ids: z.array(Id),
  user_id: Id,
  /** Shipping is stopped for debts: an order is accepted and waits. [DEC-026] */
  stopped: z.optional(z.boolean()),
  /** 1: this browser bought for it last, and has forgotten so. */
  last_used: z.optional(Flag),
})
export type CompanyRegion = z.output<typeof CompanyRegion>

/** What the status of a region means. */
export type RegionState = 'active' | 'moderated' | 'blocked'
/** 1 is active, 99 blocked, every other value on moderation. [STATE-007] */
export const regionState = ({ status }: Pick<CompanyRegion, 'status'>): RegionState =>
  status === REGION_ACTIVE ? 'active' : status === REGION_BLOCKED ? 'blocked' : 'moderated'

/** Whether the user administers the region. [ROLE-003] */
export const isRegionAdmin = (region: Pick<CompanyRegion, 'admin_ids'>, userId: number): boolean => region.admin_ids.includes(userId)

/**
 * The region to begin with: the one the cookie names where it may be chosen, else the one that was used last, else the favourite, else the
 * first; blocked ones never. [DEC-027]
 * @returns null where there is none
 */
export function firstRegion(regions: readonly CompanyRegion[], remembered: number | null): CompanyRegion | null {
  const open = openRegions(regions)
  return lastRegion(open, remembered) ?? open.find(({ favorite }) => favorite === 1) ?? open[0] ?? null
}

/** Whether the region to begin with is a guess: there are several, and neither the cookie nor the server knows which was used last. [DEC-027] */
export function isFirstGuessed(regions: readonly CompanyRegion[], remembered: number | null): boolean {
  const open = openRegions(regions)
  return open.length > 1 && lastRegion(open, remembered) === undefined
}

const openRegions = (regions: readonly CompanyRegion[]) => regions.filter((region) => regionState(region) !== 'blocked')
const lastRegion = (open: readonly CompanyRegion[], remembered: number | null): CompanyRegion | undefined =>
  open.find(({ id }) => id === remembered) ?? open.find(({ last_used }) => last_used === 1)
