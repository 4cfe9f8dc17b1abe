import type { Order } from '../../model/order/order'
import { isFoundBy, isLeftBy, isNarrowed, mayBeArticle, type OrderFilter } from '../../model/order/history/order-filter'
import { ORDER_CONFIRMED, ORDER_PLACED } from '../../model/order/status'
import { pickupDiscount } from '../../model/money/price'
import { refuse } from '../refusals'
import { requireUser, type Scene } from '../scene'
import type { TableRow } from '../tables'
import { confirmationOf, goodsOf, payableUnits, totalOf } from './ordering/confirmation'
import { orderHistory, orderStatus } from './order-status'
import { isWithdrawn, productViewer } from './product-view'
import { reviewAt } from './reviews/stored-review'
import { namesOf } from './region/region-view'

/** An order as the tables keep it. */
export type OrderRow = TableRow<'order'>

/** An order with its sums: goods are unit × quantity per line, the discount for collecting is taken once. [DEC-013, DEC-015] @param withItems false: `items` is empty */
export function orderView(scene: Scene, row: OrderRow, withItems: boolean): Order {
  const { tables, world, now, user } = scene
  const region = tables.region.findFirst({ where: { id: { equals: row.region_id } } })
  const names = region ? namesOf(scene, region) : { company_name: '', store_city_name: '' }
  const company = region && tables.company.findFirst({ where: { id: { equals: region.company_id } } })
  const goods = goodsOf(row.items)
  const additional = pickupDiscount(goods, row.receiving_type === 'pickup')
  const history = orderHistory(row, now())
  const status = history.at(-1)?.status ?? ORDER_PLACED
  const isConfirmed = history.some((step) => step.status === ORDER_CONFIRMED)
  const view = withItems ? productViewer(scene, region) : null
  return {
    id: row.id,
    ...(row.user_id === user?.id && { uuid: row.uuid }),
    created_at: isoOf(row.at),
    user_id: row.user_id,
    company_region_id: row.region_id,
    ...names,
    status,
    provider: names.store_city_name,
    history: history.map((step) => ({ status: step.status, at: isoOf(step.at) })),
    items: !view
      ? []
      : row.items.flatMap((item) => {
          const { product_id, qty, cost_vs_discount, note } = item
          const product = world.catalogue.byId.get(product_id)
          if (!product) return []
          const gone = isWithdrawn(scene, product_id)
          const line = { product: view(product), cost: cost_vs_discount, qty, ...(gone && { gone }), ...(note && { note }) }
          return [{ ...line, ...(isConfirmed && confirmationOf(item, status)) }]
        }),
    item_count: row.items.length,
    confirmedOrders: isConfirmed ? [{ id: row.id, number: `${row.id}-1` }] : [],
    gift: row.gift,
    review: reviewAt(scene, row.id),
    receiving: {
      type: row.receiving_type === 'pickup' ? 'pickup' : 'delivery',
      id: row.receiving_id,
      name: row.receiving_name,
      address: row.receiving_address,
    },
    pickup_date: row.pickup_date,
    pickup_from: row.pickup_from,
    description: row.description,
    goods,
    additional_discount: additional,
    total: goods - additional,
    weight: row.items.reduce((sum, item) => sum + payableUnits(item) * (world.catalogue.byId.get(item.product_id)?.weight ?? 0), 0),
    is_waiting: row.is_waiting,
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    buyer_number: row.buyer_number,
    wanted_date: row.wanted_date,
    wanted_window: row.wanted_window,
    ...(company && { company_inn: company.inn, company_kpp: company.kpp }),
  }
}

/** An order that the signed-in user placed or whose region he administers: 401, 404, 403 otherwise. [DEC-033] */
export function requireOrder(scene: Scene, id: number): OrderRow {
  requireUser(scene)
  const row = orderRow(scene, id)
  if (!row) throw refuse(404, { message: 'Заказ не найден' })
  if (!mayOpen(scene, row)) throw refuse(403, { message: 'Это чужой заказ' })
  return row
}

/** An order of the tables or of the archive; null: there is none. */
const orderRow = (scene: Pick<Scene, 'tables' | 'archive'>, id: number): OrderRow | null =>
  scene.tables.order.findFirst({ where: { id: { equals: id } } }) ?? scene.archive().byId(id) ?? null

/** Whether the signed-in user may open an order: he placed it, or administers its region. [DEC-033] */
const mayOpen = (scene: Pick<Scene, 'tables' | 'user'>, { user_id, region_id }: Pick<OrderRow, 'user_id' | 'region_id'>): boolean =>
  scene.user !== null && (user_id === scene.user.id || isAdmin(scene, region_id, scene.user.id))

/** Whether the signed-in user may see a document: the order that it is of, and those of no order if he administers the region. [DEC-033] */
export function maySeeDocument(scene: Pick<Scene, 'tables' | 'user' | 'archive'>, { order_id, region_id }: TableRow<'document'>): boolean {
  const order = order_id > 0 ? orderRow(scene, order_id) : null
  return mayOpen(scene, order ?? { user_id: 0, region_id })
}

type PageAsked = {
  page: number
  limit: number
  isAscending: boolean
  /** Only orders whose number has it, ours or the buyer's own, or an article of their goods; '': all. */
  search: string
  filter: OrderFilter
}
/**
 * @returns a page of the orders of a region that this user may see, the newest first; costs as much as the page, not the history, unless
 * it is filtered or goods are looked for
 */
export function orderPage(
  scene: Scene,
  regionId: number,
  { page, limit, isAscending, search, filter }: PageAsked,
): { rows: OrderRow[]; total: number } {
  const user = requireUser(scene)
  const known = scene.archive()
  const archive = known.regionId === regionId ? known : null
  const isAll = isAdmin(scene, regionId, user.id)
  const { byId } = scene.world.catalogue
  const articlesOf = (ids: readonly number[]) => (mayBeArticle(search) ? ids.flatMap((id) => byId.get(id)?.article ?? []) : [])
  const isWhole = isNarrowed(filter) || mayBeArticle(search)
  const isFound = (row: OrderRow): boolean =>
    isLeftBy(filter, { at: row.at, status: orderStatus(row, scene.now()), total: totalOf(row) }) &&
    (search === '' || isFoundBy(search, row, articlesOf(row.items.map(({ product_id }) => product_id))))
  const fresh = scene.tables.order
    .findMany({ where: { region_id: { equals: regionId } } })
    .filter((row) => (isAll || row.user_id === user.id) && isFound(row))
    .sort((first, second) => second.at - first.at || second.id - first.id)
  const old = archive && (isAll || archive.userId === user.id) ? archive : null
  const found = !old
    ? null
    : isWhole
      ? old
          .facts()
          .filter(
            (facts) =>
              isLeftBy(filter, facts) &&
              (search === '' || isFoundBy(search, { id: facts.id, buyer_number: '' }, articlesOf(facts.products))),
          )
          .map(({ index }) => index)
      : search !== ''
        ? old.numbered(search)
        : null
  const total = fresh.length + (found?.length ?? old?.count ?? 0)
  const archived = (nth: number): OrderRow | undefined => old?.at(found ? (found[nth] ?? -1) : nth)
  // the archive is older than all that may change
  const at = (place: number): OrderRow | undefined => (place < fresh.length ? fresh[place] : archived(place - fresh.length))
  const places = Array.from({ length: Math.max(0, Math.min(limit, total - (page - 1) * limit)) }, (_, step) => (page - 1) * limit + step)
  return { rows: places.flatMap((place) => at(isAscending ? total - 1 - place : place) ?? []), total }
}

const isAdmin = ({ tables }: Pick<Scene, 'tables'>, regionId: number, userId: number): boolean =>
  tables.region.findFirst({ where: { id: { equals: regionId } } })?.admin_ids.includes(userId) ?? false

const isoOf = (at: number): string => new Date(at).toISOString()
