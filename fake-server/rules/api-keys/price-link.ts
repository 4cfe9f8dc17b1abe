import type { PriceLink } from '../../../model/api-key/api-key'
import type { Scene, StoredRegion, StoredUser } from '../../scene'
import { randomId } from '../random-id'

/** The price list by link of a region; null: there is none. [DEC-077] */
export function priceLinkOf({ tables }: Pick<Scene, 'tables'>, { id }: StoredRegion): PriceLink | null {
  const link = tables.priceLink.findFirst({ where: { id: { equals: id } } })
  return (
    link && {
      made_at: new Date(link.at).toISOString(),
      made_by: tables.user.findFirst({ where: { id: { equals: link.user_id } } })?.name ?? '',
      last_used_at: link.used_at > 0 ? new Date(link.used_at).toISOString() : null,
    }
  )
}

/** Makes the link of a region anew; the one before is good no more. @returns its secret, which opens the price list alone */
export function makePriceLink(scene: Pick<Scene, 'tables' | 'secrets' | 'now'>, region: StoredRegion, user: StoredUser): string {
  const secret = `prl_${randomId()}${randomId()}`
  removePriceLink(scene, region)
  scene.tables.priceLink.create({ id: region.id, user_id: user.id, digest: scene.secrets.digest(secret), at: scene.now(), used_at: 0 })
  return secret
}

/** Ends the link of a region, if there is one. */
export function removePriceLink({ tables }: Pick<Scene, 'tables'>, { id }: StoredRegion): void {
  tables.priceLink.deleteMany({ where: { id: { equals: id } } })
}
