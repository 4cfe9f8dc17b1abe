import type { Cart, CartItem } from '../../model/cart/cart'
import { orderableQuantity } from '../../model/cart/quantity'
import type { Scene, StoredRegion } from '../scene'
import { lineId } from './cart-ids'
import { productViewer, requireProduct } from './product-view'
import { stockFor } from './region-prices'

/** @returns how many writes a cart has seen; 0 for one that was never written */
export const versionOf = ({ tables }: Pick<Scene, 'tables'>, id: string): number =>
  tables.cart.findFirst({ where: { id: { equals: id } } })?.version ?? 0

/** Every write to a cart counts. [DEC-018] */
export function bump(scene: Pick<Scene, 'tables'>, id: string): void {
  const version = versionOf(scene, id) + 1
  if (version === 1) scene.tables.cart.create({ id, version })
  else scene.tables.cart.update({ where: { id: { equals: id } }, data: { version } })
}

/** @returns the rows of a cart in the order in which they were put in */
export const linesOf = ({ tables }: Pick<Scene, 'tables'>, id: string) =>
  tables.cartLine.findMany({ where: { cart_id: { equals: id } } }).sort((first, second) => first.at - second.at)

/** Writes the quantity nearest to a wish that can be ordered; 0 takes the line out; 404 for an unknown product. [DEC-019] */
export function keepWish(scene: Scene, region: StoredRegion, cart: string, productId: number, wished: number): void {
  const product = requireProduct(scene, productId)
  const where = { id: { equals: lineId(cart, productId) } }
  const qty = orderableQuantity(wished, { pack: product.pack, limit: product.limit, stock: stockFor(scene, region, product) })
  const { cartLine } = scene.tables
  if (qty === 0) cartLine.deleteMany({ where })
  else if (cartLine.findFirst({ where })) cartLine.update({ where, data: { qty } })
  else
    cartLine.create({
      id: lineId(cart, productId),
      cart_id: cart,
      product_id: productId,
      qty,
      at: (linesOf(scene, cart).at(-1)?.at ?? 0) + 1,
    })
}

/** @returns the line of a product as it is now, 0 where it is not there */
export function lineNow(scene: Scene, cart: string, productId: number): CartItem {
  const qty = scene.tables.cartLine.findFirst({ where: { id: { equals: lineId(cart, productId) } } })?.qty ?? 0
  return { product: productViewer(scene)(requireProduct(scene, productId)), qty }
}

/** @returns the whole cart as it is now */
export function cartNow(scene: Scene, id: string): Cart {
  const view = productViewer(scene)
  const items = linesOf(scene, id).flatMap(({ product_id, qty }) => {
    const product = scene.world.catalogue.byId.get(product_id)
    return product ? [{ product: view(product), qty }] : []
  })
  return { items, version: versionOf(scene, id) }
}
