import type { ModerationRefusal } from '../../../model/company/colleagues/own-company'
import type { Scene } from '../../scene'

/** Why a region on moderation was refused; null: it was not, or it was sent again. [STATE-007] */
export function moderationRefusalOf({ tables }: Pick<Scene, 'tables'>, regionId: number): ModerationRefusal | null {
  const row = tables.moderationRefusal.findFirst({ where: { id: { equals: regionId } } })
  return row && { reason: row.reason, at: new Date(row.at).toISOString() }
}
