import type { Cart, CartItem } from '../../model/cart/cart'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import type { Scene, StoredRegion } from '../scene'
import { lineId } from './cart-ids'
import { isWithdrawn, productViewer, requireEverSold } from './product-view'
import { stocksFor } from './region/region-prices'
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
  return lineViewer(scene, region)(product, row)
}

/** @returns the whole cart as it is now */
export function cartNow(scene: Scene, region: StoredRegion, id: string): Cart {
  const view = lineViewer(scene, region)
  const items = linesOf(scene, id).flatMap((row) => {
    const product = scene.world.catalogue.byId.get(row.product_id)
    return product ? [view(product, row)] : []
  })
  return { items, version: versionOf(scene, id) }
}

/** How a line is seen: with its note, that it is gone, and for what cannot be had a product alike that can. [ENT-008] */
function lineViewer(
  scene: Scene,
  region: StoredRegion,
): (product: CatalogueProduct, row: { qty: number; note: string } | null) => CartItem {
  const view = productViewer(scene, region)
  const stockOf = stocksFor(scene, region)
  return (product, row) => {
    const gone = isWithdrawn(scene, product.id)
    const isMissing = row !== null && stockOf(product) === 0
    const analog = isMissing ? analogInStock(scene.world.catalogue, product, stockOf) : undefined
    return {
      product: view(product),
      qty: row?.qty ?? 0,
      ...(row?.note && { note: row.note }),
      ...(gone && { gone }),
      ...(analog && { analog_tavrolub: view(analog) }),
    }
  }
}
