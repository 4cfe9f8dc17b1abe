import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { mix } from '../catalogue/random'
import type { StoredSavedLine, TableRow } from '../tables'
import { BIG_BUYER, BIG_REGION } from './companies'
import { type Goods, KAZAN, quantityAt, type SeedPlace, summaryAt, type Troubled, usualProducts } from './goods'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BIG_CART = 300
const MOSCOW: SeedPlace = { regionId: BIG_REGION, cityId: 1 }
/** On moderation: no prices of its own. */
const MODERATED = 6

type Draft = {
  id: number
  userId: number
  name: string
  place: SeedPlace | { regionId: number }
  /** Before today, and the hour of that day. */
  daysAgo: number
  hour: number
  isManager?: boolean
  goods: readonly CatalogueProduct[]
  /** Percent of the price of now that stood there when it was saved, by the place of the line. */
  then?: (at: number) => number
}

/**
 * Saved carts: new and old ones of a manager, one in which goods have gone, run out and become dearer or cheaper since, one of 300 lines.
 * @param today ms, midnight of today
 */
export function savedCartRows(goods: Goods, { withdrawn, soldOut, limited }: Troubled, today: number): TableRow<'userCart'>[] {
  const usual = usualProducts(goods)
  const missing = [...withdrawn, ...soldOut, ...limited]
  const drafts: readonly Draft[] = [
    { id: 1, userId: 1, name: 'Еженедельная закупка', place: KAZAN, daysAgo: 12, hour: 9.4, goods: usual.slice(0, 9) },
    { id: 2, userId: 1, name: 'Подборка к зиме', place: KAZAN, daysAgo: 2, hour: 11.3, isManager: true, goods: usual.slice(4, 10) },
    {
      id: 3,
      userId: 1,
      name: 'Запас на склад',
      place: KAZAN,
      daysAgo: 75,
      hour: 16.2,
      goods: [...usual.slice(2, 7), ...missing],
      then: (at) => [94, 100, 108][at % 3]!, // three of them
    },
    { id: 4, userId: 1, name: 'Для ТО-60 000', place: KAZAN, daysAgo: 19, hour: 13.1, isManager: true, goods: usual.slice(0, 4) },
    { id: 5, userId: 3, name: 'Для бокса № 2', place: KAZAN, daysAgo: 5, hour: 10.6, goods: usual.slice(6, 10) },
    {
      id: 6,
      userId: 4,
      name: 'Стартовый набор',
      place: { regionId: MODERATED },
      daysAgo: 1,
      hour: 12,
      isManager: true,
      goods: usual.slice(0, 5),
    },
    { id: 7, userId: BIG_BUYER, name: 'Новинки сезона', place: MOSCOW, daysAgo: 1, hour: 15.5, isManager: true, goods: usual.slice(3, 9) },
    { id: 8, userId: BIG_BUYER, name: 'Весь склад', place: MOSCOW, daysAgo: 33, hour: 9, goods: goods.catalogue.listed.slice(0, BIG_CART) },
  ]
  return drafts.map((draft) => rowOf(goods, today, draft))
}

function rowOf(
  goods: Goods,
  today: number,
  { id, userId, name, place, daysAgo, hour, isManager = false, goods: chosen, then }: Draft,
): TableRow<'userCart'> {
  const unique = [...new Set(chosen)]
  return {
    id,
    user_id: userId,
    region_id: place.regionId,
    name,
    is_manager: isManager,
    at: Math.round(today - daysAgo * DAY_MS + hour * HOUR_MS),
    version: 1,
    items: unique.map((product, at) => lineOf(goods, place, product, id, then?.(at) ?? 100)),
    removed_at: 0,
    made_by: '',
  }
}

/** @param then percent of the price of now */
function lineOf(goods: Goods, place: Draft['place'], product: CatalogueProduct, cartId: number, then: number): StoredSavedLine {
  const wished = product.pack * (1 + (mix(product.id, cartId) % 4))
  const isPriced = 'cityId' in place
  const cost = isPriced ? summaryAt(goods, place, product).cost : null
  return {
    product_id: product.id,
    qty: isPriced ? quantityAt(goods, place, product, wished) : wished,
    cost: cost === null ? null : Math.round((cost * then) / 100),
    note: '',
  }
}
