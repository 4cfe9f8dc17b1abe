import type { Kopecks } from '../../../model/money/money'
import type { CatalogueProduct } from '../catalogue-product'
import { type Brand, BRANDS } from '../facts'
import type { CompactValue } from '../parameters'
import { newBarcode } from './codes'
import type { DrawnProduct } from './drawn-products'
import type { Member } from './families'
import { nameParts } from './naming'

/** What of a product is drawn by chance or worked out, and not told by its family. */
export type Drawing = Pick<
  CatalogueProduct,
  'article' | 'own' | 'pictured' | 'pack' | 'limit' | 'weight' | 'rating' | 'reviews' | 'popularity' | 'addedDaysAgo' | 'guestPrice'
> & { price: Kopecks; promotions: readonly number[] }

/**
 * A product of a family. Name and barcode are made when they are asked for and not kept: most are never read, and the texts of 50 000
 * would be as large as all the rest.
 */
export class GeneratedProduct implements CatalogueProduct {
  readonly id: number
  readonly article: string
  readonly brand: Brand
  readonly categoryId: number
  readonly kind: string
  readonly line: string | null
  readonly common: readonly CompactValue[]
  readonly own: readonly CompactValue[]
  readonly tare: string | null
  readonly family: number
  readonly pictured: boolean
  readonly pack: number
  readonly limit: number | null
  readonly weight: number
  readonly rating: number | null
  readonly reviews: number
  readonly bonus: number
  readonly popularity: number
  readonly addedDaysAgo: number
  readonly price: Kopecks
  readonly guestPrice: Kopecks
  readonly promotions: readonly number[]
  readonly #member: Member
  readonly #drawn: DrawnProduct | null

  /** @param drawn what the drawn screens say of it; null for all others */
  constructor(id: number, member: Member, drawn: DrawnProduct | null, drawing: Drawing) {
    const { family, pack } = member
    this.id = id
    this.article = drawing.article
    this.brand = family.brand
    this.categoryId = family.leaf.id
    this.kind = family.leaf.kind
    this.line = family.line?.n ?? null
    this.common = family.variant.values
    this.own = drawing.own
    this.tare = pack?.[4] ?? null
    this.family = family.key
    this.pictured = drawing.pictured
    this.pack = drawing.pack
    this.limit = drawing.limit
    this.weight = drawing.weight
    this.rating = drawing.rating
    this.reviews = drawing.reviews
    this.bonus = Math.floor(drawing.price / 11_000)
    this.popularity = drawing.popularity
    this.addedDaysAgo = drawing.addedDaysAgo
    this.price = drawing.price
    this.guestPrice = drawing.guestPrice
    this.promotions = drawing.promotions
    this.#member = member
    this.#drawn = drawn
  }

  get name(): string {
    return this.nameInParts().parts.join('')
  }

  /** The name in parts, most of which many products share: whoever reads all names reads each of those once. */
  nameInParts(): ReturnType<typeof nameParts> {
    if (this.#drawn?.name) {
      const parts = [noBreaks(this.#drawn.name)]
      return { parts, pattern: parts, isApart: true }
    }
    const { article } = this
    const { family, pack } = this.#member
    const { kind, variant, brand, fit, naming } = family
    return nameParts(naming, { kind, raw: variant.raw, tail: variant.tail, brand: brand.name, line: this.line, pack, article, fit })
  }

  get barcode(): string {
    return newBarcode(BRANDS.indexOf(this.brand), this.id)
  }
}

const noBreaks = (text: string): string => text.replace(/(\d) (А·ч|А|мл|л|кг|г)$/, '$1\u00a0$2').replace(/(\d) А·ч/, '$1\u00a0А·ч')
