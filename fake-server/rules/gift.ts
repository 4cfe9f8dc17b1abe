import { weakMapMemoize } from 'reselect'
import type { CartGift } from '../../model/catalogue/product-price'
import type { Kopecks } from '../../model/money/money'
import type { OrderGifts } from '../../model/order/gift'
import { ORDER_CANCELLED } from '../../model/order/status'
import { formatDayMonth } from '../../model/text/date'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { type Promotion, promotionsById } from '../catalogue/pricing/promotions'
import { productImages } from '../catalogue/product-images'
import type { Catalogue } from '../catalogue/query/catalogue'
import { refuse } from '../refusals'
import { requireUser, type Scene } from '../scene'
import { orderStatus } from './order-status'
import { type OrderRow, requireOrder } from './order-view'
import { productViewer } from './product-view'

/** Goods of one gift promotion for this much earn its gift. */
export const GIFT_SUM: Kopecks = 3_000_000
/** How long after the order a gift may be chosen. */
const CHOICE_MS = 3 * 86_400_000
/** Gifts to choose from. */
const CHOICES = 3
/** Nobody gives away a barrel: grams. */
const WEIGHT_MAX = 12_000
/** What each gift promotion gives. */
const KINDS: Readonly<Record<number, RegExp>> = { 2: /^coolant/, 4: /^filter_cabin$/, 9: /^wiper/, 14: /^tool_/ }

type Line = { product_id: number; sum: Kopecks }
type Best = { promotion: Promotion; sum: Kopecks }

/** The gift promotion that most of the money goes to. @param lines `sum` in kopecks after both discounts @returns null where no line takes part in one */
function bestOf({ world }: Pick<Scene, 'world'>, lines: readonly Line[]): Best | null {
  const sums = new Map<number, Kopecks>()
  for (const { product_id, sum } of lines) {
    const gifts = promotionsById(world.catalogue.byId.get(product_id)?.promotions ?? []).filter(({ type }) => type === 'gift')
    for (const { id } of gifts) sums.set(id, (sums.get(id) ?? 0) + sum)
  }
  const [best] = [...sums].sort(([, first], [, second]) => second - first)
  const [promotion] = promotionsById(best ? [best[0]] : [])
  return best && promotion ? { promotion, sum: best[1] } : null
}

/** What the lines of a cart earn, and what they lack for it. [DEC-012, DEC-023] @param lines `sum` in kopecks after both discounts @returns null where no line takes part in a gift promotion */
export function giftOf({ world }: Pick<Scene, 'world'>, lines: readonly Line[]): CartGift | null {
  const best = bestOf({ world }, lines)
  if (!best) return null
  const [first] = choicesOf(world.catalogue, best.promotion.id)
  const image = first && productImages(first)[0]
  const { sum, promotion } = best
  return { title: promotion.title, isEarned: sum >= GIFT_SUM, lacks: Math.max(0, GIFT_SUM - sum), ...(image && { image }) }
}

/** The gifts of a promotion: light goods of its kind, the popular first; anything light where a small catalogue has none. Found once: a catalogue is never changed. */
const choicesOf = weakMapMemoize((catalogue: Catalogue, id: number): readonly CatalogueProduct[] => {
  const light = catalogue.listed.filter(({ weight }) => weight <= WEIGHT_MAX)
  const given = light.filter(({ kind }) => KINDS[id]?.test(kind))
  return (given.length > 0 ? given : light).slice(0, CHOICES)
})

/** What an order earned, whatever became of it since. */
function earnedBy(scene: Pick<Scene, 'world'>, { items }: OrderRow): Promotion | null {
  const best = bestOf(
    scene,
    items.map(({ product_id, qty, cost_vs_discount }) => ({ product_id, sum: qty * cost_vs_discount })),
  )
  return best && best.sum >= GIFT_SUM ? best.promotion : null
}

/** An order for the one who placed it: 401, 404; 403 for everybody else, the administrator of its region too. [DEC-023] */
function requireOwnOrder(scene: Scene, id: number): OrderRow {
  const row = requireOrder(scene, id)
  if (row.user_id !== requireUser(scene).id) throw refuse(403, { message: 'Подарок выбирает тот, кто оформил заказ' })
  return row
}

/** What there is to choose from for an order, and what was chosen; nothing where it earns no gift or was cancelled. [DEC-023] */
export function orderGifts(scene: Scene, orderId: number): OrderGifts {
  const row = requireOwnOrder(scene, orderId)
  const promotion = orderStatus(row, scene.now()) === ORDER_CANCELLED ? null : earnedBy(scene, row)
  return {
    title: promotion?.title ?? null,
    items: promotion ? choicesOf(scene.world.catalogue, promotion.id).map(productViewer(scene)) : [],
    chosen: promotion && row.gift ? row.gift_product_id : null,
    until: promotion && !row.gift ? new Date(row.at + CHOICE_MS).toISOString() : null,
  }
}

/**
 * Gives an order its gift, once. 409 in words where it earns none, has one, was cancelled or is too old; 422 for what is no gift of
 * it. Without a choice the first is given. [DEC-023, STATE-022]
 */
export function giveGift(scene: Scene, orderId: number, productId: number | undefined): void {
  const row = requireOwnOrder(scene, orderId)
  const promotion = earnedBy(scene, row)
  if (!promotion) throw refuse(409, { message: 'Этот заказ подарка не даёт' })
  if (row.gift) throw refuse(409, { message: 'Подарок за этот заказ уже получен' })
  if (orderStatus(row, scene.now()) === ORDER_CANCELLED) throw refuse(409, { message: 'Заказ отменён: подарка за него не будет' })
  const until = row.at + CHOICE_MS
  if (scene.now() > until) throw refuse(409, { message: `Подарок можно было выбрать до ${formatDayMonth(new Date(until).toISOString())}` })
  const choices = choicesOf(scene.world.catalogue, promotion.id)
  const given = productId ?? choices[0]?.id ?? 0
  if (!choices.some(({ id }) => id === given))
    throw refuse(422, { errors: { product_id: ['Этого товара нет среди подарков: выберите другой'] } })
  if (!scene.tables.order.update({ where: { id: { equals: row.id } }, data: { gift: true, gift_product_id: given } }))
    throw refuse(409, { message: 'Подарок за этот заказ уже не получить' })
}
