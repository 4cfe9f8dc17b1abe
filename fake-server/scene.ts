import type { CompanyRegion } from '../model/company/region'
import { isRegionAdmin, regionState } from '../model/company/region'
import { refuse } from './refusals'
import type { Scenario } from './scenarios'
import type { Tables } from './tables'
import type { ArchivedOrders } from './seed/archived-orders'
import type { Shop } from './world'

export type StoredUser = NonNullable<ReturnType<Tables['user']['findFirst']>>
export type StoredRegion = NonNullable<ReturnType<Tables['region']['findFirst']>>

/** What a handler has besides its parsed arguments. */
export type Scene = {
  tables: Tables
  world: Shop
  /** The orders of old. Throws where only guests were here yet: no answer to a guest tells of orders. */
  archive: () => ArchivedOrders
  /** ms, the server's clock */
  now: () => number
  /** 0 to 1, seeded */
  random: () => number
  request: Request
  user: StoredUser | null
  sessionId: string | null
  /** Does the work unless a write with this Idempotency-Key did it before; a handler then answers with what is there now. [DEC-018] */
  once: (work: () => void) => void
  setCookie: (cookie: string) => void
  plays: (scenario: Scenario) => boolean
}

/** The signed-in user, or 401. */
export function requireUser({ user }: Pick<Scene, 'user'>): StoredUser {
  if (!user) throw refuse(401)
  return user
}

/** The signed-in user where it is this one; otherwise 401 or 403. */
export function requireSelf(scene: Pick<Scene, 'user'>, userId: number): StoredUser {
  const user = requireUser(scene)
  if (user.id !== userId) throw refuse(403)
  return user
}

/** A region that the signed-in user belongs to; 401 for guests, 403 for strangers, 404 where there is none. */
export function requireRegion(scene: Pick<Scene, 'user' | 'tables'>, regionId: number): StoredRegion {
  const user = requireUser(scene)
  const region = scene.tables.region.findFirst({ where: { id: { equals: regionId } } })
  if (!region) throw refuse(404)
  if (!region.member_ids.includes(user.id)) throw refuse(403)
  return region
}

/** The same, where the region is not blocked: 403 otherwise. [DEC-025] */
export function requireOpenRegion(scene: Pick<Scene, 'user' | 'tables'>, regionId: number): StoredRegion {
  const region = requireRegion(scene, regionId)
  if (regionState(region) === 'blocked') throw refuse(403, { message: 'Регион заблокирован' })
  return region
}

/** The same, where the user administers the region: 403 otherwise. [ROLE-003] */
export function requireRegionAdmin(scene: Pick<Scene, 'user' | 'tables'>, regionId: number): StoredRegion {
  const region = requireRegion(scene, regionId)
  if (!isRegionAdmin(region as Pick<CompanyRegion, 'admin_ids'>, requireUser(scene).id)) {
    throw refuse(403, { message: 'Это может только администратор региона' })
  }
  return region
}
