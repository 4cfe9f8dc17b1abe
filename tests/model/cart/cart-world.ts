import type { CartItem } from '../../../model/cart/cart'
import type { Product } from '../../../model/catalogue/product'

/** A product with nothing special about it. */
export const product = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  name: `Товар ${id}`,
  article: `A-${id}`,
  brand: { name: 'Вектор', slug: 'vektor', country: 'Россия' },
  category_id: 1,
  images: ['/1.svg'],
  values: [],
  key_values: [],
  favorite: false,
  limit: null,
  pack: 1,
  weight: 1000,
  rating: null,
  reviews: 0,
  ...changes,
})

/** A line as the server sends it: a new object every time. */
export const item = (id: number, qty: number): CartItem => ({ product: product(id), qty })
