import * as z from 'zod/mini'
import { isAvailable, isOrderable } from '../../../model/cart/quantity'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { REGION_BLOCKED, regionState } from '../../../model/company/region'
import { formatMoney } from '../../../model/money/money'
import { pickupDiscount } from '../../../model/money/price'
import { type CartAhead, type ChangedLine, ChangedLines, type NewOrder, type Order, type SeenLine } from '../../../model/order/order'
import { storeCity } from '../../catalogue/cities'
import { refuse } from '../../refusals'
import type { Scene, StoredRegion, StoredUser } from '../../scene'
import { pickupsOf } from '../../seed/places'
import type { CatalogueProduct } from '../../catalogue/catalogue-product'
import { versionOf } from '../cart'
import { cartId } from '../cart-ids'
import { priceRowFor } from '../region/region-prices'
import { leastSum } from './least-sum'

/** 403 where this user cannot order for this region, with the reason. [DEC-025, DEC-067] */
export function requireMayOrder(user: StoredUser, region: StoredRegion): void {
  if (user.registration_not_complete) throw refuse(403, { message: 'Завершите регистрацию: после этого можно заказывать' })
  if (region.status === REGION_BLOCKED)
    throw refuse(403, { message: 'Регион заблокирован: заказать для него нельзя. Обратитесь к менеджеру' })
  if (regionState(region) !== 'active') throw refuse(403, { message: 'Регион на модерации: заказать можно будет после проверки' })
}

/** 422 for a number that `orders.newUuid` never gave to this user. [DEC-022] */
export function requireUuid({ tables }: Pick<Scene, 'tables'>, user: StoredUser, uuid: string): void {
  const known = tables.uuid.findFirst({ where: { id: { equals: uuid }, user_id: { equals: user.id } } })
  if (!known) throw refuse(422, { errors: { uuid: ['Номер оформления устарел: обновите страницу и оформите заказ снова'] } })
}

/** What an order says of how it is received; 422 where the address is not of this region. */
export function receivingOf(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  region: StoredRegion,
  receiving: NewOrder['receiving'],
): Order['receiving'] {
  if (receiving.type === 'delivery') {
    const { delivery_address_id: id } = receiving
    const found = tables.address.findFirst({ where: { id: { equals: id }, region_id: { equals: region.id } } })
    if (!found)
      throw refuse(422, { errors: { 'receiving.delivery_address_id': ['У региона нет такого адреса доставки: выберите другой'] } })
    return { type: 'delivery', id, name: found.name, address: found.address }
  }
  const city = storeCity(region.store_city_id)
  const pickup = city && pickupsOf(city, now()).find(({ id }) => id === receiving.pickup_address_id)
  if (!pickup)
    throw refuse(422, { errors: { 'receiving.pickup_address_id': ['В городе региона нет такого пункта самовывоза: выберите другой'] } })
  return { type: 'pickup', id: pickup.id, name: pickup.name, address: pickup.address }
}

/** 422 for a product that stands twice or does not exist. */
export function requireLines({ world }: Pick<Scene, 'world'>, lines: readonly SeenLine[]): void {
  const errors: Record<string, string[]> = {}
  for (const [at, { product_id, qty }] of lines.entries()) {
    if (!world.catalogue.byId.has(product_id)) errors[`lines.${at}.product_id`] = ['Такого товара нет']
    else if (lines.findIndex((other) => other.product_id === product_id) !== at) errors[`lines.${at}.product_id`] = ['Товар указан дважды']
    else if (qty === 0) errors[`lines.${at}.qty`] = ['Количество должно быть больше нуля']
  }
  if (Object.keys(errors).length) throw refuse(422, { errors })
}

/** 422 where the goods come to less than an order may, the discount for collecting taken off. */
export function requireEnough(scene: Pick<Scene, 'world' | 'plays'>, { lines, receiving }: NewOrder): void {
  const least = leastSum(scene)
  const goods = lines.reduce((sum, { qty, cost_vs_discount }) => sum + qty * cost_vs_discount, 0)
  const total = goods - pickupDiscount(goods, receiving.type === 'pickup')
  if (least !== null && total < least) throw refuse(422, { errors: { lines: [`Заказ\u00a0— от ${formatMoney(least)}: добавьте товаров`] } })
}

/** 409 with the version of the cart where another device has changed it since the buyer saw it: his lines may be others by now. [DEC-018, DEC-020] */
export function requireSeenCart(scene: Pick<Scene, 'tables'>, user: StoredUser, { company_region_id, cart_version }: NewOrder): void {
  const version = versionOf(scene, cartId(user.id, company_region_id))
  if (cart_version !== undefined && cart_version < version)
    throw refuse(409, {
      message: 'Корзину изменили на другом устройстве. Обновите её и проверьте строки',
      details: { cart_version: version } satisfies z.input<typeof CartAhead>,
    })
}

/** 409 with the lines whose price or availability is another than the buyer saw. [DEC-022] */
export function requireUnchanged(scene: Scene, region: StoredRegion, lines: readonly SeenLine[]): void {
  const changed = lines.flatMap((line) => {
    const product = scene.world.catalogue.byId.get(line.product_id)
    return (product && changeOf(scene, region, product, line)) ?? []
  })
  if (changed.length)
    throw refuse(409, {
      message: 'Цены или наличие изменились. Проверьте строки и подтвердите заказ',
      details: z.encode(ChangedLines, { lines: changed }),
    })
}

function changeOf(scene: Scene, region: StoredRegion, product: CatalogueProduct, line: SeenLine): ChangedLine | null {
  const price = priceRowFor(scene, region, product)
  const { pack, limit, name } = product
  const cost = derivedPrice(price).cost_vs_discount
  const fits = Math.floor(Math.min(limit ?? Infinity, price.stock) / pack) * pack
  const canOrder = isAvailable(price.stock, cost) && fits > 0
  if (canOrder && cost === line.cost_vs_discount && isOrderable(line.qty, { pack, limit, stock: price.stock })) return null
  return {
    product_id: product.id,
    name,
    seen: line.cost_vs_discount,
    cost_vs_discount: canOrder ? cost : null,
    qty: line.qty,
    available: canOrder ? fits : 0,
    pack,
  }
}
