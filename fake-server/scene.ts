import type { CompanyRegion } from '../model/company/region'
import { isRegionAdmin, regionState } from '../model/company/region'
import type { AuthStrategy } from '../model/content/config'
import { refuse } from './refusals'
import type { Log } from './log'
import type { Activity } from './rules/session/activity'
import type { Scenario } from './scenarios'
import type { Secrets } from './secrets'
import type { TableRow, Tables } from './tables'
import type { ArchivedOrders } from './seed/archived-orders'
import type { Shop } from './world'

export type StoredUser = TableRow<'user'>
export type StoredRegion = TableRow<'region'>

/** Context of a request: what a handler receives besides its parsed arguments. */
export type Scene = {
  tables: Tables
  world: Shop
  /** The orders of the seed. Throws before the customers' part is loaded; answers to guests never need it. */
  archive: () => ArchivedOrders
  /** The server's clock, ms. */
  now: () => number
  /** Seeded random number, 0 to 1. */
  random: () => number
  request: Request
  /** Where the request comes from: a network address, or the page itself. */
  client: string
  secrets: Secrets
  auth: AuthStrategy
  log: Log
  user: StoredUser | null
  /** The row of the session; null for a guest. */
  sessionId: string | null
  activity: Activity
  /** The key for programs by which the call is made in the name of `user`; null: no key. [DEC-077] */
  apiKeyId: number | null
  /**
   * Runs the work unless a write with the same Idempotency-Key ran it before; the handler then answers with the current state. [DEC-018]
   */
  once: (work: () => void) => void
  setCookie: (cookie: string) => void
  plays: (scenario: Scenario) => boolean
}

/** The signed-in user. @throws 401 for a guest */
export function requireUser({ user }: Pick<Scene, 'user'>): StoredUser {
  if (!user) throw refuse(401)
  return user
}

/** The signed-in user if the id matches. @throws 401 for a guest, 403 for another user */
export function requireSelf(scene: Pick<Scene, 'user'>, userId: number): StoredUser {
  const user = requireUser(scene)
  if (user.id !== userId) throw refuse(403)
  return user
}

/** A region of which the signed-in user is a member. @throws 401 for a guest, 404 for an unknown region, 403 for other users */
export function requireRegion(scene: Pick<Scene, 'user' | 'tables'>, regionId: number): StoredRegion {
  const user = requireUser(scene)
  const region = scene.tables.region.findFirst({ where: { id: { equals: regionId } } })
  if (!region) throw refuse(404)
  if (!region.member_ids.includes(user.id)) throw refuse(403)
  return region
}

/** As `requireRegion`. @throws 403 also if the region is blocked [DEC-025] */
export function requireOpenRegion(scene: Pick<Scene, 'user' | 'tables'>, regionId: number): StoredRegion {
  const region = requireRegion(scene, regionId)
  if (regionState(region) === 'blocked') throw refuse(403, { message: 'Регион заблокирован' })
  return region
}

/** As `requireRegion`. @throws 403 also if the user does not administer the region [ROLE-003] */
export function requireRegionAdmin(scene: Pick<Scene, 'user' | 'tables'>, regionId: number): StoredRegion {
  const region = requireRegion(scene, regionId)
  if (!isRegionAdmin(region as Pick<CompanyRegion, 'admin_ids'>, requireUser(scene).id)) {
    throw refuse(403, { message: 'Это может только администратор региона' })
  }
  return region
}
