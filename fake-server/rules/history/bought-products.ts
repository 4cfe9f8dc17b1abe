import { weakMapMemoize } from 'reselect'
import type { BoughtProduct } from '../../../model/order/history/bought'
import { ORDER_CANCELLED } from '../../../model/order/status'
import { productImages } from '../../catalogue/product-images'
import { requireUser, type Scene, type StoredRegion } from '../../scene'
import type { ArchivedOrders } from '../../seed/archived-orders'
import type { StoredItem, TableRow } from '../../tables'
import { payableUnits } from '../ordering/confirmation'
import { orderStatus } from '../order-status'

type Purchase = Pick<StoredItem, 'product_id' | 'qty'> & { at: number; orders: number }

/**
 * The last purchase of each product in the orders of a region that this user may see, the newest first; what was cancelled was not
 * bought. An administrator sees all orders of his region, a member his own. [DEC-006, DEC-033]
 */
export function boughtProducts(scene: Scene, region: StoredRegion): BoughtProduct[] {
  const { catalogue } = scene.world
  const archive = scene.archive()
  const last = new Map<number, Purchase>()
  for (const { at, items } of freshOrders(scene, region)) keep(last, items, at)
  // the archive is older than all that may change
  if (isOf(archive, scene, region))
    for (const purchase of archivedPurchases(archive, catalogue.listed.length))
      last.set(purchase.product_id, joined(last.get(purchase.product_id), purchase))
  return [...last.values()].flatMap(({ product_id, qty, at, orders }) => {
    const product = catalogue.byId.get(product_id)
    if (!product) return []
    const { article, name, barcode } = product
    const [image] = productImages(product)
    return [{ product_id, article, name, barcode, ...(image !== undefined && { image }), qty, at: new Date(at).toISOString(), orders }]
  })
}

/** @returns the orders of a region that this user may see, the archived ones left out; the newest first, none that was cancelled [DEC-033] */
export function freshOrders({ tables, now, user }: Scene, region: StoredRegion): Pick<TableRow<'order'>, 'at' | 'items'>[] {
  const buyer = requireUser({ user })
  const isAll = region.admin_ids.includes(buyer.id)
  return tables.order
    .findMany({ where: { region_id: { equals: region.id } } })
    .filter((row) => (isAll || row.user_id === buyer.id) && orderStatus(row, now()) !== ORDER_CANCELLED)
    .sort((first, second) => second.at - first.at || second.id - first.id)
}

const isOf = (archive: ArchivedOrders, { user }: Scene, region: StoredRegion): boolean =>
  archive.regionId === region.id && (region.admin_ids.includes(requireUser({ user }).id) || archive.userId === user?.id)

/** Adds what an order bought, which is not what was refused; the newest order comes first. */
function keep(last: Map<number, Purchase>, items: readonly StoredItem[], at: number): void {
  for (const item of items) {
    const { product_id } = item
    const qty = payableUnits(item)
    if (qty > 0) last.set(product_id, joined(last.get(product_id), { product_id, qty, at, orders: 1 }))
  }
}

/** The newer of two purchases of a product, in as many orders as both. */
const joined = (newer: Purchase | undefined, older: Purchase): Purchase =>
  newer ? { ...newer, orders: newer.orders + older.orders } : older

/** The archive never changes: it is read once, from its newest order back until every product was met. @param products how many there are */
const archivedPurchases = weakMapMemoize((archive: ArchivedOrders, products: number): readonly Purchase[] => {
  const last = new Map<number, Purchase>()
  for (let index = 0; index < archive.count && last.size < products; index++) {
    const row = archive.at(index)
    if (row && row.steps.at(-1)?.status !== ORDER_CANCELLED) keep(last, row.items, row.at)
  }
  return [...last.values()]
})
