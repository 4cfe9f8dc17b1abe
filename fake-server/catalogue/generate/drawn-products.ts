import drawnProductsJson from '../../seed/facts/drawn-products.json'
import type { RawValue } from '../facts'

/** A product of the drawn screens: they come first, so that the screens look as they were drawn. */
export type DrawnProduct = {
  article: string
  brand: string
  leaf: number
  line: string
  /** What the profile of its kind has; the first such is taken, then `set` replaces values. */
  like: Readonly<Record<string, RawValue>>
  set?: Readonly<Record<string, RawValue>>
  /** Value of the package; absent for what has none. */
  pack?: number
  /** Replaces the name by pattern where the drawing says otherwise. */
  name?: string
  /** Rubles. */
  price: number
  guest: number
  /** Grams. */
  weight: number
  /** Units of the order multiple. */
  box?: number
  rating?: number
  reviews?: number
  /** Products of one number share all but the package. */
  family?: number
}

/** In the order in which the lists show them. */
export const DRAWN_PRODUCTS = drawnProductsJson as unknown as readonly DrawnProduct[] // its inferred type is a union of its rows
