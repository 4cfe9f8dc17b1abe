import type { Product } from '../../model/catalogue/product'
import type { ProductPrice } from '../../model/catalogue/product-price'

/** A product with nothing special about it. */
export const product = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  name: `Масло ${id}`,
  article: `M-${id}`,
  brand: { name: 'Arktelub', slug: 'arktelub', country: 'Россия' },
  category_id: 1,
  images: [`/pictures/${id}.svg`],
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

/** 10,00 ₽ for this buyer, 12,00 ₽ for all, 50 units. */
export const price = (product_id: number, changes: Partial<ProductPrice> = {}): ProductPrice => ({
  product_id,
  sale: false,
  cost: 1000,
  base_price: 1200,
  stock: 50,
  arrival: null,
  self_stock: 50,
  online: true,
  discount: { discount: 0 },
  discount2: { discount: 0 },
  guest_cost: 1200,
  stock_id: 1,
  price_doc: '',
  price_type: '',
  promo: [],
  gifts: [],
  ...changes,
})
