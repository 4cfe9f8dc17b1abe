import type { Product } from '../../../model/catalogue/product'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { isAnalog } from '../../../model/catalogue/technical-class'
import type { Api } from '../../../model/contract'
import { PRICES_PER_REQUEST, SIMILAR_PRODUCTS } from '../../../model/limits'
import { type ListedItem, type RefillRow, refillRows } from '../../../model/refill/refill'
import type { RefillQuestion } from './connect-refill'

/** Lines that something else is looked for: more of them are only named. */
const LOOKED_FOR = 24
/** Questions under way at once. */
const AT_ONCE = 6

/**
 * What the goods of a list cost in a region now, and something alike for what cannot be had. Rejects with the failure of the prices;
 * goods alike that cannot be asked for are none.
 */
export async function loadRows(
  api: Api,
  items: readonly ListedItem[],
  { regionId, analogInCart, signal }: RefillQuestion,
): Promise<RefillRow[]> {
  const prices = new Map<number, ProductPrice>()
  const price = async (ids: readonly number[]) => {
    const unknown = [...new Set(ids)].filter((id) => !prices.has(id))
    for (let at = 0; at < unknown.length; at += PRICES_PER_REQUEST) {
      const body = { company_region_id: regionId, products_ids: unknown.slice(at, at + PRICES_PER_REQUEST) }
      for (const row of (await api('products.stocksAndPrices', { body }, { signal })).products) prices.set(row.product_id, row)
    }
  }
  const rowsWith = (analogs: ReadonlyMap<number, readonly Product[]>) =>
    refillRows(
      items,
      (id) => prices.get(id) ?? null,
      (id) => analogs.get(id) ?? [],
    )
  await price(items.map(({ product }) => product.id))
  const missing = rowsWith(new Map()).filter(({ now }) => now === null)
  const analogs = new Map<number, readonly Product[]>()
  for (let at = 0; at < Math.min(missing.length, LOOKED_FOR); at += AT_ONCE)
    await Promise.all(
      missing.slice(at, Math.min(at + AT_ONCE, LOOKED_FOR)).map(async ({ product }) => {
        const { id } = product
        const own = analogInCart(id)
        const query = { company_region_id: regionId, limit: SIMILAR_PRODUCTS }
        const { items: alike } = await api('products.similar', { params: { id }, query }, { signal }).catch(() => ({ items: [] }))
        const analogsOf = alike.filter((item) => isAnalog(product, item))
        analogs.set(id, own ? [own, ...analogsOf] : analogsOf)
      }),
    )
  // Analogs are more than was asked for: without their prices they are not offered, and the rest can be taken.
  await price([...analogs.values()].flat().map(({ id }) => id)).catch(() => {})
  return rowsWith(analogs)
}
