import type { DocumentLine } from '../../../model/document/document-details'
import { takesDifferences } from '../../../model/document/signing'
import type { DocumentKind } from '../../../model/document/document'
import type { Scene } from '../../scene'
import { payableUnits } from '../ordering/confirmation'
import { type Goods, summaryAt, usualProducts } from '../../seed/goods'
import type { TableRow } from '../../tables'

type DocumentRow = TableRow<'document'>
type LineScene = Pick<Scene, 'tables' | 'world' | 'archive'>
type Sold = { product_id: number; cost: number; most: number }

/** The kinds that list goods. */
const hasLines = (kind: string): boolean => kind === 'invoice' || takesDifferences({ kind: kind as DocumentKind })
/** Pieces of one line that a shipment without an order has at most. */
const PIECES = 48
const DELIVERY = 'Доставка до\u00a0склада покупателя'

/**
 * The lines of a document. Those of an order are what the warehouse confirmed of it; else as much of the goods as its sum allows, and the rest of the
 * sum is the delivery: they add up to the document's sum to the kopeck.
 */
export function documentLines(scene: LineScene, row: DocumentRow): DocumentLine[] {
  if (!hasLines(row.kind) || row.total <= 0) return []
  const { byId } = scene.world.catalogue
  const parts = partsOf(soldGoods(scene, row), row.total)
  return parts.map(({ product_id, qty, cost }, at) => {
    const product = product_id === null ? undefined : byId.get(product_id)
    const line = at + 1
    const said = row.differences.find((it) => it.line === line)
    return {
      line,
      product_id,
      article: product?.article ?? '',
      name: product?.name ?? DELIVERY,
      qty,
      cost,
      total: qty * cost,
      ...(said && { code: said.code, accepted_qty: said.accepted_qty, note: said.note }),
    }
  })
}

function partsOf(goods: readonly Sold[], total: number): { product_id: number | null; qty: number; cost: number }[] {
  let left = total
  const parts = goods.flatMap(({ product_id, cost, most }) => {
    const qty = Math.min(most, Math.floor(left / cost))
    left -= qty * cost
    return qty > 0 ? [{ product_id, qty, cost }] : []
  })
  return left > 0 ? [...parts, { product_id: null, qty: 1, cost: left }] : parts
}

/** What a document may list: the goods of its order, else what the region usually buys, at its prices. */
function soldGoods(scene: LineScene, row: DocumentRow): Sold[] {
  const order = row.order_id > 0 ? (scene.tables.order.findFirst({ where: { id: { equals: row.order_id } } }) ?? null) : null
  if (order) return order.items.map((item) => ({ product_id: item.product_id, cost: item.cost_vs_discount, most: payableUnits(item) }))
  const region = scene.tables.region.findFirst({ where: { id: { equals: row.region_id } } })
  const goods: Goods = scene.world
  const place = { regionId: row.region_id, cityId: region?.store_city_id ?? 1 }
  return usualProducts(goods)
    .flatMap((product) => {
      const { cost } = summaryAt(goods, place, product)
      return cost ? [{ product_id: product.id, cost, most: 0 }] : []
    })
    .map((sold, at, all) => ({ ...sold, most: Math.min(PIECES, Math.max(1, Math.floor(row.total / (sold.cost * (all.length - at / 2))))) }))
}
