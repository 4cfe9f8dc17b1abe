import type { CatalogueProduct } from '../../../fake-server/catalogue/catalogue-product'
import { createCatalogue } from '../../../fake-server/catalogue/query/catalogue'
import { type PriceOf, pricingRows } from '../../../fake-server/catalogue/query/price-columns'
import { queryFacets, queryProducts } from '../../../fake-server/catalogue/query/query-products'
import type { Question } from '../../../fake-server/catalogue/query/selection'
import { readingProducts } from '../../../fake-server/catalogue/search/search'
import { atOnce } from '../../../fake-server/steps'
import type { ProductQuery } from '../../../model/catalogue/filter'

/** Some goods as lists ask for them: for a guest, or for a buyer with prices. */
export function smallShop(products: readonly CatalogueProduct[], priceOf?: PriceOf) {
  const catalogue = createCatalogue(products)
  const prices = priceOf ? atOnce(pricingRows(catalogue.listed, priceOf)) : null
  const search = atOnce(readingProducts(catalogue))
  const question = (query: ProductQuery): Question => ({ query, found: query.search?.trim() ? search.find(query.search) : null, prices })
  /** Ids of what a text finds, the best fitting first. */
  const idsOf = (text: string) => Array.from(search.find(text).ranked, (row) => catalogue.listed[row]!.id) // rows are of the list
  return {
    catalogue,
    search,
    idsOf,
    list: (query: ProductQuery) => queryProducts(catalogue, question(query)),
    facets: (query: ProductQuery) => queryFacets(catalogue, question(query)),
  }
}

/** A product with something changed: a generated one has no name and no barcode of its own to be copied. */
export const changed = (product: CatalogueProduct, changes: Partial<CatalogueProduct>): CatalogueProduct => ({
  ...product,
  name: product.name,
  barcode: product.barcode,
  ...changes,
})
