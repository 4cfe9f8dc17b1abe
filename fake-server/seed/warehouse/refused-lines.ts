import { mix } from '../../catalogue/random'
import type { StoredItem } from '../../tables'

/** Orders of which the warehouse refused something: one on its way, two that were shipped. */
const REFUSED_ORDERS: ReadonlySet<number> = new Set([481_207, 480_911, 480_598])

const OUT_OF_STOCK = 'Товара не\u00a0хватило: поставка задерживается'
const REJECTED_BATCH = 'Партия не\u00a0прошла проверку и\u00a0снята с\u00a0отгрузки'

/**
 * The lines of an order with what the warehouse refused of them: one line in whole, and a pack of another one.
 * @param packOf how many units of a product are sold together
 */
export function withRefusals(orderId: number, items: readonly StoredItem[], packOf: (productId: number) => number): StoredItem[] {
  if (!REFUSED_ORDERS.has(orderId) || items.length < 2) return [...items]
  const whole = mix(orderId, 17) % items.length
  const part = items.findIndex(({ product_id, qty }, at) => at !== whole && qty > packOf(product_id))
  return items.map((item, at) => {
    if (at === whole) return { ...item, refused: { qty: item.qty, reason: OUT_OF_STOCK } }
    return at === part ? { ...item, refused: { qty: packOf(item.product_id), reason: REJECTED_BATCH } } : item
  })
}
