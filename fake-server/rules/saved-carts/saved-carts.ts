import type { ProductPrice } from '../../../model/catalogue/product-price'
import { SAVED_CART_BACK_MS, SAVED_CARTS_MAX } from '../../../model/limits'
import { type ListedCart, type SavedItem, savedTotal, type UserCart } from '../../../model/saved-cart/saved-cart'
import { NAMED } from '../../../model/text/named-list'
import type { CatalogueProduct } from '../../catalogue/catalogue-product'
import { refuse } from '../../refusals'
import { requireUser, type Scene, type StoredRegion } from '../../scene'
import { nextId, type StoredSavedLine, type TableRow } from '../../tables'
import { isWithdrawn, productViewer } from '../product-view'
import { priceRowFor } from '../region/region-prices'
import { present } from './saved-lines'

type StoredCart = TableRow<'userCart'>

/** The saved carts of a user that are there. */
export const savedCartsOf = ({ tables }: Pick<Scene, 'tables'>, userId: number): StoredCart[] =>
  tables.userCart.findMany({ where: { user_id: { equals: userId }, removed_at: { equals: 0 } } })

/** A saved cart of the one who asks; 404 where there is none, or it is another's: its number tells nothing. */
export function requireSavedCart(scene: Pick<Scene, 'tables' | 'user'>, id: number): StoredCart {
  const found = requireOwn(scene, id)
  if (found.removed_at > 0) throw notThere()
  return found
}

/** Makes a saved cart of the buyer; 422 where he has too many. @param key of the write @returns its id */
export function saveCart(scene: Scene, region: StoredRegion | null, cart: { name: string; items: StoredSavedLine[]; key: string }): number {
  const user = requireUser(scene)
  requireRoom(scene, user.id)
  forgetRemoved(scene)
  const id = nextId(scene.tables, 'userCart')
  const { name, items, key } = cart
  scene.tables.userCart.create({
    id,
    user_id: user.id,
    region_id: region?.id ?? 0,
    name,
    is_manager: false,
    at: scene.now(),
    version: 1,
    items,
    removed_at: 0,
    made_by: key,
  })
  return id
}

/** The cart that a write under this key made; 404 where it is gone since. */
export function requireMadeBy(scene: Pick<Scene, 'tables'>, userId: number, key: string): StoredCart {
  const found = savedCartsOf(scene, userId).find(({ made_by }) => made_by === key)
  if (!found) throw notThere()
  return found
}

/** Changes a saved cart, which counts. */
export function changeSavedCart(
  { tables }: Pick<Scene, 'tables'>,
  cart: StoredCart,
  data: Partial<Pick<StoredCart, 'name' | 'items' | 'removed_at'>>,
): void {
  tables.userCart.update({ where: { id: { equals: cart.id } }, data: { ...data, version: cart.version + 1 } })
}

/** Brings back a cart that was deleted a short while ago; one that is there stays. 404 where it is gone for good, 422 where there are too many by now. */
export function bringBack(scene: Scene, id: number): void {
  const cart = requireOwn(scene, id)
  if (cart.removed_at === 0) return
  if (cart.removed_at < scene.now() - SAVED_CART_BACK_MS) throw notThere()
  requireRoom(scene, cart.user_id)
  changeSavedCart(scene, cart, { removed_at: 0 })
}

/** How the one who asks sees a saved cart: its total in the prices of a region, without one null; the prices of its saving where that was this region. */
export function savedCartView(scene: Scene, cart: StoredCart, region: StoredRegion | null): UserCart {
  const view = productViewer(scene, region)
  const lines = present(cart.items).flatMap(({ product_id, qty, cost, note }) => {
    const product = scene.world.catalogue.byId.get(product_id)
    if (!product) return []
    const gone = isWithdrawn(scene, product_id)
    const item: SavedItem = {
      product: view(product),
      qty,
      ...(note !== '' && { note }),
      ...(gone && { gone }),
      ...(cost !== null && region?.id === cart.region_id && { cost }),
    }
    return [{ item, price: region && priceRowFor(scene, region, product) }]
  })
  return {
    id: cart.id,
    name: cart.name,
    items: lines.map(({ item }) => item),
    totalCost: region && savedTotal(lines.map(({ item: { product, qty }, price }) => ({ product, qty, price }))),
    is_manager: cart.is_manager,
    created_at: new Date(cart.at).toISOString(),
    version: cart.version,
  }
}

/**
 * The saved carts of the one who asks as their list has them: without lines, each with what it comes to in a region. A product that stands
 * in many carts is priced once. @param productId whose pieces in each cart are asked about
 */
export function listedCarts(
  scene: Scene,
  carts: readonly StoredCart[],
  region: StoredRegion | null,
  productId: number | undefined,
): ListedCart[] {
  const { byId } = scene.world.catalogue
  const prices = new Map<number, ProductPrice>()
  const priceOf = (of: StoredRegion, product: CatalogueProduct): ProductPrice => {
    const price = prices.get(product.id) ?? priceRowFor(scene, of, product)
    prices.set(product.id, price)
    return price
  }
  return carts.map((cart) => {
    const lines = present(cart.items).flatMap(({ product_id, qty }) => {
      const product = byId.get(product_id)
      return product ? [{ product, qty }] : []
    })
    return {
      id: cart.id,
      name: cart.name,
      item_count: lines.length,
      articles: lines.slice(0, NAMED).map(({ product }) => product.article),
      totalCost: region && savedTotal(lines.map(({ product, qty }) => ({ product, qty, price: priceOf(region, product) }))),
      is_manager: cart.is_manager,
      created_at: new Date(cart.at).toISOString(),
      version: cart.version,
      ...(productId !== undefined && { qty: lines.find(({ product }) => product.id === productId)?.qty ?? 0 }),
    }
  })
}

const notThere = () => refuse(404, { message: 'Такой корзины нет: возможно, её удалили' })

/** A saved cart of the one who asks, also a deleted one. */
function requireOwn(scene: Pick<Scene, 'tables' | 'user'>, id: number): StoredCart {
  const user = requireUser(scene)
  const found = scene.tables.userCart.findFirst({ where: { id: { equals: id }, user_id: { equals: user.id } } })
  if (!found) throw notThere()
  return found
}

function requireRoom(scene: Pick<Scene, 'tables'>, userId: number): void {
  if (savedCartsOf(scene, userId).length >= SAVED_CARTS_MAX)
    throw refuse(422, { message: `Сохранено уже ${SAVED_CARTS_MAX} корзин, больше нельзя. Удалите ненужные и повторите`, errors: {} })
}

/** What can come back no more goes for good. */
function forgetRemoved({ tables, now }: Pick<Scene, 'tables' | 'now'>): void {
  tables.userCart.deleteMany({ where: { removed_at: { gt: 0, lt: now() - SAVED_CART_BACK_MS } } })
}
