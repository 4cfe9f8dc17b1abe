import { mix } from '../catalogue/random'
import { cartId, lineId } from '../rules/cart-ids'
import type { TableRow } from '../tables'
import { BIG_BUYER, BIG_REGION } from './companies'
import { type Goods, KAZAN, quantityAt, type SeedPlace, type Troubled, usualProducts } from './goods'

type Line = TableRow<'cartLine'>
const BIG_CART = 300
const MOSCOW: SeedPlace = { regionId: BIG_REGION, cityId: 1 }

/** Carts: what the administrator has gathered, one line sold out and one at its limit; the 300 lines of the big buyer, one of them gone from the catalogue. */
export function cartRows(goods: Goods, { soldOut, limited, withdrawn }: Troubled): { carts: TableRow<'cart'>[]; lines: Line[] } {
  const lines = [
    ...linesOf(1, KAZAN, [
      ...usualProducts(goods)
        .slice(0, 8)
        .map((product) => ({ product, qty: quantityAt(goods, KAZAN, product, 2 * product.pack) })),
      ...soldOut.map((product) => ({ product, qty: product.pack })),
      ...limited.map((product) => ({ product, qty: quantityAt(goods, KAZAN, product, product.limit ?? 1) })),
    ]),
    ...linesOf(
      3,
      KAZAN,
      usualProducts(goods)
        .slice(6, 9)
        .map((product) => ({ product, qty: quantityAt(goods, KAZAN, product, product.pack) })),
    ),
    ...linesOf(
      BIG_BUYER,
      MOSCOW,
      [...goods.catalogue.listed.slice(0, BIG_CART - 1), ...withdrawn].map((product) => ({
        product,
        qty: quantityAt(goods, MOSCOW, product, product.pack * (1 + (mix(product.id, 3) % 5))),
      })),
    ),
  ]
  const ids = [...new Set(lines.map(({ cart_id }) => cart_id))]
  return { carts: ids.map((id) => ({ id, version: 1 })), lines }
}

function linesOf(userId: number, { regionId }: SeedPlace, wanted: readonly { product: { id: number }; qty: number }[]): Line[] {
  const cart = cartId(userId, regionId)
  const unique = wanted.filter(({ product }, at) => wanted.findIndex((other) => other.product.id === product.id) === at)
  return unique.map(({ product, qty }, at) => ({
    id: lineId(cart, product.id),
    cart_id: cart,
    product_id: product.id,
    qty,
    at: at + 1,
    note: '',
  }))
}

/** What people have marked. */
export const favoriteRows = (goods: Goods, at: number): TableRow<'favorite'>[] =>
  [1, BIG_BUYER].flatMap((userId) =>
    usualProducts(goods)
      .slice(0, 9)
      .map(({ id }, place) => ({ id: `${userId}/${id}`, user_id: userId, product_id: id, at: at - place * 86_400_000 })),
  )
