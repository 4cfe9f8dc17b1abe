import { weakMapMemoize } from 'reselect'
import type { CartGift } from '../../model/catalogue/product-price'
import type { Kopecks } from '../../model/money/money'
import type { OrderGifts } from '../../model/order/gift'
import { ORDER_CANCELLED } from '../../model/order/status'
import { giftEarned, type GiftRule } from '../../model/promotion/gift-rule'
import { formatDayMonth } from '../../model/text/date'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { type Promotion, PROMOTIONS } from '../catalogue/pricing/promotions'
import { productImages } from '../catalogue/product-images'
import type { Catalogue } from '../catalogue/query/catalogue'
import { refuse } from '../refusals'
import { requireUser, type Scene } from '../scene'
import { orderStatus } from './order-status'
import { type OrderRow, requireOrder } from './order-view'
import { productViewer } from './product-view'

/** What a gift promotion counts, and what it gives: a piece for every so many, or one for goods of so much. */
type GiftPromotion = {
  /** In the genitive. */
  goods: string
  every: GiftRule
  kind: RegExp
}
/** By promotion; they are what its title says. [DEC-012, DEC-023] */
const RULES: ReadonlyMap<number, GiftPromotion> = new Map([
  [2, { goods: 'масла в\u00a0бочках', every: { units: 1 }, kind: /^coolant/ }],
  [4, { goods: 'фильтров', every: { units: 10 }, kind: /^filter_cabin$/ }],
  [9, { goods: 'щёток стеклоочистителя', every: { units: 2 }, kind: /^wiper/ }],
  [14, { goods: 'масляных фильтров', every: { sum: 3_000_000 }, kind: /^tool_filter$/ }],
])
/** How long after the order a gift may be chosen. */
const CHOICE_MS = 3 * 86_400_000
/** Gifts to choose from. */
const CHOICES = 3
/** Nobody gives away a barrel: grams. */
const WEIGHT_MAX = 12_000

/** `sum` in kopecks after both discounts. */
type Line = { product_id: number; qty: number; sum: Kopecks }
/** What the goods of a promotion come to, and how many pieces that gives; `share` of what one gift asks for. */
type Earning = { promotion: Promotion; rule: GiftPromotion; units: number; sum: Kopecks; count: number; share: number }

/** What goods of so many pieces and so many kopecks earn of a promotion: one gift for each full number of pieces, at most one for money. [DEC-023] */
function earningOf(promotion: Promotion, rule: GiftPromotion, { units, sum }: Pick<Earning, 'units' | 'sum'>): Earning {
  return { promotion, rule, units, sum, ...giftEarned(rule.every, { units, sum }) }
}

/** What an order earns, or comes near to, of each gift promotion: first what is earned, by the money that goes to it, then the nearest. */
function earningsOf({ world }: Pick<Scene, 'world'>, lines: readonly Line[]): Earning[] {
  const totals = new Map<number, Pick<Earning, 'units' | 'sum'>>()
  for (const { product_id, qty, sum } of lines)
    for (const id of world.catalogue.byId.get(product_id)?.promotions ?? []) {
      const total = totals.get(id) ?? { units: 0, sum: 0 }
      totals.set(id, { units: total.units + qty, sum: total.sum + sum })
    }
  const earnings = PROMOTIONS.flatMap((promotion) => {
    const [rule, total] = [RULES.get(promotion.id), totals.get(promotion.id)]
    return rule && total ? [earningOf(promotion, rule, total)] : []
  })
  const [earned, near] = [earnings.filter(({ count }) => count > 0), earnings.filter(({ count }) => count === 0)]
  return [...earned.sort((a, b) => b.sum - a.sum), ...near.sort((a, b) => b.share - a.share)]
}

/** From this share on an order that has earned a gift is told of another one. */
const NEAR = 0.5

/** What the lines of a cart earn, and what they lack for it. [DEC-012, DEC-023] @returns null where no line takes part in a gift promotion */
export function giftOf({ world }: Pick<Scene, 'world'>, lines: readonly Line[]): CartGift | null {
  const [best, ...others] = earningsOf({ world }, lines)
  if (!best) return null
  const { promotion, units, count } = best
  const [first] = choicesOf(world.catalogue, promotion.id)
  const image = first && productImages(first)[0]
  const isEarned = count > 0
  const alternatives = others.filter((each) => each.count > 0).map((each) => each.promotion.title)
  const next = isEarned ? others.find((each) => each.count === 0 && each.share >= NEAR) : undefined
  return {
    title: promotion.title,
    isEarned,
    ...lackOf(best),
    units,
    ...(isEarned && { count }),
    ...(alternatives.length > 0 && { alternatives }),
    ...(next && { next: { title: next.promotion.title, ...lackOf(next) } }),
    ...(image && { image }),
  }
}

/** What is lacking of which goods: pieces, or kopecks. They are listed on the page of their promotion. */
function lackOf({ promotion, rule: { every, goods }, units, sum, count }: Earning) {
  const isEarned = count > 0
  return {
    ...('units' in every ? { lacks: 0, lacksUnits: isEarned ? 0 : every.units - units } : { lacks: isEarned ? 0 : every.sum - sum }),
    goods: { name: goods, url: `/promotions/${promotion.id}` },
  }
}

/** The gifts of a promotion: light goods of its kind, the popular first; anything light where a small catalogue has none. Found once: a catalogue is never changed. */
const choicesOf = weakMapMemoize((catalogue: Catalogue, id: number): readonly CatalogueProduct[] => {
  const light = catalogue.listed.filter(({ weight }) => weight <= WEIGHT_MAX)
  const given = light.filter(({ kind }) => RULES.get(id)?.kind.test(kind))
  return (given.length > 0 ? given : light).slice(0, CHOICES)
})

/** What a promotion asks for a gift; undefined where it gives none. */
export const giftRuleOf = (id: number): GiftRule | undefined => RULES.get(id)?.every

/** How many goods there are to choose a gift of a promotion from. [CALL-084] */
export const giftChoiceCount = ({ world }: Pick<Scene, 'world'>, id: number): number =>
  RULES.has(id) ? choicesOf(world.catalogue, id).length : 0

/** What an order earned, whatever became of it since. */
const earnedBy = (scene: Pick<Scene, 'world'>, { items }: OrderRow): Earning[] =>
  earningsOf(
    scene,
    items.map(({ product_id, qty, cost_vs_discount }) => ({ product_id, qty, sum: qty * cost_vs_discount })),
  ).filter(({ count }) => count > 0)

/** What the promotions that an order earned have to choose from. */
const choicesIn = ({ world }: Pick<Scene, 'world'>, earned: readonly Earning[]): CatalogueProduct[] => [
  ...new Set(earned.flatMap(({ promotion }) => choicesOf(world.catalogue, promotion.id))),
]

/** An order for the one who placed it: 401, 404; 403 for everybody else, the administrator of its region too. [DEC-023] */
function requireOwnOrder(scene: Scene, id: number): OrderRow {
  const row = requireOrder(scene, id)
  if (row.user_id !== requireUser(scene).id) throw refuse(403, { message: 'Подарок выбирает тот, кто оформил заказ' })
  return row
}

/** What there is to choose from for an order, and what was chosen; nothing where it earns no gift or was cancelled. [DEC-023] */
export function orderGifts(scene: Scene, orderId: number): OrderGifts {
  const row = requireOwnOrder(scene, orderId)
  const earned = orderStatus(row, scene.now()) === ORDER_CANCELLED ? [] : earnedBy(scene, row)
  const isEarned = earned.length > 0
  return {
    title: earned[0]?.promotion.title ?? null,
    items: choicesIn(scene, earned).map(productViewer(scene)),
    promotions: earned.map(({ promotion: { id, title }, count }) => ({
      title,
      count,
      products_ids: choicesOf(scene.world.catalogue, id).map((product) => product.id),
    })),
    chosen: isEarned && row.gift ? row.gift_product_id : null,
    until: isEarned && !row.gift ? new Date(row.at + CHOICE_MS).toISOString() : null,
  }
}

/**
 * Gives an order its gift, once. 409 in words where it earns none, has one, was cancelled or is too old; 422 for what is no gift of
 * it. Without a choice the first is given. [DEC-023, STATE-022]
 */
export function giveGift(scene: Scene, orderId: number, productId: number | undefined): void {
  const row = requireOwnOrder(scene, orderId)
  const earned = earnedBy(scene, row)
  if (earned.length === 0) throw refuse(409, { message: 'Этот заказ подарка не даёт' })
  if (row.gift) throw refuse(409, { message: 'Подарок за этот заказ уже получен' })
  if (orderStatus(row, scene.now()) === ORDER_CANCELLED) throw refuse(409, { message: 'Заказ отменён: подарка за него не будет' })
  const until = row.at + CHOICE_MS
  if (scene.now() > until) throw refuse(409, { message: `Подарок можно было выбрать до ${formatDayMonth(new Date(until).toISOString())}` })
  const choices = choicesIn(scene, earned)
  const given = productId ?? choices[0]?.id ?? 0
  if (!choices.some(({ id }) => id === given))
    throw refuse(422, { errors: { product_id: ['Этого товара нет среди подарков: выберите другой'] } })
  if (scene.tables.order.update({ where: { id: { equals: row.id } }, data: { gift: true, gift_product_id: given } }).length === 0)
    throw refuse(409, { message: 'Подарок за этот заказ уже не получить' })
}
