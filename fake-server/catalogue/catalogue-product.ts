import type { Product } from '../../model/catalogue/product'
import type { Kopecks } from '../../model/money/money'
import { type Brand, KINDS, LEAF_BY_ID } from './facts'
import { keyValues } from './key-values'
import { type CompactValue, toProductValue } from './parameters'
import { productImages } from './product-images'

/** A product as the catalogue keeps it: never changed, and small, so that 50 000 of them fit. `toProduct` gives what the wire has. */
export type CatalogueProduct = {
  /** From 1, without gaps. */
  readonly id: number
  readonly name: string
  readonly article: string
  /** EAN-13 of the restricted range 20 to 29: no real product can have it. */
  readonly barcode: string
  readonly brand: Brand
  readonly categoryId: number
  /** Key of the facts' kinds. */
  readonly kind: string
  readonly line: string | null
  /** Shared by all products of one variant. */
  readonly common: readonly CompactValue[]
  readonly own: readonly CompactValue[]
  readonly tare: string | null
  /** The same for one brand, line and variant in all its packages. */
  readonly family: number
  /** One without pictures is in no list; its address works. [VALID-010, DEC-054] */
  readonly pictured: boolean
  /** Units of the order multiple. [DEC-019] */
  readonly pack: number
  readonly limit: number | null
  /** Grams of one unit. */
  readonly weight: number
  readonly rating: number | null
  readonly reviews: number
  readonly bonus: number
  /** Place in the order by popularity, from 1, unique. */
  readonly popularity: number
  /** Days before today on which it came into the catalogue. */
  readonly addedDaysAgo: number
  /** List price of one unit. */
  readonly price: Kopecks
  /** Price for all of one unit, 1.18 to 1.35 of the list price. */
  readonly guestPrice: Kopecks
  /** Ids of the promotions it takes part in. */
  readonly promotions: readonly number[]
}

/** @returns all values of a product, in no special order */
export const compactValuesOf = (product: Pick<CatalogueProduct, 'common' | 'own'>): readonly CompactValue[] =>
  product.own.length ? [...product.common, ...product.own] : product.common

/** @returns the values of a product in the order in which its kind names its parameters */
export function orderedValues(product: Pick<CatalogueProduct, 'kind' | 'common' | 'own'>): CompactValue[] {
  const order = KINDS[product.kind]?.params ?? []
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...compactValuesOf(product)].sort(([first], [second]) => place(first) - place(second))
}

/**
 * A product as lists have it, without prices (DEC-056); its page adds `aboutProduct`.
 * @param favorite whether the one who asks has marked it
 */
export function toProduct(product: CatalogueProduct, { favorite }: { favorite: boolean }): Product {
  const { id, name, article, barcode, brand, categoryId, bonus, limit, pack, weight, rating, reviews } = product
  const values = orderedValues(product)
  const categoryName = LEAF_BY_ID.get(categoryId)?.name
  return {
    id,
    name,
    article,
    barcode,
    brand: { name: brand.name, slug: brand.slug, country: brand.country },
    category_id: categoryId,
    ...(categoryName !== undefined && { category_name: categoryName }),
    images: productImages(product),
    values: values.map(toProductValue),
    key_values: keyValues(product.kind, values),
    favorite,
    bonus,
    limit,
    pack,
    weight,
    rating,
    reviews,
  }
}
