import { payableCost } from '../../../model/catalogue/product-price'
import type { Args } from '../../../model/contract'
import { LINES_PER_SAVED_CART } from '../../../model/limits'
import { savedQuantity } from '../../../model/saved-cart/saved-cart'
import type { CatalogueProduct } from '../../catalogue/catalogue-product'
import { refuse } from '../../refusals'
import type { Scene, StoredRegion } from '../../scene'
import type { StoredSavedLine } from '../../tables'
import { linesOf } from '../cart'
import { requireEverSold } from '../product-view'
import { priceRowFor } from '../region/region-prices'

/** Lines as a client sends them. */
export type SentLines = NonNullable<Args<'userCarts.create'>['body']['items']>

/** The lines that are in a cart: those that were taken out keep their places only. */
export const present = (lines: readonly StoredSavedLine[]): StoredSavedLine[] => lines.filter(({ qty }) => qty > 0)

/** What a unit costs in a region now, kopecks; null where it has no price there, or no region is known. */
const costNow = (scene: Scene, region: StoredRegion | null, product: CatalogueProduct): number | null =>
  region && payableCost(priceRowFor(scene, region, product))

/** The lines of a new cart, at the prices of now: whole packs within the limits. 422 by field for a product that is none, stands twice or has no piece. */
export function savedLines(scene: Scene, region: StoredRegion | null, lines: SentLines): StoredSavedLine[] {
  const errors: Record<string, string[]> = {}
  const seen = new Set<number>()
  const saved = lines.flatMap(({ product_id, qty, note = '' }, at) => {
    const product = scene.world.catalogue.byId.get(product_id)
    if (!product) errors[`items.${at}.product_id`] = ['Такого товара нет']
    else if (seen.has(product_id)) errors[`items.${at}.product_id`] = ['Товар указан дважды']
    else if (qty === 0) errors[`items.${at}.qty`] = ['Количество должно быть больше нуля']
    seen.add(product_id)
    return product ? [{ product_id, qty: savedQuantity(qty, product), cost: costNow(scene, region, product), note }] : []
  })
  if (Object.keys(errors).length > 0) throw refuse(422, { errors })
  return saved
}

/** What stands in a cart, as lines to be saved; 422 where it is empty or too long. @param cart its id */
export function linesOfCart(scene: Scene, region: StoredRegion, cart: string): StoredSavedLine[] {
  const lines = linesOf(scene, cart)
  if (lines.length === 0)
    throw refuse(422, { message: 'Корзина пуста: сохранять нечего', errors: { items: ['Корзина пуста: сохранять нечего'] } })
  if (lines.length > LINES_PER_SAVED_CART) throw tooLong()
  return savedLines(scene, region, lines)
}

/** The lines after one is changed to so many pieces, 0: taken out. A new one comes last. 404 for a product that never was, 422 where there would be too many. */
export function withSavedLine(
  scene: Scene,
  region: StoredRegion | null,
  lines: readonly StoredSavedLine[],
  productId: number,
  wished: number,
): StoredSavedLine[] {
  const product = requireEverSold(scene, productId)
  const qty = savedQuantity(wished, product)
  const isNew = qty > 0 && !present(lines).some(({ product_id }) => product_id === productId)
  if (isNew && present(lines).length >= LINES_PER_SAVED_CART) throw tooLong()
  if (lines.some(({ product_id }) => product_id === productId))
    return lines.map((line) => (line.product_id === productId ? { ...line, qty } : line))
  return qty === 0 ? [...lines] : [...lines, { product_id: productId, qty, cost: costNow(scene, region, product), note: '' }]
}

const tooLong = () => refuse(422, { errors: { items: [`В сохранённой корзине не больше ${LINES_PER_SAVED_CART} строк`] } })
