import { nextId, type TableRow, type Tables } from '../tables'
import type { Scene, StoredRegion, StoredUser } from '../scene'
import { isWithdrawn } from './product-view'
import { dayOf, stockFor } from './region/region-prices'

type Wish = TableRow<'productNotification'>
type ArrivalScene = Pick<Scene, 'tables' | 'world' | 'now' | 'plays'>

/** What one waits for in a region, the newest wish first. [ENT-018] */
export const wishesOf = ({ tables }: Pick<Scene, 'tables'>, { id: userId }: StoredUser, regionId?: number): Wish[] =>
  tables.productNotification
    .findMany({ where: { user_id: { equals: userId }, ...(regionId !== undefined && { region_id: { equals: regionId } }) } })
    .sort((first, second) => second.at - first.at || second.id - first.id)

/** The wish to hear of a product in a region: the one that is there, else a new one. [CALL-074] */
export function keepNotification(scene: ArrivalScene, user: StoredUser, region: StoredRegion, productId: number): Wish {
  const there = wishesOf(scene, user, region.id).find(({ product_id }) => product_id === productId)
  if (there) return there
  const id = nextNotificationId(scene.tables)
  return scene.tables.productNotification.create({ id, user_id: user.id, region_id: region.id, product_id: productId, at: scene.now() })
}

/** A wish becomes the notification of its number, so both are numbered as one. */
const nextNotificationId = (tables: Tables): number => Math.max(nextId(tables, 'productNotification'), nextId(tables, 'notification'))

const MORNING_MS = 9 * 3_600_000

/**
 * What somebody waited for and is there now, as the notifications that he gets of it: a list is only read, so nothing is written. They
 * are of nine o'clock in Moscow, or of the moment of the wish where that is later.
 */
export function arrivalsFor(scene: ArrivalScene, user: StoredUser): TableRow<'notification'>[] {
  const today = Date.parse(`${dayOf(scene.now())}T00:00:00+03:00`)
  return wishesOf(scene, user).flatMap(({ id, region_id, product_id, at }) => {
    const region = scene.tables.region.findFirst({ where: { id: { equals: region_id } } })
    const product = scene.world.catalogue.byId.get(product_id)
    if (!region || !product || isWithdrawn(scene, product_id) || stockFor(scene, region, product) < 1) return []
    return {
      id,
      user_id: user.id,
      title: 'Товар поступил',
      text: `${product.article}, ${product.name}: снова в наличии.`,
      icon: 'product',
      url: `/product/${product_id}`,
      at: Math.max(at, Math.min(today + MORNING_MS, scene.now())),
      read_at: 0,
    }
  })
}

/** Of what is there nobody waits any longer: what he was told of it is kept, his wish is not. Before a write about notifications. */
export function settleArrivals(scene: ArrivalScene, user: StoredUser): void {
  for (const row of arrivalsFor(scene, user)) {
    scene.tables.productNotification.deleteMany({ where: { id: { equals: row.id } } })
    scene.tables.notification.create(row)
  }
}
