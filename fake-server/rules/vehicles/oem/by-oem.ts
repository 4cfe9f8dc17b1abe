import type { CatalogueProduct } from '../../../catalogue/catalogue-product'
import { crossRows, type FittedPart, partsOfNumber, productsOfSize } from '../../../catalogue/oem/oem-index'
import type { Catalogue } from '../../../catalogue/query/catalogue'

/** What a number of a part finds. `part` null: nobody knows the number. */
export type FoundByOem = {
  part: { name: string; vehicles: string[] } | null
  products: CatalogueProduct[]
  analogs: CatalogueProduct[]
}

/** So many of each are shown. */
const SHOWN = 40
/** Of goods of one size so many popular ones are looked at. */
const LOOKED_AT = 120

/**
 * The goods with a cross number, and others of the size of that part. Of the latter those come first that can be had now.
 * @param isThere whether a pack of a product can be had @param isGone whether it has left the catalogue
 */
export function findByOem(
  catalogue: Catalogue,
  oem: string,
  { isThere, isGone }: Record<'isThere' | 'isGone', (product: CatalogueProduct) => boolean>,
): FoundByOem {
  const parts = partsOfNumber(oem)
  const [first] = parts
  if (!first) return { part: null, products: [], analogs: [] }
  const products = crossRows(catalogue, oem)
    .flatMap((row) => catalogue.listed[row] ?? [])
    .filter((product) => !isGone(product))
  const own = new Set(products)
  const alike = ofSize(catalogue, parts)
    .filter((product) => !own.has(product) && !isGone(product))
    .slice(0, LOOKED_AT)
  return {
    part: { name: first.kind.name, vehicles: [...new Set(parts.map(({ fit }) => fit))] },
    products: thereFirst(products, isThere),
    analogs: thereFirst(alike, isThere),
  }
}

/** Several engines with one number have parts of one size in life; the sizes of the first are taken. */
const ofSize = (catalogue: Catalogue, [first]: readonly FittedPart[]): readonly CatalogueProduct[] =>
  first ? productsOfSize(catalogue, first) : []

function thereFirst(products: readonly CatalogueProduct[], isThere: (product: CatalogueProduct) => boolean): CatalogueProduct[] {
  const [there, absent]: [CatalogueProduct[], CatalogueProduct[]] = [[], []]
  for (const product of products) (isThere(product) ? there : absent).push(product)
  return [...there, ...absent].slice(0, SHOWN)
}
