import type { Repeatable } from '../../../../machines/order/repeat.machine'
import type { Product } from '../../../../model/catalogue/product'
import { isAnalog } from '../../../../model/catalogue/technical-class'
import type { ProductPrice } from '../../../../model/catalogue/product-price'
import type { Api } from '../../../../model/contract'
import { PRICES_PER_REQUEST, SIMILAR_PRODUCTS } from '../../../../model/limits'
import { repeatRows } from '../../../../model/order/repeat'

/** Lines that something else is looked for: more of them are only named. */
const LOOKED_FOR = 24
/** Questions under way at once. */
const AT_ONCE = 6

type Question = { orderId: number; regionId: number }

/**
 * An order, what its goods cost in a region now, and something alike for what cannot be had. Rejects with the failure of the order or
 * its prices; goods alike that cannot be asked for are none. @param analogInCart what the cart says of a line of its own
 */
export async function loadRepeat(
  api: Api,
  { orderId, regionId }: Question,
  analogInCart: (productId: number) => Product | undefined,
  signal: AbortSignal,
): Promise<Repeatable> {
  const order = await api('orders.get', { params: { id: orderId }, query: { include: 'items,items.product' } }, { signal })
  const prices = new Map<number, ProductPrice>()
  const price = async (ids: readonly number[]) => {
    const unknown = [...new Set(ids)].filter((id) => !prices.has(id))
    for (let at = 0; at < unknown.length; at += PRICES_PER_REQUEST) {
      const body = { company_region_id: regionId, products_ids: unknown.slice(at, at + PRICES_PER_REQUEST) }
      for (const row of (await api('products.stocksAndPrices', { body }, { signal })).products) prices.set(row.product_id, row)
    }
  }
  const rowsWith = (analogs: ReadonlyMap<number, readonly Product[]>) =>
    repeatRows(
      order.items,
      (id) => prices.get(id) ?? null,
      (id) => analogs.get(id) ?? [],
    )
  await price(order.items.map(({ product }) => product.id))
  const missing = rowsWith(new Map()).filter(({ now }) => now === null)
  const analogs = new Map<number, readonly Product[]>()
  for (let at = 0; at < Math.min(missing.length, LOOKED_FOR); at += AT_ONCE)
    await Promise.all(
      missing.slice(at, Math.min(at + AT_ONCE, LOOKED_FOR)).map(async ({ product }) => {
        const { id } = product
        const own = analogInCart(id)
        const query = { company_region_id: regionId, limit: SIMILAR_PRODUCTS }
        const { items } = await api('products.similar', { params: { id }, query }, { signal }).catch(() => ({ items: [] }))
        const alike = items.filter((item) => isAnalog(product, item))
        analogs.set(id, own ? [own, ...alike] : alike)
      }),
    )
  // Analogs are more than was asked for: without their prices they are not offered, and the rest can be repeated.
  await price([...analogs.values()].flat().map(({ id }) => id)).catch(() => {})
  return { order, rows: rowsWith(analogs) }
}
