import type { Cart, CartItem } from '../../model/cart/cart'
import { orderableQuantity } from '../../model/cart/quantity'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import type { Scene, StoredRegion } from '../scene'
import { lineId } from './cart-ids'
import { isWithdrawn, productViewer, requireEverSold } from './product-view'
import { stockFor } from './region/region-prices'
import { analogInStock } from './related-products'

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

/** A wish for a line: pieces, and the product behind whose line it is put in; 0: before all; undefined, or none of the cart: last. */
export type LineWish = { productId: number; wished: number; after?: number | undefined }

/** Writes the quantity nearest to a wish that can be ordered; 0 takes the line out; 404 for an unknown product. [DEC-019] */
export function keepWish(scene: Scene, region: StoredRegion, cart: string, { productId, wished, after }: LineWish): void {
  const product = requireEverSold(scene, productId)
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
      at: placeAfter(scene, cart, after),
      note: '',
    })
}

/** Where a line stands that is put in behind another: between its neighbours, who are numbered anew where no number is left. */
function placeAfter(scene: Scene, cart: string, after: number | undefined): number {
  const lines = linesOf(scene, cart)
  const before = after === undefined ? -1 : lines.findIndex(({ product_id }) => product_id === after)
  const next = after === 0 || before >= 0 ? lines[before + 1] : undefined
  if (!next) return (lines.at(-1)?.at ?? 0) + 1
  const low = lines[before]?.at ?? next.at - 2
  const at = (low + next.at) / 2
  if (low < at && at < next.at) return at
  for (const [nth, { id }] of lines.entries()) scene.tables.cartLine.update({ where: { id: { equals: id } }, data: { at: nth + 1 } })
  return before + 1.5
}

/** Writes what the buyer notes of a line; one that is not there has no note. */
export function keepNote({ tables }: Pick<Scene, 'tables'>, cart: string, productId: number, note: string): void {
  tables.cartLine.update({ where: { id: { equals: lineId(cart, productId) } }, data: { note } })
}
/** @returns the note of a line as it is now, '' where there is none */
export const noteNow = ({ tables }: Pick<Scene, 'tables'>, cart: string, productId: number): string =>
  tables.cartLine.findFirst({ where: { id: { equals: lineId(cart, productId) } } })?.note ?? ''

/** @returns the line of a product as it is now, 0 where it is not there */
export function lineNow(scene: Scene, region: StoredRegion, cart: string, productId: number): CartItem {
  const row = scene.tables.cartLine.findFirst({ where: { id: { equals: lineId(cart, productId) } } })
  const product = requireEverSold(scene, productId)
  return { product: productViewer(scene)(product), qty: row?.qty ?? 0, ...extrasOf(scene, region, product, row) }
}

/** @returns the whole cart as it is now */
export function cartNow(scene: Scene, region: StoredRegion, id: string): Cart {
  const view = productViewer(scene)
  const items = linesOf(scene, id).flatMap((row) => {
    const product = scene.world.catalogue.byId.get(row.product_id)
    return product ? [{ product: view(product), qty: row.qty, ...extrasOf(scene, region, product, row) }] : []
  })
  return { items, version: versionOf(scene, id) }
}

/** What a line has beyond product and quantity: its note, that it is gone, and for what cannot be had a product alike that can. [ENT-008] */
function extrasOf(
  scene: Scene,
  region: StoredRegion,
  product: CatalogueProduct,
  row: { note: string } | null,
): Pick<CartItem, 'note' | 'gone' | 'analog_tavrolub'> {
  const gone = isWithdrawn(scene, product.id)
  const isMissing = row !== null && stockFor(scene, region, product) === 0
  const analog = isMissing ? analogInStock(scene.world.catalogue, product, (other) => stockFor(scene, region, other)) : undefined
  return {
    ...(row?.note && { note: row.note }),
    ...(gone && { gone }),
    ...(analog && { analog_tavrolub: productViewer(scene)(analog) }),
  }
}
