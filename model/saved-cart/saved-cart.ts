import * as z from 'zod/mini'
import { CartItem } from '../cart/cart'
import { isAvailable, isOrderable, orderableQuantity } from '../cart/quantity'
import { payableCost, type ProductPrice } from '../catalogue/product-price'
import type { Product } from '../catalogue/product'
import { Id } from '../id'
import { SAVED_CART_FLAG_MS } from '../limits'
import { Rubles, type Kopecks } from '../money/money'
import { formatDate } from '../text/date'
import { whole } from '../whole'

/** A line of a saved cart. `cost`: kopecks a unit in the region that is asked about, when the line was saved; absent where that was another region. */
export const SavedItem = z.object({ ...CartItem.shape, cost: z.optional(z.nullable(Rubles)) })
export type SavedItem = z.output<typeof SavedItem>

/** A saved cart. `version` grows by one with every change, from whatever tab or device. [ENT-011] */
export const UserCart = z.object({
  id: Id,
  name: z.optional(z.string()),
  items: z.array(SavedItem),
  totalCost: z.nullable(Rubles),
  is_manager: z.boolean(),
  created_at: z.string(),
  version: z.optional(z.number().check(whole(), z.nonnegative())),
})
export type UserCart = z.output<typeof UserCart>

/**
 * A saved cart as the list of them has it: how many lines there are and the first articles; the lines themselves come with the cart. A
 * server that sends lines in the list sends no counts. [ENT-011]
 */
export const ListedCart = z.object({
  ...UserCart.shape,
  items: z.optional(z.array(SavedItem)),
  item_count: z.optional(z.number().check(whole(), z.nonnegative())),
  articles: z.optional(z.array(z.string())),
  /** Pieces of the product that is asked about. */
  qty: z.optional(z.number().check(whole(), z.nonnegative())),
})
export type ListedCart = z.output<typeof ListedCart>

/** How many lines a listed cart has. */
export const lineCountOf = ({ item_count, items = [] }: Pick<ListedCart, 'item_count' | 'items'>): number => item_count ?? items.length

/** How many pieces of a product a listed cart has; `productId` is the one that its list was asked about. */
export const piecesIn = ({ qty, items = [] }: Pick<ListedCart, 'qty' | 'items'>, productId: number): number =>
  qty ?? items.find(({ product }) => product.id === productId)?.qty ?? 0

/** The articles of the first lines of a listed cart, as far as they are known. */
export const articlesOf = ({ articles, items = [] }: Pick<ListedCart, 'articles' | 'items'>): readonly string[] =>
  articles ?? items.map(({ product }) => product.article)

/** What a saved cart is called; one without a name by its day. */
export const cartTitle = ({ name, created_at }: Pick<UserCart, 'name' | 'created_at'>): string =>
  name?.trim() || `Корзина от ${formatDate(created_at)}`

/** Whether a manager made it within the last seven days. [NAV-017, CONST-002] @param now ms */
export const isNewFromManager = ({ is_manager, created_at }: Pick<UserCart, 'is_manager' | 'created_at'>, now: number): boolean =>
  is_manager && now - Date.parse(created_at) < SAVED_CART_FLAG_MS

/** The newest first; of one moment the one that was made last. */
export const byAge = (one: Pick<UserCart, 'id' | 'created_at'>, other: Pick<UserCart, 'id' | 'created_at'>): number =>
  Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id

/** A line as it is summed: pieces, what its product is sold by, and the price row in the region; null: it has none. */
type PricedLine = { qty: number; product: Pick<Product, 'pack' | 'limit'>; price: ProductPrice | null }

/** Whether something of a line can be had now: it has a price, and a whole pack is there within the limit. [VALID-007, DEC-019] */
export const isThere = ({ product: { pack, limit }, price }: Omit<PricedLine, 'qty'>): boolean =>
  price !== null && isAvailable(price.stock, payableCost(price)) && isOrderable(pack, { pack, limit, stock: price.stock })

/**
 * What a saved cart comes to: unit × quantity of each line; lines of which nothing can be had now are left out.
 * @returns kopecks [VALID-007, DEC-013, DEC-019]
 */
export const savedTotal = (lines: readonly PricedLine[]): Kopecks => lines.reduce((sum, line) => sum + savedLineCost(line), 0)

/** What one line of it adds to that, kopecks. */
export const savedLineCost = (line: PricedLine): Kopecks => (isThere(line) ? line.qty * (payableCost(line.price) ?? 0) : 0)

/** What a saved line keeps of a wish: whole packs within the limit. Stock bounds nothing before it goes into a cart. [DEC-019] */
export const savedQuantity = (wished: number, { pack, limit }: Pick<Product, 'pack' | 'limit'>): number =>
  orderableQuantity(wished, { pack, limit, stock: null })

/** The newer of two answers of one saved cart; what came last where they have no versions. @param known null: none yet */
export function newerCart<T extends Pick<UserCart, 'version'>>(known: T | null, said: T): T {
  const isOlder = known?.version !== undefined && said.version !== undefined && said.version < known.version
  return isOlder ? known : said
}
