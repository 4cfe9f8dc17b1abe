import type { CartItem } from '../../../../model/cart/cart'
import type { CartWrite } from '../../../../model/cart/cart-queue'
import type { Product } from '../../../../model/catalogue/product'

export const REGION = 1
/** The goods of the cart, and pieces of each, as far as these walks change them; the first cannot be had, and there is one alike. */
const GOODS = [
  ['67849702', 12],
  ['AL-4071-004', 8],
  ['20541187', 8],
  ['V318604', 8],
  ['4650071530', 2],
  ['СГ0412А', 48],
  ['VG060.0R', 2],
  ['PVO 418-20', 40],
  ['HF5318', 10],
  ['MX-6115E', 120],
] as const
const product = (id: number, article: string) => ({ id, article, name: article, pack: 1, limit: null }) as Product
export const ITEMS: readonly CartItem[] = GOODS.map(([article, qty], at) => ({ product: product(at + 1, article), qty, note: '' }))
export const [LACKING, OIL, OTHER] = ITEMS.map((item) => item.product) as [Product, Product, Product]
export const ALIKE = product(100, 'AL-1654-001')
export const CHANGED = 12
export const NOTE = 'Утренней машиной'
/** What a tab that is gone has left. */
export const LEFT: CartWrite = { key: 'left-1', regionId: REGION, productId: OIL.id, qty: CHANGED, product: OIL, stage: 'ready', at: 1 }
